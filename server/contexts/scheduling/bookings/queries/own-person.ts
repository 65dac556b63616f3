import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { Db } from '../../../../db/client'
import { preparedOn } from '../../../../db/prepared'
import { person } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { PersonRow } from '../eligibility'

const prepareOwn = (db: Db) =>
  db
    .select()
    .from(person)
    .where(
      and(
        eq(person.id, sql.placeholder('personId')),
        eq(person.userId, sql.placeholder('userId')),
        eq(person.isDeleted, false),
      ),
    )
    .prepare('own_person')

/** One of the user's persons. @throws AppError notFound (unknown, or another user's) */
export async function ownPerson(ctx: Context, userId: string, personId: string): Promise<PersonRow> {
  const [row] = await preparedOn(ctx.db, prepareOwn).execute({ personId, userId })
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}
