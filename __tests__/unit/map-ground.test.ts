import { languages } from '@contract/constants/enums'
import { loadGround, type Point } from '@/features/clinics/ground/ground'
import { namesIn, zoomWithNames } from '@/features/clinics/ground/ground-view'
import { shownNames } from '@/pages-common/map/native-names'
import { tidyWords } from '@/pages-common/map/tidy-words'

const isInside = (ring: readonly Point[], [latitude, longitude]: Point) =>
  ring.reduce((inside, [lat, lon], index) => {
    const [nextLat, nextLon] = ring[(index + 1) % ring.length] as Point
    const crosses =
      lat > latitude !== nextLat > latitude &&
      longitude < ((nextLon - lon) * (latitude - lat)) / (nextLat - lat) + lon
    return crosses ? !inside : inside
  }, false)

test.each<[string, Point, boolean]>([
  ['Central', [22.2814, 114.157], true],
  ['Victoria Harbour', [22.2905, 114.164], false],
  ['Tsim Sha Tsui', [22.299, 114.1722], true],
  ['Macao', [22.198, 113.544], true],
  ['the Pearl River’s mouth', [22.2, 113.75], false],
  ['Beijing', [39.92, 116.44], true],
  ['Taipei', [25.04, 121.54], true],
  ['the Taiwan Strait', [24.3, 119.5], false],
])('%s is land or water as in reality', async (_name, point, isLand) => {
  const { land } = await loadGround('en')
  expect(land.some((ring) => isInside(ring, point))).toBe(isLand)
})

test.each(languages)('every label has a name in %s and a range of zoom levels', async (language) => {
  const { labels } = await loadGround(language)
  expect(labels.length).toBeGreaterThan(50)
  for (const { text, from, to, at, kind } of labels) {
    expect(text).not.toBe('')
    expect(from).toBeLessThanOrEqual(to)
    expect(at.every(Number.isFinite)).toBe(true)
    expect(['city', 'land', 'sea', 'station']).toContain(kind)
  }
})

test('every station is on land', async () => {
  const { land, labels } = await loadGround('en')
  const stations = labels.filter(({ kind }) => kind === 'station')
  expect(stations.length).toBeGreaterThan(15)
  for (const { text, at } of stations)
    expect([text, land.some((ring) => isInside(ring, at))]).toEqual([text, true])
})

test('a missing French name falls back to the English one', async () => {
  const names = async (language: 'en' | 'fr') => (await loadGround(language)).labels.map(({ text }) => text)
  const [english, french] = [await names('en'), await names('fr')]
  expect(french[english.indexOf('Central')]).toBe('Central')
  expect(french[english.indexOf('Beijing')]).toBe('Pékin')
})

interface Rect {
  left: number
  right: number
  top?: number
  bottom?: number
}
const boxed = ({ left, right, top = 0, bottom = top + 10 }: Rect) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () =>
    ({ left, right, top, bottom, width: right - left, height: bottom - top }) as DOMRect
  return element
}
const tidy = (solid: HTMLElement[], labels: Parameters<typeof tidyWords>[2]) => {
  const frame = { left: 0, right: 200, top: 0, bottom: 200 }
  tidyWords(frame, solid, labels, { quiet: 'quiet', sides: { right: 'right', left: 'left', below: 'below' } })
  return labels.map(({ words }) => words.className)
}
const words = (left: number, right: number, top = 0) => ({ words: boxed({ left, right, top }) })

test('labels that overlap an earlier label or a pin are hidden', () => {
  const pin = boxed({ left: 0, right: 20 })
  expect(tidy([pin], [words(30, 60), words(50, 80), words(10, 25), words(60, 90)])).toEqual([
    '',
    'quiet',
    'quiet',
    '',
  ])
})

test('labels that only touch are shown', () => {
  const labels = [words(20, 40), words(0, 20), words(40, 60), words(20, 40, 10), words(20, 40, 20)]
  expect(tidy([], labels)).toEqual(Array(5).fill(''))
})

test('a label that the edge of the map would cut is hidden', () => {
  expect(tidy([], [words(160, 220), words(-10, 30), words(20, 40, 195), words(140, 200)])).toEqual([
    'quiet',
    'quiet',
    'quiet',
    '',
  ])
})

test('a label with several places is shown at the first that is free only', () => {
  const at = (left: number) => boxed({ left, right: left + 20 })
  const label = { words: at(0), elsewhere: [at(40), at(80), at(120)] }
  const classes = (solid: HTMLElement[]) => [
    ...tidy(solid, [label]),
    ...label.elsewhere.map(({ className }) => className),
  ]
  expect(classes([])).toEqual(['', 'quiet', 'quiet', 'quiet'])
  expect(classes([at(10), at(50)])).toEqual(['quiet', 'quiet', '', 'quiet'])
  expect(classes([boxed({ left: 0, right: 200 })])).toEqual(Array(4).fill('quiet'))
})

describe('the label of a pin', () => {
  const icon = boxed({ left: 90, right: 110, top: 90, bottom: 110 })
  const label = (of = icon) => ({ icon: of, words: boxed({ left: 0, right: 60, top: 0, bottom: 20 }) })
  const above = boxed({ left: 80, right: 100, top: 70, bottom: 85 })
  const right = boxed({ left: 140, right: 150, top: 95, bottom: 105 })
  const left = boxed({ left: 40, right: 50, top: 95, bottom: 105 })
  const below = boxed({ left: 95, right: 105, top: 115, bottom: 125 })

  test('is above it, else at the first side at which it covers no other pin, else hidden', () => {
    expect(tidy([icon], [label()])).toEqual([''])
    expect(tidy([icon, above], [label()])).toEqual(['right'])
    expect(tidy([icon, above, right], [label()])).toEqual(['left'])
    expect(tidy([icon, above, right, left], [label()])).toEqual(['below'])
    expect(tidy([icon, above, right, left, below], [label()])).toEqual(['quiet'])
  })

  test('stays within the map, and returns to its place when that is free again', () => {
    const atTop = boxed({ left: 90, right: 110, top: 5, bottom: 25 })
    const one = label(atTop)
    expect(tidy([atTop], [one])).toEqual(['right'])
    const atCorner = boxed({ left: 175, right: 195, top: 5, bottom: 25 })
    expect(tidy([atCorner], [label(atCorner)])).toEqual(['left'])
    const again = label()
    expect([tidy([icon, above], [again]), tidy([icon], [again])]).toEqual([['right'], ['']])
  })
})

describe('names on WeChat’s map', () => {
  const place = (id: string, east: number, north: number) => ({
    id,
    name: '中環健康中心',
    latitude: 22.28 + north,
    longitude: 114.15 + east,
  })
  const names = (zoom: number, selectedId: string, ...places: ReturnType<typeof place>[]) =>
    [...shownNames(places, selectedId, zoom, () => 36)].map(({ id }) => id)
  const south = place('south', 0, 0)
  // at zoom 16 about 47 px above
  const north = place('north', 0, 0.001)

  test('leave out a name that would cover another pin, also that of the selected place', () => {
    expect(names(16, 'south', south, north)).toEqual(['north'])
    expect(names(16, 'north', south, north)).toEqual(['north'])
  })

  test('are all shown once the map is near enough', () => {
    expect(names(18, 'south', south, north).sort()).toEqual(['north', 'south'])
  })

  test('prefer the selected place where two names would cover each other', () => {
    const beside = place('beside', 0.001, 0)
    expect(names(16, 'beside', south, beside)).toEqual(['beside'])
  })
})

describe('the zoom level of a preview', () => {
  const size = { width: 526, height: 128 }
  const zooms = [13, 12, 11, 10] as const
  const namesAt = async (middle: { latitude: number; longitude: number }) => {
    const ground = await loadGround('en')
    const zoom = zoomWithNames(ground, zooms, { middle, ...size })
    return { zoom, names: namesIn(ground, { middle, zoom, ...size }).map(({ text }) => text) }
  }

  test('is the closest where neighbourhoods are named', async () => {
    const central = await namesAt({ latitude: 22.28141, longitude: 114.15702 })
    expect(central.zoom).toBe(13)
    expect(central.names.length).toBeGreaterThan(1)
  })

  test('is farther away where the closest one has fewer than two names', async () => {
    const middle = { latitude: 22.3814, longitude: 114.188 }
    const ground = await loadGround('en')
    expect(namesIn(ground, { middle, zoom: 13, ...size }).length).toBeLessThan(2)
    const shaTin = await namesAt(middle)
    expect(shaTin.zoom).toBeLessThan(13)
    expect(shaTin.names.length).toBeGreaterThan(1)
  })

  test('is the farthest where none has a name', async () => {
    expect((await namesAt({ latitude: 0, longitude: 0 })).zoom).toBe(10)
  })
})
