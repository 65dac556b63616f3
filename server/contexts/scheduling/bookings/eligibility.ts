import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import { ineligibility } from '../../../../contract/rules/eligibility'
import type { spu } from '../../../db/schema/goods'
import { person } from '../../../db/schema/users'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { MessageKey } from '../../../lib/messages'

export type PersonRow = typeof person.$inferSelect
type Demands = Pick<typeof spu.$inferSelect, 'sex' | 'ageMin' | 'ageMax'>

/** One of the user's persons. @throws AppError notFound (unknown, or another user's) */
export async function ownPerson(ctx: Context, userId: string, personId: string): Promise<PersonRow> {
  const [row] = await ctx.db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), eq(person.userId, userId), eq(person.isDeleted, false)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

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
