import { type Dispatch, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { type ApiError, isApiError } from '@/api/api-error'
import { isOnline } from '@/platform/system'
import { isToldInPlace } from '@/utils/told-in-place'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()
/**
 * Subscribes to failed reads that nothing on the screen shows.
 * @returns unsubscribe
 */
export function onUntoldRead(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isRejected = isRejectedWithValue()

interface FailedRead {
  error: ApiError
  queryCacheKey: string
}
function failedRead(action: unknown): FailedRead | null {
  if (!isRejected(action)) return null
  const { type, queryCacheKey } = action.meta.arg as { type?: string; queryCacheKey?: string }
  return type === 'query' && queryCacheKey !== undefined && isApiError(action.payload)
    ? { error: action.payload, queryCacheKey }
    : null
}

/**
 * Whether a visible page depends on the read. A failed prefetch is repeated by the page that needs it, and
 * reads of a page that was left are no longer needed.
 */
function isMissed(dispatch: Dispatch, queryCacheKey: string): boolean {
  const subscriptions: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions())
  return (
    (subscriptions as { getSubscriptionCount: (key: string) => number }).getSubscriptionCount(queryCacheKey) >
    0
  )
}

/** Lets the pages render a failed read, then reports it if none of them shows it (`tellInPlace`). */
export const failedReadsMiddleware =
  (): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    const failed = failedRead(action)
    // the banner covers what fails without a network, also if the network is back before the pages have rendered
    if (failed && (isOnline() || failed.error.kind !== 'network')) {
      const { error, queryCacheKey } = failed
      // RTK Query notifies subscribers of its own actions in the next frame, of any other action at once; the
      // pages then render in a microtask
      dispatch({ type: 'failedReads/shown' })
      setTimeout(() => {
        if (!isToldInPlace(error) && isMissed(dispatch, queryCacheKey))
          listeners.forEach((listener) => listener(error))
      })
    }
    return result
  }
