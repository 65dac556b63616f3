import { codes } from '../../../../contract/constants/codes'
import { ineligibility } from '../../../../contract/rules/eligibility'
import type { spu } from '../../../db/schema/goods'
import type { person } from '../../../db/schema/users'
import { AppError } from '../../../lib/app-error'
import type { MessageKey } from '../../../lib/messages'

export type PersonRow = typeof person.$inferSelect

type Demands = Pick<typeof spu.$inferSelect, 'sex' | 'ageMin' | 'ageMax'>

const refuse = (key: MessageKey, age?: number): never => {
  throw new AppError(codes.personNotEligible, key, age === undefined ? {} : { age }, {
    field: 'personId',
    rule: key,
  })
}

/**
 * Checks the person's sex, and the age on the day of the appointment ('yyyy-MM-dd'), both bounds inclusive.
 * @throws AppError personNotEligible with the reason
 */
export function requireEligible(
  demands: Demands,
  who: Pick<PersonRow, 'sex' | 'birthDate'>,
  day: string,
): void {
  const reason = ineligibility(demands, who, day)
  if (reason === 'men') refuse('personMustBeMale')
  if (reason === 'women') refuse('personMustBeFemale')
  if (reason === 'tooYoung') refuse('personTooYoung', demands.ageMin ?? 0)
  if (reason === 'tooOld') refuse('personTooOld', demands.ageMax ?? 0)
}

/** @throws AppError personNotEligible when the person has no ID number, which the Beijing channel requires */
export function requireIdNumber(who: Pick<PersonRow, 'idNumber'>): void {
  if (!who.idNumber) refuse('personNeedsIdNumber')
}
