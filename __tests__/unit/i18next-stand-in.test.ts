import { createInstance } from 'i18next'
import { createInstance as createOwn } from '../../vendor/i18next.js'
import { languages, type Language } from '@/i18n/languages'
import { allTexts, askedKey, rooms } from '../support/text-catalogues'

interface Texts {
  init: (options: object) => unknown
  addResourceBundle: (language: string, room: string, texts: object, isDeep: boolean, isNewer: boolean) => unknown
  hasResourceBundle: (language: string, room: string) => boolean
  t: (key: string, params: Record<string, unknown>) => string
}

/** 'a.b' → { a: { b } } */
function unfold(texts: Record<string, string | undefined>): object {
  const root: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    const inside = parts.reduce<Record<string, unknown>>((place, part) => (place[part] ??= {}) as Record<string, unknown>, root)
    inside[last] = text
  }
  return root
}

function filled(texts: Texts): Texts {
  texts.init({ lng: 'zh-Hant', ns: [], resources: {}, load: 'currentOnly', fallbackLng: false, initAsync: false, showSupportNotice: false, interpolation: { escapeValue: false }, returnEmptyString: true })
  for (const room of rooms) for (const language of languages) texts.addResourceBundle(language, room, unfold(allTexts[room][language]), true, true)
  return texts
}

const theirs = filled(createInstance() as unknown as Texts)
const ours = filled(createOwn() as unknown as Texts)
const values = (text: string) => Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `«${name}»`]))

// vendor/i18next.js takes the library's place in both builds; the tests of pages run with the library
test.each(rooms)('%s: every text is the same with the library and with what stands in its place', (room) => {
  for (const language of languages as readonly Language[]) {
    for (const [key, text = ''] of Object.entries(allTexts[room][language])) {
      for (const count of [undefined, 0, 1, 2, 21]) {
        const params = { ...values(text), ...(count === undefined ? {} : { count }), ns: room, lng: language, fallbackLng: 'zh-Hant' }
        expect(ours.t(askedKey(key), params)).toBe(theirs.t(askedKey(key), params))
      }
    }
  }
})

test('what is missing comes from the other language, else is the key', () => {
  for (const texts of [theirs, ours]) {
    texts.addResourceBundle('zh-Hant', 'probe', { only: { here: '只有 {{n}}' }, more_other: '{{count}} 項' }, true, true)
    texts.addResourceBundle('en', 'probe', { only: {} }, true, true)
    texts.addResourceBundle('en', 'probe', { later: 'later' }, true, true)
    const ask = (key: string, params: object = {}) => texts.t(key, { ...params, ns: 'probe', lng: 'en', fallbackLng: 'zh-Hant' })
    expect(ask('only.here', { n: 3 })).toBe('只有 3')
    expect(ask('more', { count: 1 })).toBe('1 項')
    expect(ask('later')).toBe('later')
    expect(ask('not.there')).toBe('not.there')
    expect([texts.hasResourceBundle('en', 'probe'), texts.hasResourceBundle('fr', 'probe')]).toEqual([true, false])
  }
})
