import type { GoodsDetail } from '@contract/routes/goods'

export type PackageGroup = GoodsDetail['packageGroups'][number]
export type PackageItem = PackageGroup['items'][number]

/**
 * The items of a package whose name, explanation or group contains every word of the text, with their group's
 * name. An empty text matches nothing.
 */
export function findItems(
  groups: readonly PackageGroup[],
  text: string,
): { item: PackageItem; group: string }[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return groups.flatMap((group) =>
    group.items
      .filter(({ name, explain }) => {
        const all = `${name} ${explain} ${group.name}`.toLowerCase()
        return words.every((word) => all.includes(word))
      })
      .map((item) => ({ item, group: group.name })),
  )
}

export const countItems = (groups: readonly PackageGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
