import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit'

interface ActionCreator<A> {
  match: (action: unknown) => action is A
}
type Row = (action: unknown, store: MiddlewareAPI) => void

/** Something to do after each of these actions has reached the state. */
export function after<A>(
  creators: readonly ActionCreator<A>[],
  effect: (action: A, store: MiddlewareAPI) => unknown,
): Row {
  return (action, store) => {
    if (creators.some(({ match }) => match(action))) effect(action as A, store)
  }
}

/**
 * A middleware of such rows. Redux Toolkit's `createListenerMiddleware` brings forks, cancelling and waiting:
 * 4 KB that nothing here needs (docs/adr/0015-store-listeners.md).
 */
export const afterwards =
  (...rows: Row[]): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action)
    rows.forEach((row) => row(action, store))
    return result
  }
