import { randomInt } from 'node:crypto'

/** Returns `count` unpredictable decimal digits; the first may be 0. At most 14. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')
