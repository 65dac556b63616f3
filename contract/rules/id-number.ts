import type { IdType } from '../constants/enums'
import { isDay } from './dates'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_SIGNS = '10X98765432'
/** Two-digit province prefixes of GB/T 2260, including Hong Kong, Macao, Taiwan and residents born abroad. */
const PROVINCES =
  '11,12,13,14,15,21,22,23,31,32,33,34,35,36,37,41,42,43,44,45,46,50,51,52,53,54,61,62,63,64,65,71,81,82,83,91'.split(
    ',',
  )

/** What a mainland resident number encodes about its holder. */
export interface MainlandFacts {
  birthDate: string
  sex: '1' | '2'
}

const formats: Record<IdType, RegExp> = {
  mainlandId: /^[1-9]\d{16}[\dX]$/,
  // Home return permit: H (Hong Kong) or M (Macao) and eight digits; older permits have two more.
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  hkid: /^[A-Z]{1,2}\d{6}\([0-9A]\)$/,
  hkMacaoPassport: /^([HK]\d{8}|[HK][A-Z]\d{7}|M[A-Z]?\d{7})$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,9}$/,
  // Cards and permits of Taiwan, Macao and anywhere else: at least four letters or digits, one of them a
  // digit.
  other: /^(?=.*\d)(?=(?:.*[A-Z0-9]){4})[A-Z0-9()/.-]{4,30}$/,
}

// String.normalize is missing in old mini-program engines
const toPlain = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, '')
    .toUpperCase()

/** Normalises full-width characters, case and spaces; a Hong Kong number gets its brackets: `A123456(3)`. */
export function normaliseIdNumber(idType: IdType, text: string): string {
  const plain = toPlain(text)
  if (idType !== 'hkid') return plain
  const match = /^([A-Z]{1,2}\d{6})(?:\(([\dA])\)|([\dA]))$/.exec(plain)
  return match ? `${match[1]}(${match[2] ?? match[3]})` : plain
}

/** The check digit for the first 17 digits of a mainland resident number. */
export function mainlandCheckSign(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return CHECK_SIGNS[sum % 11] ?? ''
}

const letterValue = (letter = '') => letter.charCodeAt(0) - 55

/** The check digit ('0'–'9' or 'A') of a Hong Kong identity card number: one or two letters and six digits. */
export function hkidCheckSign(letters: string, digits: string): string {
  const values = [
    letters.length === 1 ? 36 : letterValue(letters[0]),
    letterValue(letters[letters.length - 1]),
    ...Array.from(digits, Number),
  ]
  const sum = values.reduce((total, value, index) => total + value * (9 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'A' : String(check)
}

/**
 * The birth date and sex encoded in an 18-character mainland number.
 * @returns null when it is not valid
 */
export function mainlandFacts(id: string): MainlandFacts | null {
  if (!formats.mainlandId.test(id) || !PROVINCES.includes(id.slice(0, 2))) return null
  const birthDate = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
  return isDay(birthDate) ? { birthDate, sex: Number(id[16]) % 2 === 1 ? '1' : '2' } : null
}

/** Why a normalised number is invalid for its type: `format`, `checkDigit`, or null when it is valid. */
export function idNumberProblem(idType: IdType, id: string): 'format' | 'checkDigit' | null {
  if (!formats[idType].test(id)) return 'format'
  if (idType === 'mainlandId') {
    if (mainlandFacts(id) === null) return 'format'
    return mainlandCheckSign(id) === id[17] ? null : 'checkDigit'
  }
  if (idType !== 'hkid') return null
  const [letters = '', digits = '', check] = [id.slice(0, -9), id.slice(-9, -3), id.slice(-2, -1)]
  return hkidCheckSign(letters, digits) === check ? null : 'checkDigit'
}
