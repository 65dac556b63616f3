import { isDay } from './dates'

const MAX_AGE_YEARS = 150

/** A person's home address; null and '' are equivalent. */
export interface HomeAddress {
  provinceId: string | null
  cityId: string | null
  address: string
}

const addressParts = ['provinceId', 'cityId', 'address'] as const
export type AddressPart = (typeof addressParts)[number]

/** The parts missing from a partly filled address, in form order. An empty address is complete: it is optional. */
export function addressGaps(home: HomeAddress): AddressPart[] {
  const missing = addressParts.filter((part) => !home[part]?.trim())
  return missing.length === addressParts.length ? [] : missing
}

/** A number is meaningless without its type; a type without a number is allowed. */
export const isIdTypeMissing = (idType: string | null, idNumber: string | null): boolean =>
  !idType && Boolean(idNumber?.trim())

/**
 * Why a day is not valid as a birth date; null when it is.
 * @param today 'yyyy-MM-dd' in the store's zone
 */
export function birthDateProblem(birthDate: string, today: string): 'format' | 'future' | 'tooOld' | null {
  if (!isDay(birthDate)) return 'format'
  if (birthDate > today) return 'future'
  const earliest = `${String(Number(today.slice(0, 4)) - MAX_AGE_YEARS).padStart(4, '0')}${today.slice(4)}`
  return birthDate < earliest ? 'tooOld' : null
}
