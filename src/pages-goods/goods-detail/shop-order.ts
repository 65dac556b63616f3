import type { ShopCard } from '@contract/routes/shops'
import type { RegionChoice } from '@/features/preferences/preferences.slice'

const firstMoment = ({ firstFreeDay, firstFreeTime }: ShopCard): string =>
  `${firstFreeDay} ${firstFreeTime ?? ''}`

/**
 * The clinic with the earliest free time, the first in the list when several share it; undefined when none
 * has one.
 */
export function earliestShop(shops: readonly ShopCard[]): ShopCard | undefined {
  return shops.reduce<ShopCard | undefined>(
    (first, shop) =>
      shop.firstFreeDay !== null && (!first || firstMoment(shop) < firstMoment(first)) ? shop : first,
    undefined,
  )
}

/** The channel regions of the clinics in order of appearance, with the number of clinics. */
export function regionsOf(
  shops: readonly ShopCard[],
): { key: ShopCard['region']; label: string; count: number }[] {
  const found = new Map<ShopCard['region'], { key: ShopCard['region']; label: string; count: number }>()
  for (const { region, regionName } of shops)
    found.set(region, { key: region, label: regionName, count: (found.get(region)?.count ?? 0) + 1 })
  return [...found.values()]
}

/**
 * The clinics for which an earliest day may be promised: those of the chosen region, else those of the first
 * clinic's region (when none was chosen, or none offers it there).
 */
export function shopsInRegion(shops: readonly ShopCard[], choice: RegionChoice): readonly ShopCard[] {
  const chosen = shops.filter(({ region }) => region === choice)
  return chosen.length > 0 ? chosen : shops.filter(({ region }) => region === shops[0]?.region)
}
