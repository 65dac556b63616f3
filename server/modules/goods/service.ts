import type { PageOf } from '../../../contract/common'
import type { DataOf, QueryOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/goods'
import { codes } from '../../../contract/constants/codes'
import type { GoodsKind, SlotKind } from '../../../contract/constants/enums'
import { AppError } from '../../lib/app-error'
import { assetUrl } from '../../lib/asset-url'
import type { Context } from '../../lib/context'
import { localized, type LocalizedText } from '../../lib/language'
import { messageText, type MessageKey } from '../../lib/messages'
import { parseCents } from '../../lib/money'
import { pageFrom, pageRange, sortTerms } from '../../lib/pages'
import { isDay } from '../../lib/store-time'
import { displayPolicy } from '../config/service'
import { countNotices } from '../content/repository'
import { toCategory, toGoodsCard, toGoodsDetail } from './mapper'
import {
  countFreeBookings,
  countWaiting,
  findGoods,
  findGoodsByCodes,
  findGoodsCards,
  firstFreeMoments,
  freeCalendars,
  type GoodsCardRow,
  type GoodsDetailRow,
  type GoodsFilter,
  goodsSorts,
  listAllBrands,
  listBrands,
  listCategories,
  listEnsures,
  listSkus,
  listSpecValues,
  listTags,
  pageOfGoods,
} from './repository'

type GoodsQuery = QueryOf<typeof contract.goodsPageAll>
type Preset = Pick<GoodsFilter, 'kinds' | 'isHotSale' | 'calendars'>

const HOT_COUNT = 10
const missing = (): AppError => new AppError(codes.notFound, 'notFound')

async function toCards(ctx: Context, rows: GoodsCardRow[]): Promise<contract.GoodsCard[]> {
  const [policy, free] = await Promise.all([
    displayPolicy(ctx),
    firstFreeMoments(
      ctx.readDb,
      rows.filter((row) => row.isBookable).map((row) => row.id),
      ctx.now(),
    ),
  ])
  return rows.map((row) => toGoodsCard(ctx, row, policy, free.get(row.id)))
}

/** The prices asked for; a shop that shows no price cannot be asked by price either. */
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

/** A page of goods on the shelf. `preset` is what the endpoint itself asks for; it wins over the query. */
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
  const { rows, total } = await pageOfGoods(ctx.readDb, filter, sortTerms(query, goodsSorts), range)
  return pageFrom(await toCards(ctx, rows), total, range)
}

/** Packages and vaccines with a free place on a day. @throws AppError badInput for a day that does not exist */
export async function goodsBookableOn(
  ctx: Context,
  query: QueryOf<typeof contract.packagePageByDate>,
): Promise<PageOf<contract.GoodsCard>> {
  if (!isDay(query.date))
    throw new AppError(codes.badInput, 'badInput', {}, { field: 'date', rule: 'format' })
  const bookable: GoodsKind[] = ['package', 'vaccine']
  const kinds = query.kind ? bookable.filter((kind) => kind === query.kind) : bookable
  return goodsPage(ctx, query, {
    kinds,
    calendars: await freeCalendars(ctx.readDb, { day: query.date, now: ctx.now() }),
  })
}

/** Packages and vaccines with a free place on any day that can be booked. */
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

/** Cards of the goods with these codes (comma separated), in this order; unknown ones and those off the shelf are left out. */
export async function goodsByCodes(ctx: Context, spuCode: string): Promise<contract.GoodsCard[]> {
  const wanted = [...new Set(spuCode.split(','))].slice(0, MAX_CODES)
  const cards = await toCards(ctx, await findGoodsByCodes(ctx.readDb, wanted))
  return wanted.flatMap((code) => cards.find((card) => card.spuCode === code) ?? [])
}

/** Cards of these goods in this order; unknown ones are left out. */
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

/** One product in full, also off the shelf (`shelf: '0'`). @throws AppError notFound, goodsDeleted */
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

/** The first-level category above a second-level one; a first-level one is its own. @throws AppError notFound */
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

export async function brandList(ctx: Context): Promise<contract.Brand[]> {
  return (await listBrands(ctx.readDb)).map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    logo: assetUrl(ctx.config, row.logo),
  }))
}

export async function allBrands(ctx: Context): Promise<DataOf<typeof contract.allBrand>> {
  // A follow must be seen at once by who made it: from the database itself.
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

/** Specifications of one product, or those that goods can be filtered by. @throws AppError notFound, goodsDeleted */
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
export async function ensureList(ctx: Context, spuId: string): Promise<DataOf<typeof contract.ensureList>> {
  const goods = await requireGoods(ctx, spuId)
  const rows = await listEnsures(ctx.readDb, goods.kind)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    detail: localized(row.detail, ctx.lang),
    icon: row.icon,
  }))
}

/** A visitor sees the notices only. */
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
 * May this free service be booked now? `slotKind` names the channel. A user is refused as `already` only when every
 * person of theirs has it: one more person may still be booked.
 * @throws AppError notFound, goodsDeleted
 */
export async function canBook(
  ctx: Context,
  id: string,
  slotKind: Extract<SlotKind, 'free' | 'bjFree'>,
): Promise<DataOf<typeof contract.canBooking>> {
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
  const free = await firstFreeMoments(ctx.readDb, [goods.id], ctx.now())
  return free.has(goods.id) ? null : 'noPlaces'
}
