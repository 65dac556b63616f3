import type { Context } from '../../server/lib/context'

/** What a rule without a database reads of a context: the moment, and the keys. */
export const fakeContext = (now: Date, config: object = {}): Context =>
  ({
    now: () => now,
    lang: 'en',
    config: { storeTimeZone: 'Asia/Hong_Kong', ...config },
  }) as unknown as Context
