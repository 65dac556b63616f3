import { parseDay } from './calendar'

/** Who may take something. `sex`: '0' anyone, '1' male, '2' female; ages in whole years, both inclusive. */
export type Demands = { sex: '0' | '1' | '2'; ageMin: number | null; ageMax: number | null }
/** Why a person may not take it. */
export type Ineligibility = 'men' | 'women' | 'age'

/** Whole years of a person on a day, both 'yyyy-MM-dd'; 0 when either is no day. */
export function ageOn(birthDate: string, day: string): number {
  const born = parseDay(birthDate)
  const on = parseDay(day)
  if (!born || !on) return 0
  const hadBirthday = on.month > born.month || (on.month === born.month && on.day >= born.day)
  return on.year - born.year - (hadBirthday ? 0 : 1)
}

/** Why a person may not take something on a day ('yyyy-MM-dd'), or null when they may. The server decides; this only says it early. */
export function ineligibility(
  demands: Demands,
  person: { sex: string; birthDate: string },
  day: string,
): Ineligibility | null {
  if (demands.sex !== '0' && demands.sex !== person.sex) return demands.sex === '1' ? 'men' : 'women'
  const age = ageOn(person.birthDate, day)
  return (demands.ageMin !== null && age < demands.ageMin) ||
    (demands.ageMax !== null && age > demands.ageMax)
    ? 'age'
    : null
}
