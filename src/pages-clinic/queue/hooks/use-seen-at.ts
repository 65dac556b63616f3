import { useRef } from 'react'

/** Device time at which this answer arrived, since the server's clock may differ. */
export function useSeenAt(serverTime: string): number {
  const seen = useRef({ serverTime, atMs: Date.now() })
  if (seen.current.serverTime !== serverTime) seen.current = { serverTime, atMs: Date.now() }
  return seen.current.atMs
}
