import { anySex, sexes } from '../constants/enums'
import { parseDay } from './day'

/** Who a product is for: `sex` is a code of `sexes` or `anySex`; ages in whole years, both inclusive. */
export interface Demands {
  sex: string
  ageMin: number | null
  ageMax: number | null
}
/** Why a product is not for a person. */
export type Ineligibility = 'men' | 'women' | 'tooYoung' | 'tooOld'

/** Whole years of age on a day, both 'yyyy-MM-dd'; never negative, and 0 when either is invalid. */
export function ageOn(birthDate: string, day: string): number {
  const born = parseDay(birthDate)
  const on = parseDay(day)
  if (!born || !on) return 0
  const hadBirthday = on.month > born.month || (on.month === born.month && on.day >= born.day)
  return Math.max(0, on.year - born.year - (hadBirthday ? 0 : 1))
}

/** Why a product is not for a person on a day ('yyyy-MM-dd'); null when it is. */
export function ineligibility(
  demands: Demands,
  person: { sex: string; birthDate: string },
  day: string,
): Ineligibility | null {
  if (demands.sex !== anySex && demands.sex !== person.sex)
    return demands.sex === sexes.male ? 'men' : 'women'
  const age = ageOn(person.birthDate, day)
  if (demands.ageMin !== null && age < demands.ageMin) return 'tooYoung'
  return demands.ageMax !== null && age > demands.ageMax ? 'tooOld' : null
}
