import { parseDay } from './calendar'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
/** Two-digit province prefixes of GB/T 2260, with Hong Kong, Macao, Taiwan and residents born abroad. */
const PROVINCES = new Set(
  '11,12,13,14,15,21,22,23,31,32,33,34,35,36,37,41,42,43,44,45,46,50,51,52,53,54,61,62,63,64,65,71,81,82,83,91'.split(
    ',',
  ),
)

/** The check digit that belongs to the first 17 digits of a Mainland resident ID number. */
export function idCardCheckDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return CHECK_DIGITS[sum % 11] ?? ''
}

/** An 18-character Mainland resident ID number: province prefix, real birth date, check digit (x or X). */
export function isIdCard(value: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(value)) return false
  return (
    PROVINCES.has(value.slice(0, 2)) &&
    idCardBirthDate(value) !== null &&
    idCardCheckDigit(value.slice(0, 17)) === value[17]?.toUpperCase()
  )
}

/** The birth date ('yyyy-MM-dd') inside a Mainland resident ID number, or null when there is none between 1800 and 2199. */
export function idCardBirthDate(value: string): string | null {
  const match = /^\d{6}((?:18|19|20|21)\d{2})(\d{2})(\d{2})/.exec(value)
  if (!match) return null
  const day = `${match[1]}-${match[2]}-${match[3]}`
  return parseDay(day) ? day : null
}

/** The sex inside a Mainland resident ID number (the 17th digit: odd for men), or null when it is not one. */
export function idCardSex(value: string): 'male' | 'female' | null {
  if (!isIdCard(value)) return null
  return Number(value[16]) % 2 === 1 ? 'male' : 'female'
}
