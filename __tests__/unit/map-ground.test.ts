import { languages } from '@contract/constants/enums'
import { loadGround, type Point } from '@/features/clinics/ground/ground'
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
    expect(['city', 'land', 'sea']).toContain(kind)
  }
})

test('a missing French name falls back to the English one', async () => {
  const names = async (language: 'en' | 'fr') => (await loadGround(language)).labels.map(({ text }) => text)
  const [english, french] = [await names('en'), await names('fr')]
  expect(french[english.indexOf('Central')]).toBe('Central')
  expect(french[english.indexOf('Beijing')]).toBe('Pékin')
})

const boxed = (left: number, right: number, top = 0) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ left, right, top, bottom: top + 10 }) as DOMRect
  return element
}

test('labels that overlap an earlier label or a pin are hidden', () => {
  const pin = boxed(0, 20)
  const words = [boxed(30, 60), boxed(50, 80), boxed(10, 25), boxed(60, 90)]
  tidyWords([pin], words, 'quiet')
  expect(words.map((element) => element.classList.contains('quiet'))).toEqual([false, true, true, false])
})

test('labels that only touch are shown', () => {
  const words = [boxed(20, 40), boxed(0, 20), boxed(40, 60), boxed(20, 40, 10), boxed(20, 40, -10)]
  tidyWords([], words, 'quiet')
  expect(words.map((element) => element.classList.contains('quiet'))).toEqual(Array(5).fill(false))
})
