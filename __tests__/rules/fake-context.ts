import type { Context } from '../../server/lib/context'

/** The parts of a context that rules without a database read: the time and the keys. */
export const fakeContext = (now: Date, config: object = {}): Context =>
  ({
    now: () => now,
    lang: 'en',
    config: { storeTimeZone: 'Asia/Hong_Kong', ...config },
  }) as unknown as Context
