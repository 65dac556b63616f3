import type * as brands from '../../../../../contract/brands'
import type { PageOf } from '../../../../../contract/common'
import type { FavouriteKind } from '../../../../../contract/constants/enums'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/favourites'
import type { Moment } from '../../../../../contract/rules/day'
import { formatCents } from '../../../../../contract/rules/money'
import { assetUrl } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import { findFavourite, listFollowed, pageOfFavourites } from './rows'
import { loadTargets, type Target } from './targets'

export const at = (ctx: Context, moment: Date): Moment => momentText(moment, ctx.config.storeTimeZone)

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
  if (thenCents === null || target.priceCents === null) return { priceThen: null, priceChange: null }
  const change = target.priceCents - thenCents
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
