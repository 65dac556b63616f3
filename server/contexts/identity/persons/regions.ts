import type { Language } from '../../../../contract/constants/enums'
import type { LocalText } from '../../../db/schema/columns'
import { localized } from '../../../lib/language'
import table from './region-table.json'

export interface RegionLeaf {
  id: string
  name: string
}
export interface RegionNode extends RegionLeaf {
  children: RegionLeaf[]
}

/** A row of the table: [id, traditional, simplified, English]; scripts/make-regions.mjs makes it. */
const textOf = ([, hant = '', hans = '', en = '']: readonly string[]): LocalText => ({
  'zh-Hant': hant,
  'zh-Hans': hans,
  en,
})

const trees = new Map<Language, RegionNode[]>()

/** Provinces and their cities in a language. The municipalities list their districts. */
export function regionTree(lang: Language): RegionNode[] {
  let tree = trees.get(lang)
  if (!tree) {
    const leaf = (row: readonly string[]): RegionLeaf => ({
      id: row[0] ?? '',
      name: localized(textOf(row), lang),
    })
    tree = table.map(({ region, cities }) => ({ ...leaf(region), children: cities.map(leaf) }))
    trees.set(lang, tree)
  }
  return tree
}

/** Names of a province and its city; null for unknown ids. */
export function regionNames(
  provinceId: string | null,
  cityId: string | null,
  lang: Language,
): { provinceName: string | null; cityName: string | null } {
  const province = regionTree(lang).find((item) => item.id === provinceId)
  const city = province?.children.find((item) => item.id === cityId)
  return { provinceName: province?.name ?? null, cityName: city?.name ?? null }
}
