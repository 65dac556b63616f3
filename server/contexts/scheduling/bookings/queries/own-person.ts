import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { person } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { PersonRow } from '../eligibility'

/** One of the user's persons. @throws AppError notFound (unknown, or another user's) */
export async function ownPerson(ctx: Context, userId: string, personId: string): Promise<PersonRow> {
  const [row] = await ctx.db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), eq(person.userId, userId), eq(person.isDeleted, false)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}
