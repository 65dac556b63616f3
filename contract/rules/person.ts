import { isDay } from './dates'

const MAX_AGE_YEARS = 150

/** Where a person lives; null and '' are nothing. */
export interface HomeAddress {
  provinceId: string | null
  cityId: string | null
  address: string
}

const addressParts = ['provinceId', 'cityId', 'address'] as const
export type AddressPart = (typeof addressParts)[number]

/** What an address that was begun still lacks, in the order of the form. Nobody has to give one. */
export function addressGaps(home: HomeAddress): AddressPart[] {
  const missing = addressParts.filter((part) => !home[part]?.trim())
  return missing.length === addressParts.length ? [] : missing
}

/** A number says nothing without its type; the type alone is no fault. */
export const isIdTypeMissing = (idType: string | null, idNumber: string | null): boolean =>
  !idType && Boolean(idNumber?.trim())

/** Why a day cannot be somebody's birthday; null when it can. @param today 'yyyy-MM-dd' at the store */
export function birthDateProblem(birthDate: string, today: string): 'format' | 'future' | 'tooOld' | null {
  if (!isDay(birthDate)) return 'format'
  if (birthDate > today) return 'future'
  const earliest = `${String(Number(today.slice(0, 4)) - MAX_AGE_YEARS).padStart(4, '0')}${today.slice(4)}`
  return birthDate < earliest ? 'tooOld' : null
}
