import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { type ApiError, isApiError } from '@/api/api-error'
import { isToldInPlace } from '@/utils/told-in-place'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()
/** Subscribes to failed reads that nothing on the screen shows. @returns unsubscribe */
export function onUntoldRead(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isRejected = isRejectedWithValue()

/** The failure of a read that somebody waits for; what is read ahead is asked for again by whoever needs it. */
function failureOf(action: unknown): ApiError | null {
  if (!isRejected(action)) return null
  const { type, subscribe } = action.meta.arg as { type?: string; subscribe?: boolean }
  return type === 'query' && subscribe !== false && isApiError(action.payload) ? action.payload : null
}

/** Lets the pages render a failed read, and passes on what none of them shows (`tellInPlace`). */
export const failedReadsMiddleware =
  (): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    const error = failureOf(action)
    if (error) {
      // RTK Query's own action reaches the pages with the next frame, any other at once: a microtask renders them
      dispatch({ type: 'failedReads/shown' })
      setTimeout(() => {
        if (!isToldInPlace(error)) listeners.forEach((listener) => listener(error))
      })
    }
    return result
  }
