import { provinceAndCityData } from 'element-china-area-data'
import { Converter } from 'opencc-js'
import { pinyin } from 'pinyin-pro'
import { englishNames, otherProvinces } from './region-names.mjs'

/** Suffixes that English names omit: the kind of area, including a preceding ethnic name. */
const AREA_KIND = /(?:(?:[一-龥]{1,4}族)+自治[州县]|特别行政区|自治区|地区|林区|[省市盟])$/
const DISTRICT_KIND = /(?:新区|[区县])$/

/** @param {string} label in simplified characters */
function romanized(label) {
  const bare = label.replace(AREA_KIND, '').replace(label.length > 2 ? DISTRICT_KIND : /$^/, '')
  const syllables = pinyin(bare, { v: true, toneType: 'none', type: 'array' })
  // An apostrophe separates ambiguous syllables: Xi'an.
  const word = syllables.reduce(
    (text, syllable) => (text && /^[aeo]/.test(syllable) ? `${text}'${syllable}` : text + syllable),
    '',
  )
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * The provinces and cities with their names: Hong Kong, Macao and Taiwan first, since most users live there.
 * The required dictionaries take a hundred megabytes, so the server reads the result from a file.
 *
 * @returns {{ region: string[], cities: string[][] }[]} each region as [id, traditional, simplified, English]
 */
export function makeRegionTable() {
  const toTraditional = Converter({ from: 'cn', to: 'hk' })
  const toSimplified = Converter({ from: 'hk', to: 'cn' })
  const named = ([id, hant, en]) => [id, hant, toSimplified(hant), en]
  const mainland = ({ value, label }) => [
    value,
    toTraditional(label),
    label,
    englishNames[value] ?? romanized(label),
  ]
  return [
    ...['81', '82', '71']
      .flatMap((id) => otherProvinces.filter(({ region }) => region[0] === id))
      .map(({ region, children }) => ({ region: named(region), cities: children.map(named) })),
    ...provinceAndCityData.map((item) => ({
      region: mainland(item),
      cities: (item.children ?? []).map(mainland),
    })),
  ]
}
