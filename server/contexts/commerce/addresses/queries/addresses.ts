import type * as contract from '../../../../../contract/addresses'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { toAddress } from '../mapper'
import { findAddress, listAddresses, type AddressRow } from './rows'

/** One address of a user, for orders. @throws AppError notFound (unknown, or another user's) */
export async function requireAddress(ctx: Context, userId: string, id: string): Promise<AddressRow> {
  const row = await findAddress(ctx.db, userId, id)
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** One address in the form of the list. @throws AppError notFound (unknown, or another user's) */
export async function addressOf(ctx: Context, user: SessionUser, id: string): Promise<contract.UserAddress> {
  return toAddress(ctx, await requireAddress(ctx, user.id, id))
}

export async function addressPage(
  ctx: Context,
  user: SessionUser,
  query: PageQuery,
): Promise<PageOf<contract.UserAddress>> {
  const range = pageRange(query)
  const { rows, total } = await listAddresses(ctx.db, user.id, range)
  return pageFrom(
    rows.map((row) => toAddress(ctx, row)),
    total,
    range,
  )
}
