import { useRef } from 'react'
import type { CartLine } from '@contract/routes/cart'
import type { Sku } from '@contract/routes/goods'
import { useCartPutMutation, useCartRemoveMutation, useCartSaveMutation } from '@/features/cart/api/cart.api'
import {
  type CartPlace,
  selectVisitorLines,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
} from '@/features/cart/cart.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { withReturned } from '@/pages/trolley/visitor-cart'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'

/** Whether the change was saved; otherwise the reason has been reported, or is the `error`. */
interface Outcome {
  isDone: boolean
  error?: unknown
}

export interface CartChanges {
  setQuantity: (line: CartLine, quantity: number) => Promise<Outcome>
  setVersion: (line: CartLine, sku: Sku) => Promise<Outcome>
  setPlace: (line: CartLine, place: CartPlace) => Promise<Outcome>
  /** @returns a function that restores them, or null when they could not be removed */
  remove: (gone: readonly CartLine[]) => Promise<(() => Promise<boolean>) | null>
  /**
   * Waits for pending changes.
   * @returns whether all of them were saved
   */
  settled: () => Promise<boolean>
}

const toSaved = (line: CartLine) => ({
  spuId: line.spuId,
  skuId: line.skuId,
  quantity: line.quantity,
  addPrice: line.addPrice,
  ...(line.shopId ? { shopId: line.shopId } : null),
  ...(line.personId ? { personId: line.personId } : null),
  ...(line.shopId && line.slotId ? { slotId: line.slotId } : null),
})

/** Saves removed lines again. */
function usePutBack() {
  const [save] = useCartSaveMutation()
  return (gone: readonly CartLine[]) => {
    const idempotencyKey = newIdempotencyKey()
    // the cart shows the newest first, so the last line is saved first
    return async () => !(await save({ idempotencyKey, lines: [...gone].reverse().map(toSaved) })).error
  }
}

/** Changes to the account's cart on the server. */
export function useSavedCartChanges(): CartChanges {
  const [put] = useCartPutMutation()
  const [take] = useCartRemoveMutation()
  const putBack = usePutBack()
  const underWay = useRef(new Set<Promise<Outcome>>())
  const change = (part: Parameters<typeof put>[0]): Promise<Outcome> => {
    const work = put(part).then(({ error }): Outcome => ({ isDone: !error, error }))
    underWay.current.add(work)
    return work.finally(() => underWay.current.delete(work))
  }
  return {
    setQuantity: ({ id }, quantity) => change({ id, quantity }),
    setVersion: ({ id }, sku) => change({ id, skuId: sku.id }),
    setPlace: ({ id }, { shopId, slotId }) => change({ id, shopId, slotId }),
    remove: async (gone) => {
      const { error } = await take(gone.map(({ id }) => id))
      return error ? null : putBack(gone)
    },
    settled: async () => (await Promise.all(underWay.current)).every(({ isDone }) => isDone),
  }
}

/** Changes to a visitor's cart on this device, which cannot fail. */
export function useVisitorCartChanges(): CartChanges {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const putBack = usePutBack()
  const change = (part: Parameters<typeof visitorLineChanged>[0]): Promise<Outcome> => {
    dispatch(visitorLineChanged(part))
    return Promise.resolve({ isDone: true })
  }
  return {
    setQuantity: ({ skuId }, quantity) => change({ skuId, change: { quantity } }),
    setVersion: (line, sku) =>
      change({
        skuId: line.skuId,
        change: { skuId: sku.id, addPrice: sku.salesPrice ?? line.addPrice },
        ...(line.isBookable ? { maxQuantity: 1 } : null),
      }),
    setPlace: ({ skuId }, place) => change({ skuId, change: { place } }),
    settled: () => Promise.resolve(true),
    remove: (gone) => {
      const save = putBack(gone)
      const before = selectVisitorLines(store.getState())
      const skuIds = gone.map(({ skuId }) => skuId)
      dispatch(visitorLinesRemoved(skuIds))
      return Promise.resolve(() => {
        const state = store.getState()
        // signed in meanwhile: the remaining lines are in the account's cart by now
        if (selectIsSignedIn(state)) return save()
        dispatch(visitorLinesReturned(withReturned(selectVisitorLines(state), before, skuIds)))
        return Promise.resolve(true)
      })
    },
  }
}
