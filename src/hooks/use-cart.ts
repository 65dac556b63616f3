import { useCallback, useMemo } from 'react'
import type { CartLine } from '@contract/cart'
import type { Sku } from '@contract/goods'
import {
  useCartListQuery,
  useCartPutMutation,
  useCartRemoveMutation,
  useCartSaveMutation,
  useVisitorGoodsQuery,
} from '@/api/cart.api'
import {
  type CartPlace,
  cartShown,
  selectMergeState,
  selectVisitorLines,
  type VisitorLine,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
} from '@/features/cart/cart.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToMoment } from '@/i18n/format'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'
import { toCartLine, withReturned } from '@/utils/visitor-cart'

const noLines: readonly VisitorLine[] = []
const toSaved = (line: CartLine) => ({
  spuId: line.spuId,
  skuId: line.skuId,
  quantity: line.quantity,
  addPrice: line.addPrice,
  ...(line.shopId ? { shopId: line.shopId } : null),
  ...(line.personId ? { personId: line.personId } : null),
  ...(line.shopId && line.slotId ? { slotId: line.slotId } : null),
})

/**
 * The cart, whoever's it is: the person's on the server, or the visitor's on this device; read and changed the same way.
 * Each change answers whether it was made; why not has been said by then, or is the `error`.
 */
export function useCart() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const visitorLines = useAppSelector(selectVisitorLines)
  const mergeState = useAppSelector(selectMergeState)
  const spuIds = useMemo(() => [...new Set(visitorLines.map(({ spuId }) => spuId))].sort(), [visitorLines])
  const hasVisitorGoods = !isSignedIn && spuIds.length > 0
  const mine = useCartListQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const goods = useVisitorGoodsQuery(spuIds, { skip: !hasVisitorGoods, refetchOnMountOrArgChange: true })
  const [put] = useCartPutMutation()
  const [take] = useCartRemoveMutation()
  const [save] = useCartSaveMutation()

  const visitorData = useMemo(() => {
    const known = goods.data
    if (visitorLines.length === 0) return []
    const now = msToMoment(Date.now()).slice(0, 16)
    return (
      known &&
      visitorLines.flatMap((line) => {
        const found = known[line.spuId]
        return found === undefined ? [] : [toCartLine(line, found, now)]
      })
    )
  }, [visitorLines, goods.data])
  const isMerging = isSignedIn && mergeState === 'running'
  const source = isSignedIn ? mine : goods
  const lines: CartLine[] | undefined = isMerging ? undefined : isSignedIn ? mine.currentData : visitorData
  const isRead = isSignedIn || hasVisitorGoods

  const refetch = useCallback(async () => {
    dispatch(cartShown())
    if (isRead && !source.isUninitialized) await source.refetch()
  }, [dispatch, isRead, source])

  return {
    isSignedIn,
    /** Lines of before the sign-in that are not in the person's cart yet. */
    unmergedCount: isSignedIn && mergeState === 'failed' ? visitorLines.length : 0,
    lines,
    query: {
      data: lines,
      error: isRead ? source.error : undefined,
      isLoading: source.isLoading,
      isFetching: isMerging || source.isFetching,
      refetch,
    },
    refetch,
    setQuantity: async (line: CartLine, quantity: number): Promise<{ isDone: boolean; error?: unknown }> => {
      if (!isSignedIn) {
        dispatch(visitorLineChanged({ skuId: line.skuId, change: { quantity } }))
        return { isDone: true }
      }
      const { error } = await put({ id: line.id, quantity })
      return { isDone: !error, error }
    },
    setVersion: async (line: CartLine, sku: Sku): Promise<{ isDone: boolean; error?: unknown }> => {
      if (!isSignedIn) {
        dispatch(
          visitorLineChanged({
            skuId: line.skuId,
            change: { skuId: sku.id, addPrice: sku.salesPrice ?? line.addPrice },
            ...(line.isBookable === '1' ? { maxQuantity: 1 } : null),
          }),
        )
        return { isDone: true }
      }
      const { error } = await put({ id: line.id, skuId: sku.id })
      return { isDone: !error, error }
    },
    setPlace: async (line: CartLine, place: CartPlace): Promise<{ isDone: boolean; error?: unknown }> => {
      if (!isSignedIn) {
        dispatch(visitorLineChanged({ skuId: line.skuId, change: { place } }))
        return { isDone: true }
      }
      const { error } = await put({ id: line.id, shopId: place.shopId, slotId: place.slotId })
      return { isDone: !error, error }
    },
    /** @returns how to put them back, or null when they could not be taken out */
    remove: async (gone: readonly CartLine[]): Promise<(() => Promise<boolean>) | null> => {
      const idempotencyKey = newIdempotencyKey()
      // the cart shows the newest first: the last of them goes in first
      const putBack = async () =>
        !(await save({ idempotencyKey, lines: [...gone].reverse().map(toSaved) })).error
      if (!isSignedIn) {
        const before = visitorLines
        const skuIds = gone.map(({ skuId }) => skuId)
        dispatch(visitorLinesRemoved(skuIds))
        return () => {
          const state = store.getState()
          // signed in since: what was left is in the person's own cart by now
          if (selectIsSignedIn(state)) return putBack()
          dispatch(visitorLinesReturned(withReturned(selectVisitorLines(state), before, skuIds)))
          return Promise.resolve(true)
        }
      }
      const { error } = await take(gone.map(({ id }) => id))
      return error ? null : putBack
    },
    visitorLines: isSignedIn ? noLines : visitorLines,
  }
}
export type Cart = ReturnType<typeof useCart>
