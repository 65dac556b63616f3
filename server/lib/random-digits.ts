import { randomInt } from 'node:crypto'

/** So many decimal digits that nobody can foresee; the first may be 0. At most 14. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')
