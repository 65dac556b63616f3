import { clientConfig } from '../config'
import type { StreamListener } from './types'

export type { StreamListener } from './types'

/** Whether this device supports server-sent events. */
export const canFollowEvents = (): boolean => typeof EventSource === 'function'

/**
 * Subscribes to server-sent events at a path with query.
 * @returns unsubscribe
 */
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
