import { codes } from '../../../../contract/constants/codes'
import type { IdType } from '../../../../contract/constants/enums'
import { idNumberProblem, mainlandFacts } from '../../../../contract/rules/id-number'
import { addressGaps, birthDateProblem, isIdTypeMissing } from '../../../../contract/rules/person'
import { isPhone, phoneShape } from '../../../../contract/rules/phone'
import { AppError } from '../../../lib/app-error'
import type { MessageKey, MessageParams } from '../../../lib/messages'
import { regionNames } from './regions'

export interface PersonInput {
  name: string
  phoneCode: string
  phone: string
  idType: IdType | null
  /** The normalised number; null when none is given. */
  idNumber: string | null
  provinceId: string | null
  cityId: string | null
  birthDate: string
  sex: '1' | '2'
  address: string
}

interface Problem {
  field: string
  rule: string
  key: MessageKey
  params?: MessageParams
}

/**
 * Checks the rules in the form's order and returns the first violation. `today` is the day in the shop's time
 * zone.
 */
export function personProblem(input: PersonInput, today: string): Problem | null {
  if (input.name === '') return { field: 'name', rule: 'required', key: 'personNameNeeded' }
  if (!isPhone(input.phoneCode, input.phone))
    return {
      field: 'phone',
      rule: 'format',
      key: 'anyPhoneWrong',
      params: phoneShape(input.phoneCode, 'any'),
    }
  const birthDate = birthDateProblem(input.birthDate, today)
  return (
    idProblem(input) ??
    (birthDate && { field: 'birthDate', rule: birthDate, key: 'birthDateWrong' as const }) ??
    factsProblem(input) ??
    homeProblem(input)
  )
}

function idProblem({ idType, idNumber }: PersonInput): Problem | null {
  if (isIdTypeMissing(idType, idNumber)) return { field: 'idType', rule: 'required', key: 'idTypeNeeded' }
  if (idType === null || idNumber === null) return null
  const rule = idNumberProblem(idType, idNumber)
  return rule && { field: 'idNumber', rule, key: 'idNumberWrong' }
}

/** A mainland number contains date of birth and sex, which the form must match. */
function factsProblem({ idType, idNumber, birthDate, sex }: PersonInput): Problem | null {
  const facts = idType === 'mainlandId' && idNumber !== null ? mainlandFacts(idNumber) : null
  if (facts && facts.birthDate !== birthDate)
    return { field: 'birthDate', rule: 'idNumberMismatch', key: 'idNumberMismatch' }
  if (facts && facts.sex !== sex) return { field: 'sex', rule: 'idNumberMismatch', key: 'idNumberMismatch' }
  return null
}

function homeProblem(input: PersonInput): Problem | null {
  const { provinceId, cityId } = input
  if (provinceId === null && cityId !== null)
    return { field: 'cityId', rule: 'provinceFirst', key: 'provinceFirst' }
  const names = regionNames(provinceId, cityId, 'en')
  if (provinceId !== null && names.provinceName === null)
    return { field: 'provinceId', rule: 'unknown', key: 'provinceFirst' }
  if (provinceId !== null && cityId !== null && names.cityName === null)
    return { field: 'cityId', rule: 'notInProvince', key: 'cityNotInProvince' }
  const [gap] = addressGaps(input)
  if (gap === 'provinceId') return { field: gap, rule: 'required', key: 'provinceFirst' }
  if (gap === 'cityId') return { field: gap, rule: 'required', key: 'cityNeeded' }
  return gap ? { field: gap, rule: 'required', key: 'detailNeeded' } : null
}

/** @throws AppError badInput with data {field, rule} */
export function refuse({ field, rule, key, params = {} }: Problem): never {
  throw new AppError(codes.badInput, key, params, { field, rule, fields: [{ field, rule }] })
}
