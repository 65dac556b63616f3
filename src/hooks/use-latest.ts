import { useLayoutEffect, useRef } from 'react'

/**
 * The value of the committed render, for handlers, timers and effects that outlive a render. Set in a layout
 * effect, before anything can be pressed or scrolled: with a passive effect, a slow device could run a
 * handler with the previous value.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
