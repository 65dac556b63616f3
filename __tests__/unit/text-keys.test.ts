import type { TextKey, TextRoom, TextUnder } from '@/i18n/text-keys'
import { allTexts, askedKey, rooms } from '../support/text-catalogues'

type IsKey<Room extends TextRoom, Key extends string> = Key extends TextKey<Room> ? true : false

test('the type of a package’s texts has the keys of its catalogue, and no others', () => {
  const known: [IsKey<'common', 'failed.title'>, IsKey<'pages/trolley', 'cart.empty'>] = [true, true]
  const unknown: [IsKey<'common', 'failed.tilte'>, IsKey<'common', 'failed'>, IsKey<'main', 'failed.title'>] =
    [false, false, false]
  expect([known.every(Boolean), unknown.some(Boolean)]).toEqual([true, false])
})

test('a plural text is requested without its plural suffix', () => {
  const asked: [IsKey<'common', 'relative.days'>, IsKey<'common', 'relative.days_other'>] = [true, false]
  expect(asked).toEqual([true, false])
  expect(Object.keys(allTexts.common['zh-Hant'])).toContain('relative.days_other')
})

test('the keys below a block are those of its texts', () => {
  const tabs: Record<TextUnder<'common', 'app.tabs'>, true> = {
    home: true,
    shops: true,
    goods: true,
    mine: true,
  }
  const keys = Object.keys(allTexts.common['zh-Hant']).filter((key) => key.startsWith('app.tabs.'))
  expect(keys.map((key) => key.slice('app.tabs.'.length)).sort()).toEqual(Object.keys(tabs).sort())
})

// the types come from the Traditional Chinese catalogues, so a key that only another language has could not
// be used
test.each(rooms)('no language of %s has a key that the typed catalogue lacks', (room) => {
  const typed = new Set(Object.keys(allTexts[room]['zh-Hant']).map(askedKey))
  const others = Object.values(allTexts[room]).flatMap((texts) => Object.keys(texts).map(askedKey))
  expect(others.filter((key) => !typed.has(key))).toEqual([])
})
