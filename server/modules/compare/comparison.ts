import type * as contract from '../../../contract/compare'
import type { GoodsCard } from '../../../contract/goods'
import type { PackageGroup } from '../../db/schema/goods'
import type { Context } from '../../lib/context'
import { localized, type LocalizedText } from '../../lib/language'
import { formatCents } from '../../lib/money'

/** What a comparison needs of one package beside its card. */
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
  shopCount: number
  priceDownCents: number
}

type Flag = '0' | '1'
const flag = (isSet: boolean): Flag => (isSet ? '1' : '0')
const itemsOf = (facts: PackageFacts): string[] =>
  facts.packageGroups.flatMap((group) => group.items.map((item) => item.id))

export const countItems = (facts: PackageFacts): number => new Set(itemsOf(facts)).size
export const isAvailable = (facts: PackageFacts): Flag => flag(facts.isOnShelf && !facts.isDeleted)

/** The lowest price over the number of items, rounded to a cent; null when the price may not be shown or there are none. */
export function pricePerItem(facts: PackageFacts, card: GoodsCard): string | null {
  const items = countItems(facts)
  return card.priceDown === null || items === 0 ? null : formatCents(Math.round(facts.priceDownCents / items))
}

/** Packages side by side: their items as rows, in the groups and the order in which the first package that has them lists them. */
export function compare(
  ctx: Context,
  packages: readonly { facts: PackageFacts; card: GoodsCard }[],
): contract.Comparison {
  const has = packages.map(({ facts }) => new Set(itemsOf(facts)))
  const holdersOf = (itemId: string): number[] =>
    has.flatMap((items, column) => (items.has(itemId) ? [column] : []))
  const groups = new Map<string, contract.Comparison['groups'][number]>()
  const seen = new Set<string>()
  for (const { facts } of packages) {
    for (const group of facts.packageGroups) {
      const shown = groups.get(group.id) ?? {
        id: group.id,
        name: localized(group.name, ctx.lang),
        isCommon: '0' as Flag,
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
          has: has.map((items) => flag(items.has(item.id))),
          isCommon: flag(holders.length === packages.length),
          uniqueTo: only?.facts.id ?? null,
        })
      }
    }
  }
  const list = [...groups.values()]
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, isCommon: flag(group.rows.every((row) => row.isCommon === '1')) }))
  const rows = list.flatMap((group) => group.rows)
  return {
    columns: packages.map(({ facts, card }) => ({
      spuId: facts.id,
      goods: card,
      isAvailable: isAvailable(facts),
      itemCount: countItems(facts),
      pricePerItem: pricePerItem(facts, card),
      uniqueCount: rows.filter((row) => row.uniqueTo === facts.id).length,
      eligibilityText: localized(facts.eligibilityText, ctx.lang),
      eligibility: {
        sex: facts.sex === '1' || facts.sex === '2' ? facts.sex : '0',
        ageMin: facts.ageMin,
        ageMax: facts.ageMax,
        text: localized(facts.eligibilityText, ctx.lang),
      },
      durationMinutes: facts.durationMinutes,
      reportDays: facts.reportDays,
      shopCount: facts.shopCount,
      needsFasting: flag(facts.packageGroups.some((group) => group.items.some((item) => item.needsFasting))),
    })),
    groups: list,
    itemCount: rows.length,
    commonCount: rows.filter((row) => row.isCommon === '1').length,
  }
}
