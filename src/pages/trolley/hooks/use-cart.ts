import { useCallback, useEffect, useMemo } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useCartListQuery } from '@/features/cart/api/cart.api'
import { cartShown, selectMergeState, selectVisitorLines, type VisitorLine } from '@/features/cart/cart.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToMoment } from '@/i18n/format'
import { useVisitorGoodsQuery } from '@/pages/trolley/api/visitor-goods.api'
import { toCartLine } from '@/pages/trolley/visitor-cart'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { type CartChanges, useSavedCartChanges, useVisitorCartChanges } from './use-cart-changes'

const noLines: readonly VisitorLine[] = []

/** The visitor's lines with current product data; loaded for visitors only. */
function useVisitorCart(isSignedIn: boolean) {
  const visitorLines = useAppSelector(selectVisitorLines)
  const spuIds = useMemo(() => [...new Set(visitorLines.map(({ spuId }) => spuId))].sort(), [visitorLines])
  const hasGoods = !isSignedIn && spuIds.length > 0
  const goods = useVisitorGoodsQuery(spuIds, { skip: !hasGoods, refetchOnMountOrArgChange: true })
  const data = useMemo(() => {
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
  return { visitorLines, hasGoods, goods, data }
}

/** The cart: the account's on the server, or the visitor's on this device, with the same interface. */
export function useCart() {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const mergeState = useAppSelector(selectMergeState)
  const visitor = useVisitorCart(isSignedIn)
  const mine = useCartListQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const savedChanges = useSavedCartChanges()
  const visitorChanges = useVisitorCartChanges()
  const changes: CartChanges = isSignedIn ? savedChanges : visitorChanges

  const isMerging = isSignedIn && mergeState === 'running'
  const source = isSignedIn ? mine : visitor.goods
  const lines: CartLine[] | undefined = isMerging ? undefined : isSignedIn ? mine.currentData : visitor.data
  const isRead = isSignedIn || visitor.hasGoods

  const error = isRead ? source.error : undefined
  const isFetching = isMerging || source.isFetching
  const refetch = useCallback(async () => {
    dispatch(cartShown())
    // a retried merge refetches the cart through its tag
    if (mergeState === 'idle' && isRead && !source.isUninitialized) await source.refetch()
  }, [dispatch, isRead, mergeState, source])
  useEffect(() => {
    dispatch(cartShown())
  }, [dispatch])

  return {
    isSignedIn,
    /** Lines added before the sign-in that are not in the account's cart yet. */
    unmergedCount: isSignedIn && mergeState === 'failed' ? visitor.visitorLines.length : 0,
    lines,
    state: readState(lines, { error, isFetching, refetch }, { isEmpty: lines?.length === 0 }),
    /** Whether the read has ended, in success or failure. */
    isSettled: (lines !== undefined || error !== undefined) && !isFetching,
    refetch,
    ...changes,
    visitorLines: isSignedIn ? noLines : visitor.visitorLines,
  }
}
export type Cart = ReturnType<typeof useCart>
