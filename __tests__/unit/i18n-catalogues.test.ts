import { type Language, languages, type TextRoom } from '@/i18n/languages'
import serverHans from '../../server/i18n/zh-Hans.json'
import serverHant from '../../server/i18n/zh-Hant.json'
import {
  allTexts,
  askedKey,
  type FlatTexts,
  patternOf,
  readSources,
  rooms,
  usesOf,
} from '../support/text-catalogues'

const sources = readSources()
const uses = sources.flatMap(usesOf)
const isSinglePlural = (language: Language) =>
  language === 'zh-Hant' || language === 'zh-Hans' || language === 'ja'
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort()
const keysOf = (room: TextRoom) => [...new Set(Object.keys(allTexts[room]['zh-Hant']).map(askedKey))]
const translatedPairs: [Language, Language][] = [
  ['fr', 'en'],
  ['es', 'en'],
  ['en', 'zh-Hant'],
  ['ja', 'zh-Hant'],
  ['ja', 'en'],
  ['zh-Hans', 'en'],
]

/** Phrases that are intentionally equal in two languages. */
const SAME_ON_PURPOSE = new Set<string>(['HK$', 'Visa', 'Hong Kong'])

/** Texts in which each language uses another form of the month: by name or by number. */
const OWN_PLACEHOLDERS = new Set(['slotPicker.jumped'])

// A single word may be equal in French and English; a phrase is not
function looksUntranslated(text: string, other: string | undefined, language: Language): boolean {
  if (text !== other || SAME_ON_PURPOSE.has(text)) return false
  const words = text.replace(/\{\{[^}]*\}\}/g, '').trim()
  return language === 'ja' || language === 'zh-Hans'
    ? /[\u3400-\u9fff]{7,}|[A-Za-z]{3,} [A-Za-z]{2,}/.test(words)
    : /[A-Za-zÀ-ÿ]{3,} [A-Za-zÀ-ÿ]{2,}/.test(words) || /[\u3400-\u9fff]/.test(words)
}

describe.each(rooms)('texts of package %s', (room) => {
  const base: FlatTexts = allTexts[room]['zh-Hant']

  test.each(languages)('%s has every key, with the same placeholders', (language) => {
    const texts = allTexts[room][language]
    const asked = new Set(Object.keys(texts).map(askedKey))
    expect(keysOf(room).filter((key) => !asked.has(key))).toEqual([])
    expect([...asked].filter((key) => !keysOf(room).includes(key))).toEqual([])
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([])
    const differs = Object.keys(texts).filter((key) => {
      const same = base[key] ?? base[`${askedKey(key)}_other`]
      return (
        same !== undefined &&
        !OWN_PLACEHOLDERS.has(key) &&
        !key.endsWith('_one') &&
        placeholders(texts[key] ?? '').join() !== placeholders(same).join()
      )
    })
    expect(differs).toEqual([])
    // a language with two plural forms needs both
    if (!isSinglePlural(language))
      expect(
        Object.keys(texts).filter((key) => key.endsWith('_other') && !(`${askedKey(key)}_one` in texts)),
      ).toEqual([])
  })

  test.each(translatedPairs)('%s is not left as %s', (language, from) => {
    const texts = allTexts[room][language]
    expect(
      Object.keys(texts).filter((key) =>
        looksUntranslated(texts[key] ?? '', allTexts[room][from][key], language),
      ),
    ).toEqual([])
  })

  test('every key is used', () => {
    const literals = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, literal]) => literal)),
    )
    const templates = sources.flatMap(({ text }) =>
      [...text.matchAll(/`([A-Za-z][\w.]*\.\$\{[^`]*)`/g)].map(([, template = '']) => patternOf(template)),
    )
    const fromCalls = uses
      .filter((use) => use.isPattern && (use.room === room || use.room === null))
      .map(({ key }) => patternOf(key))
    expect(
      keysOf(room).filter(
        (key) => !literals.has(key) && ![...templates, ...fromCalls].some((pattern) => pattern.test(key)),
      ),
    ).toEqual([])
  })
})

test('every key used in the code exists', () => {
  const missing = uses.filter(({ room, key, isPattern }) => {
    const known = room ? keysOf(room) : rooms.flatMap(keysOf)
    return isPattern ? !known.some((candidate) => patternOf(key).test(candidate)) : !known.includes(key)
  })
  expect(missing.map(({ file, room, key }) => `${file}: ${room ?? '?'}:${key}`)).toEqual([])
})

test('in French closing punctuation and quotation marks keep to their word, always with the same space', () => {
  expect(
    rooms.flatMap((room) =>
      Object.entries(allTexts[room].fr)
        .filter(([, text]) => /[ \u202f][:;!?»]|«[ \u202f]/.test(text))
        .map(([key]) => `${room}:${key}`),
    ),
  ).toEqual([])
})

test('the code contains no interface text', () => {
  // names of the languages in themselves, the tab bar before the language is known, date patterns, units, and
  // characters of a validator
  const allowed = [
    'i18n/languages.ts',
    'app.config.ts',
    'i18n/format.ts',
    'i18n/line-breaks.ts',
    'utils/validators.ts',
  ]
  const literal = sources
    .filter(({ name, text }) => !allowed.includes(name) && /[\u3040-\u30ff\u3400-\u9fff]/.test(text))
    .map(({ name }) => name)
  expect(literal).toEqual([])
})

test('Chinese uses a single form of address', () => {
  const polite = rooms.flatMap((room) =>
    (['zh-Hant', 'zh-Hans'] as const).flatMap((language) =>
      Object.entries(allTexts[room][language]).flatMap(([key, text]) =>
        text.includes('您') ? [`${room} ${key}: ${text}`] : [],
      ),
    ),
  )
  const ofServer = [serverHant, serverHans].flatMap((texts) =>
    Object.values(texts).filter((text) => text.includes('您')),
  )
  expect([...polite, ...ofServer]).toEqual([])
})

test('in English "free" refers to money, never to an available day', () => {
  const ofDays =
    /(?<!-)\b(free (from|on|within|until|at|in)|(nothing|none|first|next|earliest) free|free (day|date|time|slot)s?)\b/i
  const wrong = rooms.flatMap((room) =>
    Object.entries(allTexts[room].en).flatMap(([key, text]) =>
      ofDays.test(text) ? [`${room} ${key}: ${text}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})
