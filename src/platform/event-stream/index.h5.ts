import { clientConfig } from '../config'
import type { StreamListener } from './types'

export type { StreamListener } from './types'

/** Whether this device can hold a stream of events open. */
export const canFollowEvents = (): boolean => typeof EventSource === 'function'

/** Follows the server's events at an address of its own (a path with query). @returns how to leave */
export function followEvents(
  path: string,
  { events, onEvent, onStanding, onRefused }: StreamListener,
): () => void {
  const source = new EventSource(clientConfig.apiHost + path)
  source.onopen = () => onStanding(true)
  source.onerror = () => {
    onStanding(false)
    if (source.readyState !== EventSource.CLOSED) return
    source.close()
    onRefused()
  }
  for (const name of events)
    source.addEventListener(name, (event) => onEvent(name, String((event as MessageEvent<unknown>).data)))
  return () => source.close()
}
