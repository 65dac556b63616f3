import { type DataItem, provinceAndCityData } from 'element-china-area-data'
import type { Language } from '../../../../contract/constants/enums'
import type { LocalText } from '../../../db/schema/columns'
import { lazyConverter, syllablesOf } from '../../../lib/chinese'
import { localized } from '../../../lib/language'
import { englishNames, type NamedRegion, otherProvinces } from './region-names'

export interface RegionLeaf {
  id: string
  name: string
}
export interface RegionNode extends RegionLeaf {
  children: RegionLeaf[]
}
interface Region {
  id: string
  name: LocalText
}
interface Province extends Region {
  cities: Region[]
}

const toTraditional = lazyConverter({ from: 'cn', to: 'hk' })
const toSimplified = lazyConverter({ from: 'hk', to: 'cn' })

/** Suffixes that English names omit: the kind of area, including a preceding ethnic name. */
const AREA_KIND = /(?:(?:[一-龥]{1,4}族)+自治[州县]|特别行政区|自治区|地区|林区|[省市盟])$/
const DISTRICT_KIND = /(?:新区|[区县])$/

function englishName(id: string, label: string): string {
  const known = englishNames[id]
  if (known) return known
  const bare = label.replace(AREA_KIND, '').replace(label.length > 2 ? DISTRICT_KIND : /$^/, '')
  const syllables = syllablesOf(bare, { v: true })
  // An apostrophe separates ambiguous syllables: Xi'an.
  const word = syllables.reduce(
    (text, syllable) => (text && /^[aeo]/.test(syllable) ? `${text}'${syllable}` : text + syllable),
    '',
  )
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const mainland = ({ value, label }: DataItem): Region => ({
  id: value,
  name: { 'zh-Hans': label, 'zh-Hant': toTraditional(label), en: englishName(value, label) },
})
const named = ([id, hant, en]: NamedRegion): Region => ({
  id,
  name: { 'zh-Hant': hant, 'zh-Hans': toSimplified(hant), en },
})

let made: Province[] | undefined

/** Hong Kong, Macao and Taiwan come first, since most users live there. */
function provinces(): Province[] {
  made ??= [
    ...['81', '82', '71']
      .flatMap((id) => otherProvinces.filter((item) => item.region[0] === id))
      .map((item) => ({ ...named(item.region), cities: item.children.map(named) })),
    ...provinceAndCityData.map((item) => ({
      ...mainland(item),
      cities: (item.children ?? []).map(mainland),
    })),
  ]
  return made
}

const trees = new Map<Language, RegionNode[]>()

/** Provinces and their cities in a language. The municipalities list their districts. */
export function regionTree(lang: Language): RegionNode[] {
  let tree = trees.get(lang)
  if (!tree) {
    const leaf = (region: Region): RegionLeaf => ({ id: region.id, name: localized(region.name, lang) })
    tree = provinces().map((province) => ({ ...leaf(province), children: province.cities.map(leaf) }))
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
