import fs from 'node:fs'
import path from 'node:path'
import { languages } from '@contract/constants/enums'
import { fillCatalogue } from '@/i18n/fill-catalogue'
import {
  browserBlocks,
  joinWords,
  keyTree,
  partOfMain,
  roomBlocks,
  roomEmptyKinds,
  shortenSimplified,
  simplifiedCharacters,
  textsOf,
  wordsOf,
} from '../../build/compact-texts-loader'

const folders = [
  'src/i18n/common',
  'src/i18n/errors',
  'src/pages/i18n',
  'src/pages-common/i18n',
  'src/pages-goods/i18n',
  'src/pages-order/i18n',
  'src/pages-mine/i18n',
]

describe('texts in the mini-program', () => {
  it.each(folders)('are expanded to the catalogues of %s', (folder) => {
    const catalogues = languages.map(
      (language) => JSON.parse(fs.readFileSync(path.resolve(folder, `${language}.json`), 'utf8')) as object,
    )
    const keys = keyTree(catalogues)
    for (const catalogue of catalogues)
      expect(fillCatalogue(keys, joinWords(wordsOf(keys, catalogue)))).toEqual(catalogue)
  })

  it.each(folders)('store Simplified Chinese in %s as Traditional where the words are equal', (folder) => {
    const read = (language: string) =>
      JSON.parse(fs.readFileSync(path.resolve(folder, `${language}.json`), 'utf8')) as Record<string, unknown>
    const [hant, hans] = [read('zh-Hant'), read('zh-Hans')]
    const keys = keyTree([hant, hans])
    const pairs = wordsOf(keys, hant).map((word, index) => [word!, wordsOf(keys, hans)[index]!] as const)
    const characters = simplifiedCharacters(pairs)
    const words = shortenSimplified(wordsOf(keys, hans), wordsOf(keys, hant), characters)
    expect(fillCatalogue(keys, joinWords(words), { catalogue: hant, characters })).toEqual(hans)
  })

  it('keep a Simplified text with other words, or another form of a character', () => {
    const characters = simplifiedCharacters([
      ['載入', '载入'],
      ['乾淨', '干净'],
      ['乾杯', '干杯'],
      ['乾坤', '乾坤'],
    ])
    expect(
      shortenSimplified(['载入', '加载', '乾坤', undefined], ['載入', '載入', '乾坤', undefined], characters),
    ).toEqual(['', '加载', '乾坤', undefined])
  })

  it('stop the build where an empty Simplified text would be filled, and where a text has the separator', () => {
    expect(() => shortenSimplified([undefined], ['載入'], new Map())).toThrow('no text for "載入"')
    expect(() => joinWords(['Yes', 'Yes | No'])).toThrow('"Yes | No" has "|"')
  })

  it('omit plural forms that a language does not have', () => {
    const languagesOfTwo = [
      { day: { n_one: '{{n}} day', n_other: '{{n}} days' }, end: 'end' },
      { day: { n_other: '{{n}} 日' }, end: '完' },
    ]
    const keys = keyTree(languagesOfTwo)
    expect(fillCatalogue(keys, joinWords(wordsOf(keys, languagesOfTwo[1]!)))).toEqual({
      day: { n_other: '{{n}} 日' },
      end: '完',
    })
  })

  it('have the same block names in subpackages and common texts', () => {
    const common = JSON.parse(fs.readFileSync(path.resolve('src/i18n/common/zh-Hant.json'), 'utf8')) as object
    expect([...roomBlocks, ...browserBlocks].filter((block) => !(block in common))).toEqual([])
  })

  it('divide the common texts between the main package and the subpackages', () => {
    const texts = {
      dialog: { ok: 'OK' },
      booking: { book: 'Book', days_one: '{{n}} day', days_other: '{{n}} days', next: { paid: 'Paid' } },
      pageLoad: { failed: 'No page' },
      empty: { storesTitle: 'No clinic', ordersTitle: 'No order', ordersText: 'Buy' },
    }
    const { days_one, days_other, next } = texts.booking
    expect(partOfMain(texts)).toEqual({ dialog: texts.dialog, empty: { storesTitle: 'No clinic' } })
    expect(textsOf(texts, ['booking'])).toEqual({ booking: texts.booking })
    expect(textsOf(texts, ['booking.days', 'booking.next.paid', 'empty.ordersText'])).toEqual({
      booking: { days_one, days_other, next },
      empty: { ordersText: 'Buy' },
    })
  })

  it('have the same empty states in subpackages and common texts', () => {
    const { empty } = JSON.parse(fs.readFileSync(path.resolve('src/i18n/common/zh-Hant.json'), 'utf8')) as {
      empty: Record<string, string>
    }
    const keys = roomEmptyKinds.flatMap((kind) => [`${kind}Title`, `${kind}Text`])
    expect(keys.filter((key) => !(key in empty))).toEqual([])
  })
})
