import { sexes } from '@contract/constants/enums'
const CHILD_BEFORE_YEARS = 16
const ELDER_FROM_YEARS = 60

/** Server path of the portrait for a person of this sex and age in whole years. */
export function personPicture(sex: string, age: number): string {
  const isMale = sex === sexes.male
  const name =
    age < CHILD_BEFORE_YEARS
      ? isMale
        ? 'boy'
        : 'girl'
      : age >= ELDER_FROM_YEARS
        ? isMale
          ? 'father'
          : 'mother'
        : isMale
          ? 'self-m'
          : 'self-f'
  return `/assets/persons/${name}.svg`
}
