import type { Language } from '@/i18n/languages'

/** [latitude, longitude] */
export type Point = readonly [latitude: number, longitude: number]

/** A place name on the ground, with the zoom levels at which it is shown. */
export interface GroundLabel {
  at: Point
  from: number
  to: number
  kind: 'city' | 'land' | 'sea' | 'station'
  text: string
}

/** The coast as outlines of land, and the names on it, for a map without streets. */
export interface Ground {
  land: readonly (readonly Point[])[]
  labels: readonly GroundLabel[]
}

/** Attribution of the outlines (scripts/make-ground.mjs) and a link to their licence. */
export const groundCredit = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
} as const

/** Units of the file in one degree. */
const UNITS = 10_000
const columns: readonly Language[] = ['zh-Hant', 'zh-Hans', 'en', 'ja', 'fr', 'es']

/** A ring: latitude and longitude of the first vertex, then the steps to each next one. */
function ringOf(packed: string): Point[] {
  const steps = packed.split(' ').map(Number)
  const ring: Point[] = []
  let [latitude, longitude] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    latitude += steps[index] ?? 0
    longitude += steps[index + 1] ?? 0
    ring.push([latitude / UNITS, longitude / UNITS])
  }
  return ring
}

/** '10-13 22.26 114.19 land | name in each of the columns'; a missing last column repeats the English name. */
function labelOf(row: string, lang: Language): GroundLabel {
  const [place = '', ...names] = row.split(' | ')
  const [zooms = '', latitude, longitude, kind] = place.split(' ')
  const [from = 0, to = 0] = zooms.split('-').map(Number)
  const text = names[columns.indexOf(lang)] ?? names[columns.indexOf('en')] ?? ''
  return { at: [Number(latitude), Number(longitude)], from, to, kind: kind as GroundLabel['kind'], text }
}

/** Loads the ground with its names in a language. */
export async function loadGround(lang: Language): Promise<Ground> {
  const [land, labels] = await Promise.all([
    import(/* webpackChunkName: "ground" */ './land.json'),
    import(/* webpackChunkName: "ground" */ './labels.json'),
  ])
  return { land: land.default.map(ringOf), labels: labels.default.map((row) => labelOf(row, lang)) }
}
