import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '@/i18n/languages'
import { listFiles } from '../support/source-files'
import { allTexts, type FlatTexts, rooms } from '../support/text-catalogues'

const root = path.resolve(__dirname, '..', '..')

/** Room, key and text of every catalogue entry of the interface and the server in a language. */
function textsIn(language: Language): string[] {
  const ofServer = JSON.parse(
    fs.readFileSync(path.join(root, 'server', 'i18n', `${language}.json`), 'utf8'),
  ) as FlatTexts
  return [
    ...rooms.flatMap((room) =>
      Object.entries(allTexts[room][language]).map(([key, text]) => `${room} ${key}: ${text}`),
    ),
    ...Object.entries(ofServer).map(([key, text]) => `server ${key}: ${text}`),
  ]
}

describe('Japanese', () => {
  // in dates the unit follows the figure directly: 12月8日
  const isDate = (text: string) => /^common (calendar|datePicker|dateBlock)\./.test(text)
  const figure = '(?:\\d|\\{\\{(?:n|count|points|percent|m|s|amount|price|sum|before|now|cap|unit)\\}\\})'
  const word = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'

  test('a figure stands apart from the words before and after it', () => {
    const close = new RegExp(`${figure}${word}|${word}${figure}`, 'u')
    const texts = textsIn('ja').filter((text) => !isDate(text))
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.filter((text) => close.test(text))).toEqual([])
  })

  test('so it does in the demo data', () => {
    const close = new RegExp(`\\d${word}|${word}\\d`, 'u')
    const quoted = listFiles('server/demo', /\.ts$/).flatMap((file) =>
      [
        ...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/'([^'\n]*\p{Script=Hiragana}[^'\n]*)'/gu),
      ].map(([, text = '']) => text),
    )
    expect(quoted.length).toBeGreaterThan(1000)
    expect(quoted.filter((text) => close.test(text) && !/\d[年月]/.test(text))).toEqual([])
  })

  test('a range has the wave dash, not the full-width tilde', () => {
    expect(textsIn('ja').filter((text) => text.includes('～'))).toEqual([])
  })

  test('"another" is written in one way', () => {
    expect(textsIn('ja').filter((text) => /(?<!その)他の/.test(text))).toEqual([])
  })
})

test.each(['fr', 'es'] as const)('%s: no line breaks before a per cent sign or after “no.”', (language) => {
  expect(textsIn(language).filter((text) => / %|(?:N°|n°|[Nn]\.º) \{\{/.test(text))).toEqual([])
})

test('fr: no message ends a sentence with a day, whose month has a full stop of its own', () => {
  const texts = textsIn('fr').filter((text) => text.startsWith('server '))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => text.includes('{{day}}.'))).toEqual([])
})

test.each(['en', 'fr', 'es'] as const)('%s: hyphens and quotation marks are the usual ones', (language) => {
  expect(textsIn(language).filter((text) => /[\u2011'"]|\.\.\./.test(text))).toEqual([])
})

test('no stylesheet turns off the phrases of Japanese', () => {
  // `word-break: break-word` replaces the `auto-phrase` of app.scss; `overflow-wrap` is inherited from the page
  const styles = listFiles('src', /\.scss$/)
  expect(styles.length).toBeGreaterThan(100)
  expect(
    styles.filter((file) =>
      fs.readFileSync(path.join(root, file), 'utf8').includes('word-break: break-word'),
    ),
  ).toEqual([])
})

test('no line begins with the dot between two facts', () => {
  const sources = listFiles('src', /\.tsx?$/).map((file) => [
    file,
    fs.readFileSync(path.join(root, file), 'utf8'),
  ])
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(([, text = '']) => text.includes(".join(' · ')")).map(([file]) => file)).toEqual([
    // compared with the server's title
    'src/components/code-sheet/index.tsx',
    // labels, which are read and not shown
    'src/pages/trolley/components/cart-line-row.tsx',
  ])
})
