import type * as contract from '../../../../../contract/compare'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { goodsCardsByIds, placesOfGoods } from '../../../catalogue'
import { compare } from '../comparison'
import { toEntry, type Known } from '../mapper'
import { findFacts, listEntries } from './rows'

export const missing = (): AppError => new AppError(codes.notFound, 'notFound')

export async function load(ctx: Context, ids: readonly string[]): Promise<Map<string, Known>> {
  const [facts, cards] = await Promise.all([findFacts(ctx.readDb, ids), goodsCardsByIds(ctx, ids)])
  return new Map(
    cards.flatMap((card) => {
      const of = facts.get(card.id)
      return of ? [[card.id, { facts: of, card }] as const] : []
    }),
  )
}

/** @throws AppError notFound, goodsDeleted, compareOnlyPackages */
export function requirePackage(known: Known | undefined): Known {
  if (!known) throw missing()
  if (known.facts.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  if (known.facts.kind !== 'package') throw new AppError(codes.compareOnlyPackages, 'compareOnlyPackages')
  return known
}

/** The distinct ids of a query. @throws AppError compareCount for fewer than two or more than four */
function chosen(ids: string): string[] {
  const list = [...new Set(ids.split(','))]
  if (list.length < limits.compareMin || list.length > limits.compareMax)
    throw new AppError(codes.compareCount, 'compareCount', { min: limits.compareMin, max: limits.compareMax })
  return list
}

/**
 * The user's list with the comparison of the chosen packages, by default of the first four.
 * @throws AppError compareCount, notFound
 */
export async function myCompareList(
  ctx: Context,
  userId: string,
  spuIds: string | undefined,
): Promise<DataOf<typeof contract.compareList>> {
  const rows = await listEntries(ctx.db, userId)
  const known = await load(
    ctx,
    rows.map((row) => row.spuId),
  )
  const entries = rows.flatMap((row) => {
    const of = known.get(row.spuId)
    return of ? toEntry(ctx, row, of) : []
  })
  const wanted =
    spuIds === undefined ? entries.slice(0, limits.compareMax).map((entry) => entry.spuId) : chosen(spuIds)
  const columns = wanted.flatMap((id) => known.get(id) ?? [])
  if (columns.length < wanted.length) throw missing()
  return {
    entries,
    comparison: columns.length < limits.compareMin ? null : await compareKnown(ctx, columns),
    maxEntries: limits.compareList,
    minCompared: limits.compareMin,
    maxCompared: limits.compareMax,
  }
}

async function compareKnown(ctx: Context, columns: readonly Known[]): Promise<contract.Comparison> {
  const places = await placesOfGoods(
    ctx,
    columns.map(({ facts }) => facts.id),
  )
  return compare(
    ctx,
    columns.map((column) => ({ ...column, places: places.get(column.facts.id) })),
  )
}

/**
 * The comparison opened by a shared link.
 * @throws AppError compareCount, compareOnlyPackages, notFound, goodsDeleted
 */
export async function compareByIds(ctx: Context, ids: string): Promise<contract.Comparison> {
  const wanted = chosen(ids)
  const known = await load(ctx, wanted)
  return compareKnown(
    ctx,
    wanted.map((id) => requirePackage(known.get(id))),
  )
}
