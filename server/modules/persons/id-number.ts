import type { IdType } from '../../../contract/constants/enums'
import { isDay } from '../../lib/store-time'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_SIGNS = '10X98765432'

/** What a mainland resident number itself says. */
export interface MainlandFacts {
  birthDate: string
  sex: '1' | '2'
}

/** Full-width signs become plain, letters upper case, blanks go; a Hong Kong number gets its brackets: `A123456(3)`. */
export function normaliseIdNumber(idType: IdType, text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replace(/\s+/g, '')
  if (idType !== 'hkid') return plain
  const match = /^([A-Z]{1,2}\d{6})\(?([0-9A])\)?$/.exec(plain)
  return match ? `${match[1]}(${match[2]})` : plain
}

function isMainlandChecked(id: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  return CHECK_SIGNS[sum % 11] === id[17]
}

/** Letters count 10 to 35, a missing first letter 36; the weighted sum with the check digit divides by 11. */
function isHkidChecked(id: string): boolean {
  const match = /^([A-Z]{1,2})(\d{6})\(([0-9A])\)$/.exec(id)
  if (!match) return false
  const [, letters = '', digits = '', check = ''] = match
  const letterValue = (letter: string): number => letter.charCodeAt(0) - 55
  const values = [
    letters.length === 2 ? letterValue(letters[0] ?? '') : 36,
    letterValue(letters.at(-1) ?? ''),
    ...[...digits].map(Number),
    check === 'A' ? 10 : Number(check),
  ]
  return values.reduce((total, value, index) => total + value * (9 - index), 0) % 11 === 0
}

/** The birth date and sex in a mainland number of 18 characters. @returns null when it is not one */
export function mainlandFacts(id: string): MainlandFacts | null {
  if (!/^[1-9]\d{16}[\dX]$/.test(id)) return null
  const birthDate = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
  return isDay(birthDate) ? { birthDate, sex: Number(id[16]) % 2 === 1 ? '1' : '2' } : null
}

const formats: Record<IdType, RegExp> = {
  mainlandId: /^[1-9]\d{16}[\dX]$/,
  // Home return permit: H (Hong Kong) or M (Macao), eight digits, on older ones two more.
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  hkid: /^[A-Z]{1,2}\d{6}\([0-9A]\)$/,
  hkMacaoPassport: /^([HK]\d{8}|[HK][A-Z]\d{7}|M[A-Z]?\d{7})$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,9}$/,
  other: /^(?=.*[A-Z0-9])[A-Z0-9()/.-]{4,30}$/,
}

/** Why a normalised number cannot be one of its type: `format`, `checkDigit`, or null when nothing is wrong. */
export function idNumberProblem(idType: IdType, id: string): 'format' | 'checkDigit' | null {
  if (!formats[idType].test(id)) return 'format'
  if (idType === 'mainlandId')
    return mainlandFacts(id) === null ? 'format' : isMainlandChecked(id) ? null : 'checkDigit'
  if (idType === 'hkid') return isHkidChecked(id) ? null : 'checkDigit'
  return null
}
