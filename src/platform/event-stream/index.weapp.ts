import type { StreamListener } from './types'

export type { StreamListener } from './types'

/** A mini-program has no EventSource, so callers poll instead. */
export const canFollowEvents = (): boolean => false

/** No-op in a mini-program. */
export const followEvents = (_path: string, _listener: StreamListener) => (): void => undefined
