import { randomUUID } from 'node:crypto'
import type * as brands from '../../../../../contract/brands'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/favourites'
import { parseCents } from '../../../../../contract/rules/money'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { momentOf } from '../../../../lib/store-time'
import { at } from '../queries/favourites'
import { countFollowers, findBrand } from '../queries/rows'
import { findTarget } from '../queries/targets'
import { deleteFavourite, follow, insertFavourite, unfollow } from './rows'

const missing = (): AppError => new AppError(codes.notFound, 'notFound')

/**
 * The time of the first save, never in the future, so that a restored favourite returns to its position.
 * @throws AppError badInput for a time that does not exist
 */
function keptSince(ctx: Context, moment: string | undefined): Date {
  const now = ctx.now()
  if (moment === undefined) return now
  const since = momentOf(moment, ctx.config.storeTimeZone)
  if (!since) throw new AppError(codes.badInput, 'badInput', {}, { field: 'createTime', rule: 'format' })
  return since < now ? since : now
}

/**
 * Saves a favourite; a repeated call returns the existing one.
 * @throws AppError notFound when the target does not exist, badInput for a `createTime` that does not exist
 */
export async function addFavourite(
  ctx: Context,
  userId: string,
  body: BodyOf<typeof contract.favouriteAdd>,
): Promise<DataOf<typeof contract.favouriteAdd>> {
  const target = await findTarget(ctx, body)
  if (!target) throw missing()
  const row = await insertFavourite(ctx.db, {
    id: `fav-${randomUUID()}`,
    userId,
    kind: body.kind,
    targetId: body.targetId,
    priceCents:
      body.priceThen === undefined || target.priceCents === null
        ? target.priceCents
        : parseCents(body.priceThen),
    createTime: keptSince(ctx, body.createTime),
  })
  return { id: row.id, kind: body.kind, targetId: row.targetId, createTime: at(ctx, row.createTime) }
}

/** @throws AppError notFound (unknown, or another user's) */
export async function removeFavourite(ctx: Context, userId: string, id: string): Promise<true> {
  if (!(await deleteFavourite(ctx.db, userId, id))) throw missing()
  return true
}

/** Toggles whether the user follows a brand, or sets it to `isFollowed`. @throws AppError notFound */
export async function toggleBrand(
  ctx: Context,
  userId: string,
  body: BodyOf<typeof brands.brandCollect>,
): Promise<DataOf<typeof brands.brandCollect>> {
  if (!(await findBrand(ctx.db, body.brandId))) throw missing()
  return inTransaction(ctx, async (inner) => {
    const stops =
      body.isFollowed === undefined ? await unfollow(inner.db, userId, body.brandId) : body.isFollowed === '0'
    if (stops) await unfollow(inner.db, userId, body.brandId)
    else await follow(inner.db, userId, body.brandId, ctx.now())
    return {
      brandId: body.brandId,
      isFollowed: stops ? '0' : '1',
      followers: await countFollowers(inner.db, body.brandId),
    }
  })
}
