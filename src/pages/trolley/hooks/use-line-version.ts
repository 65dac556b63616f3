import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { isApiError } from '@/api/api-error'
import { useLazyGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { useText } from '@/i18n/use-text'
import type { Cart } from './use-cart'

/**
 * Changes the version of a line. Pass `sheet` to VersionSheet.
 * @param onRefused called when the versions cannot be loaded
 */
export function useLineVersion(setVersion: Cart['setVersion'], onRefused: (error: unknown) => void) {
  const { t } = useText('pages/trolley')
  const [line, setLine] = useState<CartLine | null>(null)
  const [chosenId, setChosenId] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const [read, { currentData: goods }] = useLazyGoodsDetailQuery()
  const sku = goods?.skus.find(({ id }) => id === chosenId)
  const close = () => {
    setLine(null)
    setError('')
  }
  const confirm = async () => {
    if (!line || !sku) return
    if (sku.id === line.skuId) return close()
    setIsBusy(true)
    const answer = await setVersion(line, sku)
    setIsBusy(false)
    if (answer.isDone) close()
    else
      setError(
        isApiError(answer.error) && answer.error.kind === 'business' ? answer.error.msg : t('cart.notSaved'),
      )
  }
  const open = async (wished: CartLine) => {
    setError('')
    setChosenId(wished.skuId)
    setLine(wished)
    const answer = await read(wished.spuId, true)
    if (answer.data) return
    setLine((now) => (now === wished ? null : now))
    onRefused(answer.error)
  }
  return {
    open: (wished: CartLine) => {
      void open(wished)
    },
    sheet: {
      isOpen: line !== null,
      title: t('cart.changeVersion'),
      confirmText: t('cart.confirmVersion'),
      name: line?.spuName ?? '',
      picture: sku?.picUrl || line?.picUrl || '',
      priceCents: sku?.salesPrice ?? null,
      skus: goods?.skus ?? [],
      chosenId,
      isBusy: isBusy || (line !== null && !goods),
      ...(error ? { error } : null),
      onChoose: (id: string) => {
        setError('')
        setChosenId(id)
      },
      onConfirm: () => {
        void confirm()
      },
      onClose: close,
    },
  }
}
