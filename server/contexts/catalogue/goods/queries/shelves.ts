import type * as brands from '../../../../../contract/brands'
import type * as categories from '../../../../../contract/categories'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/goods'
import type * as goodsFacts from '../../../../../contract/goods-facts'
import { assetUrl } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { localized, type LocalizedText } from '../../../../lib/language'
import { countNotices } from '../../content/queries/rows'
import { toCategory } from '../mapper'
import { HOT_COUNT, missing, requireGoods } from './goods'
import {
  countWaiting,
  listAllBrands,
  listBrands,
  listCategories,
  listEnsures,
  listSkus,
  listSpecValues,
  listTags,
} from './rows'

export async function categoryTree(ctx: Context): Promise<categories.Category[]> {
  const all = await listCategories(ctx.readDb)
  return all.filter((row) => row.parentId === null).map((row) => toCategory(ctx, row, all))
}

/** @throws AppError notFound */
export async function categoryOne(ctx: Context, id: string): Promise<categories.Category> {
  const all = await listCategories(ctx.readDb)
  const row = all.find((item) => item.id === id)
  if (!row) throw missing()
  return toCategory(ctx, row, all)
}

/** The first-level parent of a category; a first-level category is its own. @throws AppError notFound */
export async function categoryParent(ctx: Context, id: string): Promise<categories.Category> {
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

type SpecTree = DataOf<typeof categories.specTree>

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
export async function specTree(ctx: Context, query: QueryOf<typeof categories.specTree>): Promise<SpecTree> {
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
