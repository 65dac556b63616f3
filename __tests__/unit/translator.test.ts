import { createInstance } from 'i18next'
import { languages, type TextRoom } from '@/i18n/languages'
import { findText } from '@/i18n/translator'
import { allTexts, askedKey, rooms } from '../support/text-catalogues'

/** 'block.item' → text, as the catalogue file has it. */
function nested(flat: Record<string, string>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(flat)) {
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    let at = root
    for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>
    at[last] = text
  }
  return root
}

const catalogueOf = (room: TextRoom, language: (typeof languages)[number]) => nested(allTexts[room][language])

/** i18next with one room's texts of two languages, set up as the catalogues are written. */
function reference(room: TextRoom, language: (typeof languages)[number], fallback: (typeof languages)[number]) {
  const i18n = createInstance()
  void i18n.init({
    lng: language, fallbackLng: fallback, ns: ['room'], defaultNS: 'room', load: 'currentOnly', initAsync: false, interpolation: { escapeValue: false },
    resources: { [language]: { room: catalogueOf(room, language) }, [fallback]: { room: catalogueOf(room, fallback) } },
    showSupportNotice: false
  } as Parameters<typeof i18n.init>[0])
  return i18n
}

// Every name that any text fills in
const params = new Proxy({} as Record<string, string | number>, { get: (_, name) => `<${String(name)}>`, has: () => true })
const filled = Object.fromEntries([...new Set(Object.values(allTexts).flatMap((byLanguage) => Object.values(byLanguage)).flatMap((texts) => Object.values(texts))
  .flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)))].filter((name) => name !== 'count').map((name) => [name, String(params[name])]))

describe.each(rooms)('room %s', (room) => {
  test.each(languages)('%s: every text is what i18next answers, for every count', (language) => {
    const i18n = reference(room, language, 'en')
    const sources = [[language, catalogueOf(room, language)], ['en', catalogueOf(room, 'en')]] as const
    const values = [filled, ...[0, 1, 2, 1000].map((count) => ({ ...filled, count }))]
    const differing = [...new Set(Object.keys(allTexts[room][language]).map(askedKey))].filter((key) => values.some((given) => findText(sources, key, given) !== i18n.t(key, given)))
    expect(differing).toEqual([])
  })
})

test('a text that the language lacks comes from the fallback, in the fallback\'s own plural form', () => {
  const sources = [['ja', {}], ['en', { cart: { item_one: '{{count}} item', item_other: '{{count}} items' } }]] as const
  expect(findText(sources, 'cart.item', { count: 1 })).toBe('1 item')
  expect(findText(sources, 'cart.item', { count: 3 })).toBe('3 items')
})

test('a text that nobody has is its key, and a value that is not given stays visible', () => {
  expect(findText([['en', undefined]], 'no.such.text')).toBe('no.such.text')
  expect(findText([['en', { hello: 'Hello {{name}}!' }]], 'hello')).toBe('Hello {{name}}!')
  // what is filled in is not read as a text again
  expect(findText([['en', { hello: 'Hello {{name}}' }]], 'hello', { name: '{{other}}', other: 'x' })).toBe('Hello {{other}}')
})
