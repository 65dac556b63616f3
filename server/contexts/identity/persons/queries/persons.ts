import { codes } from '../../../../../contract/constants/codes'
import type * as contract from '../../../../../contract/persons'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { toPerson, toPersonForm } from '../mapper'
import { findPerson, listPersons, type PersonRow } from './rows'

export async function personList(ctx: Context, user: SessionUser): Promise<contract.Person[]> {
  return (await listPersons(ctx.db, user.id)).map((row) => toPerson(ctx, row))
}

export async function requirePerson(ctx: Context, user: SessionUser, id: string): Promise<PersonRow> {
  const row = await findPerson(ctx.db, user.id, id)
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** One person in the form of the list. @throws AppError notFound (unknown, or another user's) */
export async function personOf(ctx: Context, user: SessionUser, id: string): Promise<contract.Person> {
  return toPerson(ctx, await requirePerson(ctx, user, id))
}

/** @throws AppError notFound (unknown, or another user's) */
export async function personForm(ctx: Context, user: SessionUser, id: string): Promise<contract.PersonForm> {
  return toPersonForm(ctx, await requirePerson(ctx, user, id))
}
