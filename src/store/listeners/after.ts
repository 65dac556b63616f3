import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit'

interface ActionCreator<A> {
  match: (action: unknown) => action is A
}
type Row = (action: unknown, store: MiddlewareAPI) => void

/** An effect to run after any of these actions has been reduced. */
export function after<A>(
  creators: readonly ActionCreator<A>[],
  effect: (action: A, store: MiddlewareAPI) => unknown,
): Row {
  return (action, store) => {
    if (creators.some(({ match }) => match(action))) effect(action as A, store)
  }
}

/**
 * A middleware that runs these effects. Redux Toolkit's `createListenerMiddleware` adds forks, cancellation
 * and waiting, 4 KB that are not needed here (docs/adr/0015-store-listeners.md).
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
