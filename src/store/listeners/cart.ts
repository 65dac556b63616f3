import type { Middleware } from '@reduxjs/toolkit'
import { isApiError, isUnsent } from '@/api/api-error'
import { cartApi } from '@/api/cart.api'
import {
  cartShown,
  selectMergeKey,
  selectMergeState,
  selectVisitorLines,
  type VisitorLine,
  visitorCartMerged,
  visitorCartMergeFailed,
  visitorCartMergeStarted,
  visitorCartRestored,
  visitorLineAdded,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
} from '@/features/cart/cart.slice'
import { selectIsSignedIn, signedIn } from '@/features/session/session.slice'
import { readStored, removeStored, writeStored } from '@/platform/storage'
import { newIdempotencyKey } from '@/utils/idempotency'
import type { AppDispatch, AppStore, RootState } from '../store'
import { after, afterwards } from './after'

const KEY = 'room:cart'

/**
 * Hands a visitor's lines over to the cart of the person who signed in, once: the key is kept with them, so that an
 * answer that was lost on the way does not add the quantities a second time.
 */
export async function mergeVisitorCart({
  dispatch,
  getState,
}: {
  dispatch: AppDispatch
  getState: () => RootState
}): Promise<void> {
  const state = getState()
  const lines = selectVisitorLines(state)
  if (lines.length === 0 || !selectIsSignedIn(state) || selectMergeState(state) === 'running') return
  const idempotencyKey = selectMergeKey(state) || newIdempotencyKey()
  dispatch(visitorCartMergeStarted(idempotencyKey))
  const answer = await dispatch(
    cartApi.endpoints.cartSave.initiate({
      idempotencyKey,
      lines: lines.map(({ place, ...line }) => ({
        ...line,
        ...(place ? { shopId: place.shopId, slotId: place.slotId } : null),
      })),
    }),
  )
  if (answer.data) dispatch(visitorCartMerged({ skipped: answer.data.skipped }))
  else
    dispatch(
      visitorCartMergeFailed({
        isKeySpent: isApiError(answer.error) && answer.error.kind === 'business' && !isUnsent(answer.error),
      }),
    )
}

const isLine = (value: unknown): value is VisitorLine => {
  const line = value as Partial<VisitorLine> | null
  return (
    typeof line === 'object' &&
    line !== null &&
    typeof line.spuId === 'string' &&
    typeof line.skuId === 'string' &&
    typeof line.quantity === 'number' &&
    typeof line.addPrice === 'string'
  )
}

/** Takes up the cart that a visitor left on the device; what cannot be read counts as none. */
export function restoreVisitorCart(store: AppStore): void {
  const kept = readStored(KEY) as { lines?: unknown; mergeKey?: unknown } | undefined
  const lines = Array.isArray(kept?.lines)
    ? kept.lines.filter(isLine).map((line) => ({ ...line, place: line.place ?? null }))
    : []
  if (lines.length > 0)
    store.dispatch(
      visitorCartRestored({ lines, mergeKey: typeof kept?.mergeKey === 'string' ? kept.mergeKey : '' }),
    )
}

/** Keeps a visitor's cart on the device, and merges it into the person's own at sign-in. */
export const cartMiddleware = (): Middleware =>
  afterwards(
    after<unknown>(
      [
        visitorLineAdded,
        visitorLineChanged,
        visitorLinesRemoved,
        visitorLinesReturned,
        visitorCartMergeStarted,
        visitorCartMergeFailed,
        visitorCartMerged,
      ],
      (_action, { getState }) => {
        const state = getState() as RootState
        const lines = selectVisitorLines(state)
        if (lines.length === 0) removeStored(KEY)
        else writeStored(KEY, { lines, mergeKey: selectMergeKey(state) })
      },
    ),
    after<unknown>([signedIn, cartShown], (_action, store) =>
      mergeVisitorCart(store as unknown as { dispatch: AppDispatch; getState: () => RootState }),
    ),
  )
