import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { OrderCard } from '@contract/routes/orders'
import { isApiError } from '@/api/api-error'
import { useCartPutMutation } from '@/features/cart/api/cart.api'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { showDialog } from '@/platform/dialog'
import { newIdempotencyKey } from '@/utils/idempotency'

/** The reasons why an item cannot be bought; all other errors are failures with their own dialog. */
const unavailable: readonly unknown[] = [codes.nothingToOrder, codes.goodsDeleted, codes.notFound]

/**
 * Buys all lines of an order again: a single line opens its product's page, to choose person and time;
 * several are added to the cart together. Unavailable ones are listed.
 */
export function useBuyAgain() {
  const { t } = useText('pages-order')
  const [put] = useCartPutMutation()
  const [buyingId, setBuyingId] = useState<string | null>(null)
  // pressing again after a lost answer must not add anything twice
  const keys = useRef(new Map<string, string>())

  const putAll = async (order: OrderCard): Promise<string[] | null> => {
    const missing: string[] = []
    for (const { id, spuId, skuId, quantity, spuName } of order.listOrderItem) {
      const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey()
      keys.current.set(id, idempotencyKey)
      const answer = await put({ idempotencyKey, spuId, skuId, quantity })
      if (!answer.error) continue
      if (!isApiError(answer.error) || !unavailable.includes(answer.error.code)) return null
      missing.push(spuName)
    }
    for (const { id } of order.listOrderItem) keys.current.delete(id)
    return missing
  }
  const buyAgain = async (order: OrderCard) => {
    const lines = order.listOrderItem
    const [only] = lines
    if (only && lines.length === 1) return go(goodsRoute(only), { id: only.spuId })
    setBuyingId(order.id)
    const missing = await putAll(order)
    setBuyingId(null)
    if (missing === null) return
    if (missing.length === 0) return go(routes.cart)
    const isNone = missing.length === lines.length
    const isToCart = await showDialog({
      title: t(isNone ? 'buyAgain.none' : 'buyAgain.some'),
      text: t(isNone ? 'buyAgain.noneText' : 'buyAgain.someText', { names: missing.join(t('buyAgain.and')) }),
      confirmText: t(isNone ? 'buyAgain.close' : 'buyAgain.toCart'),
      ...(isNone ? null : { cancelText: t('buyAgain.close') }),
    })
    if (isToCart && !isNone) go(routes.cart)
  }
  return { buyAgain, buyingId }
}
