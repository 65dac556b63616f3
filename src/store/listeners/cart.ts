import type { Middleware } from '@reduxjs/toolkit'
import { kinds } from '@contract/route'
import { isApiError } from '@/api/api-error'
import { decode } from '@/api/wire'
import { cartApi } from '@/features/cart/api/cart.api'
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
import type { AppDispatch, AppStore, RootState } from '../reducer'
import { after, afterwards } from './after'

const KEY = 'room:cart'

/**
 * Merges a visitor's cart lines into the account's cart at sign-in, exactly once: the idempotency key is
 * stored with them, so that a lost answer does not add the quantities twice.
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
        isKeySpent: isApiError(answer.error) && answer.error.kind === 'business',
      }),
    )
}

// earlier versions stored the wire format
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)
const centsOf = (kept: number | string): number =>
  typeof kept === 'string' ? (decode(kinds.money, kept) as number) : kept

const isLine = (value: unknown): value is VisitorLine => {
  const line = value as Partial<VisitorLine> | null
  return (
    typeof line === 'object' &&
    line !== null &&
    typeof line.spuId === 'string' &&
    typeof line.skuId === 'string' &&
    typeof line.quantity === 'number' &&
    (typeof line.addPrice === 'number' || isAmount(line.addPrice))
  )
}

/** Restores the cart that a visitor left on the device; invalid lines are dropped. */
export function restoreVisitorCart(store: AppStore): void {
  const kept = readStored(KEY) as { lines?: unknown; mergeKey?: unknown } | undefined
  const lines = Array.isArray(kept?.lines)
    ? kept.lines
        .filter(isLine)
        .map((line) => ({ ...line, place: line.place ?? null, addPrice: centsOf(line.addPrice) }))
    : []
  if (lines.length > 0)
    store.dispatch(
      visitorCartRestored({ lines, mergeKey: typeof kept?.mergeKey === 'string' ? kept.mergeKey : '' }),
    )
}

/** Stores a visitor's cart on the device, and merges it into the account's own at sign-in. */
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
