import type { StreamListener } from './types'

export type { StreamListener } from './types'

/** A mini-program has no EventSource: it asks again instead. */
export const canFollowEvents = (): boolean => false

/** Nothing to follow in a mini-program. */
export const followEvents = (_path: string, _listener: StreamListener) => (): void => undefined
