import { useRef } from 'react'
import { limits } from '@contract/constants/limits'
import type { GoodsDetail, Sku } from '@contract/routes/goods'
import { isApiError, isUnsent } from '@/api/api-error'
import { useCartPutMutation } from '@/features/cart/api/cart.api'
import { selectVisitorLines, visitorLineAdded } from '@/features/cart/cart.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useTransient } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'

/** A toast with the outcome, and a link to the cart when the goods were added. */
function useCartSnack() {
  const { t } = useText('common')
  const [words, setWords, close] = useTransient<{ text: string; isAdded: boolean }>()
  const snack = {
    isOpen: words !== null,
    about: words,
    text: words?.text ?? '',
    onClose: close,
    ...(words?.isAdded
      ? {
          actionText: t('cart.see'),
          onAction: () => {
            setWords(null)
            go(routes.cart)
          },
        }
      : null),
  }
  return { snack, setWords }
}

/**
 * Adds a version of goods to the cart, also for a visitor. Pass `snack` to SnackBar: the outcome, with a link
 * to the cart.
 */
export function useAddToCart() {
  const { t } = useText('common')
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const [put, { isLoading: isAdding }] = useCartPutMutation()
  const { snack, setWords } = useCartSnack()
  // after a lost answer, pressing again must not add the goods twice
  const keys = useRef(new Map<string, string>())

  const addForVisitor = (goods: GoodsDetail, sku: Sku, quantity: number) => {
    const kept = selectVisitorLines(store.getState())
    if (kept.length >= limits.cartLines && !kept.some(({ skuId }) => skuId === sku.id))
      return setWords({ text: t('cart.full', { n: limits.cartLines }), isAdded: false })
    const maxQuantity = Math.min(goods.isBookable ? 1 : limits.cartQuantity, sku.stock)
    dispatch(
      visitorLineAdded({
        line: { spuId: goods.id, skuId: sku.id, quantity, addPrice: sku.salesPrice ?? 0, place: null },
        maxQuantity,
      }),
    )
    setWords({ text: t('cart.added'), isAdded: true })
  }

  /** Shows why the goods were not added, unless a dialog has shown it. */
  const refuse = (error: unknown) => {
    if (isApiError(error) && error.silent && error.kind === 'business')
      setWords({ text: error.msg, isAdded: false })
  }

  /** @returns whether the goods are now in the cart */
  const add = async (
    goods: GoodsDetail,
    sku: Sku,
    { quantity = 1, personId }: { quantity?: number; personId?: string } = {},
  ): Promise<boolean> => {
    if (!selectIsSignedIn(store.getState())) {
      addForVisitor(goods, sku, quantity)
      return true
    }
    const attempt = `${sku.id}/${quantity}/${personId ?? ''}`
    const idempotencyKey = keys.current.get(attempt) ?? newIdempotencyKey()
    keys.current.set(attempt, idempotencyKey)
    const { data, error } = await put({
      idempotencyKey,
      spuId: goods.id,
      skuId: sku.id,
      quantity,
      ...(personId && goods.isBookable ? { personId } : null),
    })
    if (!isUnsent(error)) keys.current.delete(attempt)
    // the person's name, because a service that this person has in the cart already is not added again
    if (data)
      setWords({ text: [t('cart.added'), data.personName].filter(Boolean).join('\u00a0· '), isAdded: true })
    else refuse(error)
    return !error
  }

  return {
    add,
    refuse,
    isAdding,
    snack,
  }
}
