import { useSyncExternalStore } from 'react'
import type { Position } from '@/platform/location'

// Where the person said they are, for as long as the app runs: never on the device, never in the store
let position: Position | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
const read = () => position

/** Remembers the position that was given on one page for the others, or forgets it. */
export function rememberPosition(next: Position | null): void {
  position = next
  listeners.forEach((listener) => listener())
}

/** The position that the person gave; null without one. Nothing is asked for. */
export const usePosition = (): Position | null => useSyncExternalStore(subscribe, read, read)
