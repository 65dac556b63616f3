import { useLayoutEffect, useRef } from 'react'

/**
 * The value of the rendering that is on the screen, for handlers, timers and effects that outlive a
 * rendering. It is there before anything on the screen can be pressed or scrolled: with a passive effect, a
 * slow device would run the handler of the rendering before.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
