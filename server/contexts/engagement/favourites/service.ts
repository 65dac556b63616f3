import { randomUUID } from 'node:crypto'
import type * as brands from '../../../../contract/brands'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { FavouriteKind } from '../../../../contract/constants/enums'
import type { BodyOf, DataOf, QueryOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/favourites'
import type { Moment } from '../../../../contract/rules/day'
import { formatCents, parseCents } from '../../../../contract/rules/money'
import { AppError } from '../../../lib/app-error'
import { assetUrl } from '../../../lib/asset-url'
import { type Context, inTransaction } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { pageFrom, pageRange } from '../../../lib/pages'
import { momentOf, momentText } from '../../../lib/store-time'
import {
  countFollowers,
  deleteFavourite,
  findBrand,
  findFavourite,
  follow,
  insertFavourite,
  listFollowed,
  pageOfFavourites,
  unfollow,
} from './repository'
import { findTarget, loadTargets, type Target } from './targets'

const missing = (): AppError => new AppError(codes.notFound, 'notFound')
const at = (ctx: Context, moment: Date): Moment => momentText(moment, ctx.config.storeTimeZone)

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

export async function favouriteState(
  ctx: Context,
  userId: string,
  of: { kind: FavouriteKind; targetId: string },
): Promise<DataOf<typeof contract.favouriteState>> {
  const row = await findFavourite(ctx.db, { userId, ...of })
  return { isCollected: row ? '1' : '0', id: row?.id ?? null }
}

/** Signed change of the price; null when it did not change, or when a price is unknown or hidden. */
function priceChange(
  thenCents: number | null,
  target: Target,
): { priceThen: string | null; priceChange: string | null } {
  const now = target.goods?.priceDown ?? null
  if (thenCents === null || now === null) return { priceThen: null, priceChange: null }
  const change = parseCents(now) - thenCents
  return {
    priceThen: formatCents(thenCents),
    priceChange: change === 0 ? null : formatCents(change),
  }
}

export async function favouritePage(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof contract.favouritePage>,
): Promise<PageOf<contract.Favourite>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfFavourites(ctx.db, { userId, kind: query.kind }, range)
  const targetOf = await loadTargets(ctx, rows)
  return pageFrom(
    rows.map((row) => {
      const target = targetOf(row)
      return {
        id: row.id,
        kind: row.kind as FavouriteKind,
        targetId: row.targetId,
        createTime: at(ctx, row.createTime),
        isAvailable: target.isAvailable,
        goods: target.goods,
        clinic: target.clinic,
        doctor: target.doctor,
        ...priceChange(row.priceCents, target),
      }
    }),
    total,
    range,
  )
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

export async function followedBrands(
  ctx: Context,
  userId: string,
): Promise<DataOf<typeof brands.brandCollectList>> {
  const rows = await listFollowed(ctx.db, userId)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    logo: assetUrl(ctx.config, row.logo),
    goodsCount: row.goodsCount,
    followTime: at(ctx, row.followTime),
  }))
}
