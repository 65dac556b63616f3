import type * as contract from '../../../../contract/compare'
import type { GoodsCard } from '../../../../contract/goods'
import type { Day } from '../../../../contract/rules/day'
import { formatCents } from '../../../../contract/rules/money'
import { addWorkingDays } from '../../../../contract/rules/working-days'
import type { PackageGroup } from '../../../db/schema/goods'
import type { Context } from '../../../lib/context'
import { localized, type LocalizedText } from '../../../lib/language'

/** The facts of one package that a comparison needs in addition to its card. */
export interface PackageFacts {
  id: string
  isOnShelf: boolean
  isDeleted: boolean
  kind: string
  packageGroups: PackageGroup[]
  sex: string
  ageMin: number | null
  ageMax: number | null
  eligibilityText: LocalizedText
  durationMinutes: number | null
  reportDays: number | null
  doctorMinutes: number | null
  shopCount: number
  priceDownCents: number
}

type Flag = '0' | '1'
const flag = (isSet: boolean): Flag => (isSet ? '1' : '0')
const itemsOf = (facts: PackageFacts): string[] =>
  facts.packageGroups.flatMap((group) => group.items.map((item) => item.id))

export const countItems = (facts: PackageFacts): number => new Set(itemsOf(facts)).size
export const isAvailable = (facts: PackageFacts): Flag => flag(facts.isOnShelf && !facts.isDeleted)

/**
 * The lowest price divided by the number of items, rounded to a cent; null without a visible price or without
 * items.
 */
export function pricePerItem(facts: PackageFacts, card: GoodsCard): string | null {
  const items = countItems(facts)
  return card.priceDown === null || items === 0 ? null : formatCents(Math.round(facts.priceDownCents / items))
}

interface Compared {
  facts: PackageFacts
  card: GoodsCard
  places: { shopNames: string[]; firstFreeShopName: string | null } | undefined
}
type WireGroup = contract.Comparison['groups'][number]
interface Row extends Omit<WireGroup['rows'][number], 'has' | 'isCommon'> {
  has: boolean[]
  isCommon: boolean
}
interface Group extends Pick<WireGroup, 'id' | 'name'> {
  rows: Row[]
}

/** The items of all packages as rows, grouped and ordered like the first package that contains them. */
function groupsOf(ctx: Context, packages: readonly Compared[]): Group[] {
  const has = packages.map(({ facts }) => new Set(itemsOf(facts)))
  const holdersOf = (itemId: string): number[] =>
    has.flatMap((items, column) => (items.has(itemId) ? [column] : []))
  const groups = new Map<string, Group>()
  const seen = new Set<string>()
  for (const { facts } of packages) {
    for (const group of facts.packageGroups) {
      const shown = groups.get(group.id) ?? {
        id: group.id,
        name: localized(group.name, ctx.lang),
        rows: [],
      }
      groups.set(group.id, shown)
      for (const item of group.items) {
        if (seen.has(item.id)) continue
        seen.add(item.id)
        const holders = holdersOf(item.id)
        const only = holders.length === 1 && holders[0] !== undefined ? packages[holders[0]] : undefined
        shown.rows.push({
          itemId: item.id,
          name: localized(item.name, ctx.lang),
          explain: localized(item.explain, ctx.lang),
          has: has.map((items) => items.has(item.id)),
          isCommon: holders.length === packages.length,
          uniqueTo: only?.facts.id ?? null,
        })
      }
    }
  }
  return [...groups.values()].filter((group) => group.rows.length > 0)
}

const toGroup = ({ rows, ...group }: Group): WireGroup => ({
  ...group,
  isCommon: flag(rows.every((row) => row.isCommon)),
  rows: rows.map((row) => ({ ...row, has: row.has.map(flag), isCommon: flag(row.isCommon) })),
})

const columnOf = (
  ctx: Context,
  { facts, card, places }: Compared,
  uniqueCount: number,
): contract.Comparison['columns'][number] => ({
  spuId: facts.id,
  goods: card,
  isAvailable: isAvailable(facts),
  itemCount: countItems(facts),
  pricePerItem: pricePerItem(facts, card),
  uniqueCount,
  eligibilityText: localized(facts.eligibilityText, ctx.lang),
  eligibility: {
    sex: facts.sex === '1' || facts.sex === '2' ? facts.sex : '0',
    ageMin: facts.ageMin,
    ageMax: facts.ageMax,
    text: localized(facts.eligibilityText, ctx.lang),
  },
  durationMinutes: facts.durationMinutes,
  reportDays: facts.reportDays,
  reportDay:
    facts.reportDays === null || card.firstFreeDay === null
      ? null
      : addWorkingDays(card.firstFreeDay as Day, facts.reportDays),
  doctorMinutes: facts.doctorMinutes,
  shopNames: places?.shopNames ?? [],
  firstFreeShopName: places?.firstFreeShopName ?? null,
  shopCount: facts.shopCount,
  needsFasting: flag(facts.packageGroups.some((group) => group.items.some((item) => item.needsFasting))),
})

/** Comparison of packages, with their items as rows. */
export function compare(ctx: Context, packages: readonly Compared[]): contract.Comparison {
  const groups = groupsOf(ctx, packages)
  const rows = groups.flatMap((group) => group.rows)
  return {
    columns: packages.map((one) =>
      columnOf(ctx, one, rows.filter((row) => row.uniqueTo === one.facts.id).length),
    ),
    groups: groups.map(toGroup),
    itemCount: rows.length,
    commonCount: rows.filter((row) => row.isCommon).length,
  }
}
