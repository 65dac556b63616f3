import { codes } from '../../../contract/constants/codes'
import type { IdType } from '../../../contract/constants/enums'
import { AppError } from '../../lib/app-error'
import type { MessageKey, MessageParams } from '../../lib/messages'
import { isPhone } from '../../lib/phone'
import { isDay } from '../../lib/store-time'
import { idNumberProblem, mainlandFacts } from './id-number'
import { regionNames } from './regions'

const MAX_AGE_YEARS = 150

export interface PersonInput {
  name: string
  phoneCode: string
  phone: string
  idType: IdType | null
  /** Normalised; null when none is given. */
  idNumber: string | null
  provinceId: string | null
  cityId: string | null
  birthDate: string
  sex: '1' | '2'
}

interface Problem {
  field: string
  rule: string
  key: MessageKey
  params?: MessageParams
}

/** The rules of the form in its order; the first one that is broken. `today` is the day at the store. */
export function personProblem(input: PersonInput, today: string): Problem | null {
  if (input.name === '') return { field: 'name', rule: 'required', key: 'personNameNeeded' }
  if (!isPhone(input.phoneCode, input.phone)) return { field: 'phone', rule: 'format', key: 'phoneWrong' }
  return (
    idProblem(input) ??
    birthDateProblem(input.birthDate, today) ??
    factsProblem(input) ??
    regionProblem(input)
  )
}

function idProblem({ idType, idNumber }: PersonInput): Problem | null {
  if (idNumber === null) return null
  if (idType === null) return { field: 'idType', rule: 'required', key: 'idTypeNeeded' }
  const rule = idNumberProblem(idType, idNumber)
  return rule && { field: 'idNumber', rule, key: 'idNumberWrong' }
}

function birthDateProblem(birthDate: string, today: string): Problem | null {
  const wrong = (rule: string): Problem => ({ field: 'birthDate', rule, key: 'birthDateWrong' })
  if (!isDay(birthDate)) return wrong('format')
  if (birthDate > today) return wrong('future')
  const earliest = `${String(Number(today.slice(0, 4)) - MAX_AGE_YEARS).padStart(4, '0')}${today.slice(4)}`
  return birthDate < earliest ? wrong('tooOld') : null
}

/** A mainland number says when its owner was born and of which sex: the form must not say otherwise. */
function factsProblem({ idType, idNumber, birthDate, sex }: PersonInput): Problem | null {
  const facts = idType === 'mainlandId' && idNumber !== null ? mainlandFacts(idNumber) : null
  if (facts && facts.birthDate !== birthDate)
    return { field: 'birthDate', rule: 'idNumberMismatch', key: 'idNumberMismatch' }
  if (facts && facts.sex !== sex) return { field: 'sex', rule: 'idNumberMismatch', key: 'idNumberMismatch' }
  return null
}

function regionProblem({ provinceId, cityId }: PersonInput): Problem | null {
  if (provinceId === null)
    return cityId === null ? null : { field: 'cityId', rule: 'provinceFirst', key: 'provinceFirst' }
  const names = regionNames(provinceId, cityId, 'en')
  if (names.provinceName === null) return { field: 'provinceId', rule: 'unknown', key: 'provinceFirst' }
  return cityId !== null && names.cityName === null
    ? { field: 'cityId', rule: 'notInProvince', key: 'cityNotInProvince' }
    : null
}

/** @throws AppError badInput with data {field, rule} */
export function refuse({ field, rule, key, params = {} }: Problem): never {
  throw new AppError(codes.badInput, key, params, { field, rule, fields: [{ field, rule }] })
}
