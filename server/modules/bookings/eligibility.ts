import { and, eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import type { spu } from '../../db/schema/goods'
import { person } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import type { MessageKey } from '../../lib/messages'
import { ageOn } from '../../lib/store-time'

export type PersonRow = typeof person.$inferSelect
type Demands = Pick<typeof spu.$inferSelect, 'sex' | 'ageMin' | 'ageMax'>

/** A person of this user. @throws AppError notFound for anybody else's, too */
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
 * Sex and age on the day of the appointment ('yyyy-MM-dd'), both bounds inclusive.
 * @throws AppError personNotEligible that says why
 */
export function requireEligible(
  demands: Demands,
  who: Pick<PersonRow, 'sex' | 'birthDate'>,
  day: string,
): void {
  if (demands.sex !== '0' && demands.sex !== who.sex)
    refuse(demands.sex === '1' ? 'personMustBeMale' : 'personMustBeFemale')
  const age = ageOn(who.birthDate, day)
  if (demands.ageMin !== null && age < demands.ageMin) refuse('personTooYoung', demands.ageMin)
  if (demands.ageMax !== null && age > demands.ageMax) refuse('personTooOld', demands.ageMax)
}

/** @throws AppError personNotEligible when the person has no ID number, which the Beijing channel needs */
export function requireIdNumber(who: Pick<PersonRow, 'idNumberSealed'>): void {
  if (!who.idNumberSealed) refuse('personNeedsIdNumber')
}
