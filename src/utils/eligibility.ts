import type { Eligibility } from '@contract/goods'

/** Why a person may not take something. */
export type Misfit = 'men' | 'women' | 'young' | 'old'

/**
 * Which rule a person does not meet, sex first; null when all are met. The server decides again when it books.
 * @param person sex '1' male or '2' female, age in whole years
 */
export function misfitOf({ sex, ageMin, ageMax }: Pick<Eligibility, 'sex' | 'ageMin' | 'ageMax'>, person: { sex: string; age: number }): Misfit | null {
  if (sex !== '0' && sex !== person.sex) return sex === '1' ? 'men' : 'women'
  if (ageMin !== null && person.age < ageMin) return 'young'
  if (ageMax !== null && person.age > ageMax) return 'old'
  return null
}
