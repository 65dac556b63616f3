import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { GoodsKind } from '../../../../../contract/constants/enums'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/goods'
import { parseCents } from '../../../../../contract/rules/money'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { requireDay } from '../../../../lib/day-input'
import { pageFrom, pageRange, sortTerms } from '../../../../lib/pages'
import { displayPolicy } from '../../config/queries/settings'
import { toGoodsCard } from '../mapper'
import { firstFreeMoments, freeCalendars, type FreeWhere } from './calendars'
import type { GoodsFilter } from './filter'
import {
  findGoods,
  findGoodsByCodes,
  findGoodsCards,
  goodsSorts,
  pageOfEarliestGoods,
  pageOfGoods,
  type GoodsCardRow,
  type GoodsDetailRow,
} from './rows'

type GoodsQuery = QueryOf<typeof contract.goodsPageAll>

type Preset = Pick<GoodsFilter, 'kinds' | 'isHotSale' | 'calendars'>

export const HOT_COUNT = 10
/** As many as the home page shows, whose HTML brings the answer with it. */
const HOT_SALE_COUNT = 4

export const missing = (): AppError => new AppError(codes.notFound, 'notFound')

/** @param where clinics over which the earliest free time is computed */
async function toCards(
  ctx: Context,
  rows: GoodsCardRow[],
  where: FreeWhere = {},
): Promise<contract.GoodsCard[]> {
  const [policy, free] = await Promise.all([
    displayPolicy(ctx),
    firstFreeMoments(
      ctx.readDb,
      rows.filter((row) => row.isBookable).map((row) => row.id),
      ctx.now(),
      where,
    ),
  ])
  return rows.map((row) => toGoodsCard(ctx, row, policy, free.get(row.id)))
}

/** The requested price bounds; ignored when the shop hides all prices. */
async function askedPrices(
  ctx: Context,
  { priceMin, priceMax }: GoodsQuery,
): Promise<Pick<GoodsFilter, 'priceMinCents' | 'priceMaxCents'>> {
  if ((priceMin === undefined && priceMax === undefined) || !(await displayPolicy(ctx)).isPriceShown)
    return {}
  return {
    priceMinCents: priceMin === undefined ? undefined : parseCents(priceMin),
    priceMaxCents: priceMax === undefined ? undefined : parseCents(priceMax),
  }
}

/**
 * A page of products on the shelf. `preset` contains the endpoint's own filters, which override the query.
 */
export async function goodsPage(
  ctx: Context,
  query: GoodsQuery,
  preset: Preset = {},
): Promise<PageOf<contract.GoodsCard>> {
  const range = pageRange(query)
  const filter: GoodsFilter = {
    categoryId: query.categoryId,
    keyword: query.keyword,
    tagId: query.tagId,
    brandId: query.brandId,
    shopId: query.shopId,
    region: query.region,
    specValueId: query.specValueId,
    suitsSex: query.suitsSex,
    suitsAge: query.suitsAge,
    kinds: query.kind ? [query.kind] : undefined,
    isFree: query.isFree === undefined ? undefined : query.isFree === '1',
    ...(await askedPrices(ctx, query)),
    ...preset,
  }
  const where: FreeWhere = { shopId: query.shopId, region: query.region ?? query.near }
  const { rows, total } = isByEarliest(query)
    ? await pageOfEarliestGoods(ctx.readDb, filter, { now: ctx.now(), where }, range)
    : await pageOfGoods(ctx.readDb, filter, sortTerms(query, goodsSorts), range)
  return pageFrom(await toCards(ctx, rows, where), total, range)
}

/** True for the order by earliest time, which is not a column because it changes every minute. */
const isByEarliest = ({ ascs = '' }: GoodsQuery): boolean =>
  ascs.split(',').some((name) => name.trim() === 'first_free')

/**
 * Packages and vaccines with a free slot on a day.
 * @throws AppError badInput for a day that does not exist
 */
export async function goodsBookableOn(
  ctx: Context,
  query: QueryOf<typeof contract.packagePageByDate>,
): Promise<PageOf<contract.GoodsCard>> {
  requireDay(query.date, 'date')
  const bookable: GoodsKind[] = ['package', 'vaccine']
  const kinds = query.kind ? bookable.filter((kind) => kind === query.kind) : bookable
  return goodsPage(ctx, query, {
    kinds,
    calendars: await freeCalendars(ctx.readDb, { day: query.date, now: ctx.now() }),
  })
}

/** Packages and vaccines with a free slot in the booking window. */
export async function goodsBookableSoon(
  ctx: Context,
  query: GoodsQuery,
): Promise<PageOf<contract.GoodsCard>> {
  const bookable: GoodsKind[] = ['package', 'vaccine']
  return goodsPage(ctx, query, {
    kinds: query.kind ? bookable.filter((kind) => kind === query.kind) : bookable,
    calendars: await freeCalendars(ctx.readDb, { now: ctx.now() }),
  })
}

const MAX_CODES = 20

/**
 * Cards of the products with these codes (comma separated), in this order; unknown ones and those off the
 * shelf are omitted.
 */
export async function goodsByCodes(ctx: Context, spuCode: string): Promise<contract.GoodsCard[]> {
  const wanted = [...new Set(spuCode.split(','))].slice(0, MAX_CODES)
  const cards = await toCards(ctx, await findGoodsByCodes(ctx.readDb, wanted))
  return wanted.flatMap((code) => cards.find((card) => card.spuCode === code) ?? [])
}

/** A card with its values in internal form; the price is null while it is hidden. */
export interface KnownGoods {
  card: contract.GoodsCard
  priceCents: number | null
  isOnShelf: boolean
}

/** These products in this order; unknown ones are omitted. */
export async function knownGoodsByIds(ctx: Context, ids: readonly string[]): Promise<KnownGoods[]> {
  const rows = await findGoodsCards(ctx.readDb, ids)
  const cards = await toCards(ctx, rows)
  return ids.flatMap((id) => {
    const index = rows.findIndex((row) => row.id === id)
    const [row, card] = [rows[index], cards[index]]
    return row && card
      ? [
          {
            card,
            priceCents: card.priceDown === null ? null : row.priceDownCents,
            isOnShelf: row.isOnShelf && !row.isDeleted,
          },
        ]
      : []
  })
}

/** Cards of these products in this order; unknown ones are omitted. */
export async function goodsCardsByIds(ctx: Context, ids: readonly string[]): Promise<contract.GoodsCard[]> {
  return (await knownGoodsByIds(ctx, ids)).map(({ card }) => card)
}

/** @throws AppError notFound, goodsDeleted */
export async function requireGoods(ctx: Context, id: string): Promise<GoodsDetailRow> {
  const row = await findGoods(ctx.readDb, id)
  if (!row) throw missing()
  if (row.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  return row
}

export async function hotSale(ctx: Context): Promise<contract.GoodsCard[]> {
  const { rows } = await pageOfGoods(
    ctx.readDb,
    { isHotSale: true },
    [],
    pageRange({ size: HOT_SALE_COUNT, searchCount: false }),
  )
  return toCards(ctx, rows)
}
