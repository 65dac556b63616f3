import type * as brands from '../../../../contract/brands'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { GoodsKind, SlotKind } from '../../../../contract/constants/enums'
import type { DataOf, QueryOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/goods'
import type * as goodsFacts from '../../../../contract/goods-facts'
import { parseCents } from '../../../../contract/rules/money'
import { AppError } from '../../../lib/app-error'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { requireDay } from '../../../lib/day-input'
import { localized, type LocalizedText } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { pageFrom, pageRange, sortTerms } from '../../../lib/pages'
import { displayPolicy } from '../config/service'
import { countNotices } from '../content/repository'
import { type FreeWhere, firstFreeMoments, freeCalendars } from './calendars'
import type { GoodsFilter } from './filter'
import { toCategory, toGoodsCard, toGoodsDetail } from './mapper'
import {
  countFreeBookings,
  countWaiting,
  findGoods,
  findGoodsByCodes,
  findGoodsCards,
  type GoodsCardRow,
  type GoodsDetailRow,
  goodsSorts,
  listAllBrands,
  listBrands,
  listCategories,
  listEnsures,
  listSkus,
  listSpecValues,
  listTags,
  pageOfEarliestGoods,
  pageOfGoods,
} from './repository'

type GoodsQuery = QueryOf<typeof contract.goodsPageAll>
type Preset = Pick<GoodsFilter, 'kinds' | 'isHotSale' | 'calendars'>

const HOT_COUNT = 10
const missing = (): AppError => new AppError(codes.notFound, 'notFound')

/** @param where the earliest free time is promised */
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

/** A page of products on the shelf. `preset` holds the endpoint's own filters, which override the query. */
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

/** The order by the earliest time that the cards show: no column, since it is another one every minute. */
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

/** Cards of these products in this order; unknown ones are omitted. */
export async function goodsCardsByIds(ctx: Context, ids: readonly string[]): Promise<contract.GoodsCard[]> {
  const rows = await toCards(ctx, await findGoodsCards(ctx.readDb, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** @throws AppError notFound, goodsDeleted */
export async function requireGoods(ctx: Context, id: string): Promise<GoodsDetailRow> {
  const row = await findGoods(ctx.readDb, id)
  if (!row) throw missing()
  if (row.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  return row
}

/**
 * Full detail of a product, including one off the shelf (`shelf: '0'`).
 * @throws AppError notFound, goodsDeleted
 */
export async function goodsDetail(ctx: Context, id: string): Promise<contract.GoodsDetail> {
  const row = await requireGoods(ctx, id)
  const [skus, policy, free] = await Promise.all([
    listSkus(ctx.readDb, id),
    displayPolicy(ctx),
    firstFreeMoments(ctx.readDb, [id], ctx.now()),
  ])
  return toGoodsDetail(ctx, row, { skus, policy, free: free.get(id) })
}

export async function hotSale(ctx: Context): Promise<contract.GoodsCard[]> {
  const { rows } = await pageOfGoods(
    ctx.readDb,
    { isHotSale: true },
    [],
    pageRange({ size: HOT_COUNT, searchCount: false }),
  )
  return toCards(ctx, rows)
}

export async function categoryTree(ctx: Context): Promise<contract.Category[]> {
  const all = await listCategories(ctx.readDb)
  return all.filter((row) => row.parentId === null).map((row) => toCategory(ctx, row, all))
}

/** @throws AppError notFound */
export async function categoryOne(ctx: Context, id: string): Promise<contract.Category> {
  const all = await listCategories(ctx.readDb)
  const row = all.find((item) => item.id === id)
  if (!row) throw missing()
  return toCategory(ctx, row, all)
}

/** The first-level parent of a category; a first-level category is its own. @throws AppError notFound */
export async function categoryParent(ctx: Context, id: string): Promise<contract.Category> {
  const all = await listCategories(ctx.readDb)
  const row = all.find((item) => item.id === id)
  const parent = row && (row.parentId === null ? row : all.find((item) => item.id === row.parentId))
  if (!parent) throw missing()
  return toCategory(ctx, parent, all)
}

export async function hotCategory(ctx: Context): Promise<DataOf<typeof contract.hotCategory>> {
  const all = await listCategories(ctx.readDb)
  return all
    .filter((row) => row.isHot)
    .slice(0, HOT_COUNT)
    .map((row) => ({
      id: row.id,
      name: localized(row.name, ctx.lang),
      picUrl: assetUrl(ctx.config, row.picUrl),
    }))
}

export async function tagList(ctx: Context): Promise<DataOf<typeof contract.tagList>> {
  return (await listTags(ctx.readDb)).map((row) => ({ id: row.id, name: localized(row.name, ctx.lang) }))
}

export async function brandList(ctx: Context): Promise<brands.Brand[]> {
  return (await listBrands(ctx.readDb)).map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    logo: assetUrl(ctx.config, row.logo),
  }))
}

export async function allBrands(ctx: Context): Promise<DataOf<typeof brands.allBrand>> {
  // Read from the primary, so that users see their own follow immediately.
  const rows = await listAllBrands(ctx.user ? ctx.db : ctx.readDb, ctx.user?.id ?? null)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    logo: assetUrl(ctx.config, row.logo),
    hasGoods: row.hasGoods ? '1' : '0',
    followers: row.followers,
    isFollowed: row.isFollowed ? '1' : '0',
  }))
}

type SpecTree = DataOf<typeof contract.specTree>
interface NamedValue {
  specId: string
  specName: LocalizedText
  id: string
  name: LocalizedText
}

function treeOf(ctx: Context, values: readonly NamedValue[]): SpecTree {
  const tree = new Map<string, SpecTree[number]>()
  for (const value of values) {
    const spec = tree.get(value.specId) ?? {
      id: value.specId,
      name: localized(value.specName, ctx.lang),
      values: [],
    }
    tree.set(value.specId, spec)
    if (!spec.values.some((known) => known.id === value.id))
      spec.values.push({ id: value.id, name: localized(value.name, ctx.lang) })
  }
  return [...tree.values()]
}

/**
 * Specifications of one product, or all that products can be filtered by.
 * @throws AppError notFound, goodsDeleted
 */
export async function specTree(ctx: Context, query: QueryOf<typeof contract.specTree>): Promise<SpecTree> {
  if (query.spuId === undefined) return treeOf(ctx, await listSpecValues(ctx.readDb, query.categoryId))
  await requireGoods(ctx, query.spuId)
  const skus = await listSkus(ctx.readDb, query.spuId)
  return treeOf(
    ctx,
    skus.flatMap((row) =>
      row.specs.map((spec) => ({
        specId: spec.specId,
        specName: spec.specName,
        id: spec.specValueId,
        name: spec.specValueName,
      })),
    ),
  )
}

/** @throws AppError notFound, goodsDeleted */
export async function ensureList(ctx: Context, spuId: string): Promise<DataOf<typeof goodsFacts.ensureList>> {
  const goods = await requireGoods(ctx, spuId)
  const rows = await listEnsures(ctx.readDb, goods.kind)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    detail: localized(row.detail, ctx.lang),
    icon: row.icon,
  }))
}

/** Visitors get the notices only. */
export async function badge(ctx: Context): Promise<DataOf<typeof contract.badge>> {
  const notice = await countNotices(ctx.readDb, ctx.now())
  const waiting = ctx.user ? await countWaiting(ctx.db, ctx.user.id, ctx.now()) : { unpaid: 0, toBook: 0 }
  return { notice, ...waiting }
}

type Refusal = 'noPlaces' | 'already' | 'offShelf'
const refusalTexts: Record<Refusal, MessageKey> = {
  noPlaces: 'noFreeDates',
  already: 'alreadyBookedFree',
  offShelf: 'nothingToOrder',
}

/**
 * Whether this free service can be booked now, in the channel of `slotKind`. A user is refused with `already`
 * only when all of their persons have booked it.
 * @throws AppError notFound, goodsDeleted
 */
export async function canBook(
  ctx: Context,
  id: string,
  slotKind: Extract<SlotKind, 'free' | 'bjFree'>,
): Promise<DataOf<typeof goodsFacts.canBooking>> {
  const goods = await requireGoods(ctx, id)
  const reason = await refusal(ctx, goods, slotKind)
  return {
    canBooking: reason ? '0' : '1',
    reason,
    reasonText: reason && messageText(refusalTexts[reason], ctx.lang),
  }
}

async function refusal(ctx: Context, goods: GoodsDetailRow, slotKind: SlotKind): Promise<Refusal | null> {
  if (!goods.isOnShelf || !goods.isFree || goods.slotKind !== slotKind) return 'offShelf'
  if (ctx.user) {
    const { persons, booked } = await countFreeBookings(ctx.db, ctx.user.id, goods.id)
    if (persons > 0 && booked >= persons) return 'already'
  }
  const free = await firstFreeMoments(ctx.readDb, [goods.id], ctx.now(), { isAnywhere: true })
  return free.has(goods.id) ? null : 'noPlaces'
}
