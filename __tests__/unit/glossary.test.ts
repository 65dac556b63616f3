import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { type Language, languages } from '@/i18n/languages'
import { listFiles } from '../support/source-files'
import { allTexts, rooms } from '../support/text-catalogues'

const root = path.resolve(__dirname, '..', '..')
const read = (...names: string[]) => fs.readFileSync(path.join(root, ...names), 'utf8')

/** The words in the glossary's last table, by language. */
const notUsed = Object.fromEntries(
  [
    ...read('docs', 'GLOSSARY.md')
      .split('## Not used')[1]!
      .matchAll(/^\| ([a-z][\w-]*) \| (.+) \|$/gm),
  ].map(([, language = '', words = '']) => [language, words.split(', ')]),
)

/**
 * A word in Latin script ends at its last letter; the glossary's `n` stands for a number or its placeholder.
 */
function patternOf(word: string): RegExp {
  const text = word.replace(/\bn\b/, '(?:\\d+|\\{\\{\\w+\\}\\})')
  return /[a-z]{2}/i.test(word)
    ? new RegExp(`(?<![\\p{L}{])${text}(?![\\p{L}}])`, 'iu')
    : new RegExp(text, 'u')
}

/** Room, key and text of every catalogue entry of the interface and the server in a language. */
const textsIn = (language: Language): (readonly [room: string, key: string, text: string])[] => [
  ...rooms.flatMap((room) =>
    Object.entries(allTexts[room][language]).map(([key, text]) => [room, key, text] as const),
  ),
  ...Object.entries(JSON.parse(read('server', 'i18n', `${language}.json`)) as Record<string, string>).map(
    ([key, text]) => ['server', key, text] as const,
  ),
]

test.each(languages)(
  '%s: no text of the interface or the server contains a word that the glossary rules out',
  (language) => {
    const words = notUsed[language] ?? []
    expect(words.length).toBeGreaterThan(2)
    expect(
      textsIn(language).flatMap(([room, key, text]) =>
        words
          .filter((word) => patternOf(word).test(text))
          .map((word) => `${room} ${key} has «${word}»: ${text}`),
      ),
    ).toEqual([])
  },
)

/**
 * Words for a part of a package or for a text that must not be used for a product, and the keys where they
 * are correct.
 */
const elsewhere: Partial<Record<Language, { word: RegExp; keys: RegExp }>> = {
  en: { word: /\bitems?\b/i, keys: /^(detail\.items|compare|contrast|empty\.project|reportItem)/ },
  fr: { word: /(?<!\p{L})articles?(?!\p{L})/iu, keys: /article|^search\.hint|^help\.emptyTitle/i },
  es: { word: /(?<!\p{L})artículos?(?!\p{L})/iu, keys: /article|^search\.hint|^help\.emptyTitle/i },
}

test('ja: what was ordered or booked is キャンセル; 取り消し is for confirmations and points', () => {
  const undone = /^course\.und|^undoOver$|^points\.|^points\w+Text$|^growthRefund$/
  const texts = textsIn('ja').filter(([, , text]) => /取り?消/.test(text))
  expect(texts.filter(([, key]) => undone.test(key)).length).toBeGreaterThan(4)
  expect(texts.filter(([, key]) => !undone.test(key))).toEqual([])
})

test.each(Object.entries(elsewhere))(
  '%s: no text uses a word for something else for a product',
  (language, { word, keys }) => {
    const texts = textsIn(language as Language)
    expect(texts.filter(([, key, text]) => word.test(text) && keys.test(key)).length).toBeGreaterThan(4)
    expect(texts.filter(([, key, text]) => word.test(text) && !keys.test(key))).toEqual([])
  },
)

/**
 * In French a line must not break before a colon, a semicolon or an exclamation or question mark, nor inside
 * its quotes.
 */
test('fr: the spaces before double punctuation do not break', () => {
  const texts = [
    ...rooms.flatMap((room) => Object.values(allTexts[room].fr)),
    ...Object.values(JSON.parse(read('server', 'i18n', 'fr.json')) as Record<string, string>),
  ]
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([])
})

/** Names of clinics and brands keep the word that their owners chose. */
const isName = (text: string) => /^[\p{Script=Han}\p{Script=Katakana}ー]+クリニック$|^Egret Vale$/u.test(text)

/**
 * The quoted texts of a source file: those with Chinese characters, and those of several words; a list of
 * five is one text in five languages.
 */
function quotedTexts(file: string): { text: string; languages: readonly string[] }[] {
  const texts: { text: string; languages: readonly string[] }[] = []
  const visit = (node: ts.Node): void => {
    const words = wordsIn(node)
    if (words) {
      words.forEach((text, index) =>
        texts.push({ text, languages: writtenLanguages.slice(index, index + 1) }),
      )
      return
    }
    if (ts.isStringLiteralLike(node) && /\p{Script=Han}|[a-z,:;] [a-z]/iu.test(node.text))
      texts.push({ text: node.text, languages: ['zh-Hant', 'en'] })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest))
  return texts
}

const writtenLanguages = ['zh-Hant', 'en', 'fr', 'es', 'ja']
function wordsIn(node: ts.Node): string[] | null {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length !== writtenLanguages.length) return null
  const words = node.elements.filter(ts.isStringLiteralLike)
  return words.length === writtenLanguages.length ? words.map(({ text }) => text) : null
}

test('no text of the seed or of the sandbox contains such a word, except for names of clinics and brands', () => {
  const files = [...listFiles('server/demo', /\.ts$/)]
  expect(files.length).toBeGreaterThan(30)
  const found = files.flatMap((file) =>
    quotedTexts(file).flatMap(({ text, languages: of }) =>
      of
        .flatMap((language) => notUsed[language] ?? [])
        .filter((word) => patternOf(word).test(text) && !isName(text))
        .map((word) => `${file} has «${word}»: ${text}`),
    ),
  )
  expect(found).toEqual([])
})

test.each(languages)('%s: a dose has the same state on its course as on its appointment', (language) => {
  const server = JSON.parse(read('server', 'i18n', `${language}.json`)) as Record<string, string>
  expect(allTexts['pages-common'][language]['course.scale.given']).toBe(server.bookingInjected)
})

test('in English the calendar uses "available", because "free" would be a price', () => {
  const calendar = Object.entries(allTexts.common.en).filter(([key]) => key.startsWith('slotPicker.'))
  expect(calendar.length).toBeGreaterThan(10)
  expect(calendar.filter(([, text]) => /\bfree\b/i.test(text))).toEqual([])
})
