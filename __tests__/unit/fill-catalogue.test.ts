import fs from 'node:fs'
import path from 'node:path'
import { languages } from '@contract/constants/enums'
import { fillCatalogue } from '@/i18n/fill-catalogue'
import {
  browserBlocks,
  keyTree,
  partOfCommon,
  roomBlocks,
  roomEmptyKinds,
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

describe('texts as the mini-program carries them', () => {
  it.each(folders)('are the catalogues of %s again', (folder) => {
    const catalogues = languages.map(
      (language) => JSON.parse(fs.readFileSync(path.resolve(folder, `${language}.json`), 'utf8')) as object,
    )
    const keys = keyTree(catalogues)
    for (const catalogue of catalogues)
      expect(fillCatalogue(keys, wordsOf(keys, catalogue))).toEqual(catalogue)
  })

  it('leave out a plural form that a language does not have', () => {
    const languagesOfTwo = [
      { day: { n_one: '{{n}} day', n_other: '{{n}} days' }, end: 'end' },
      { day: { n_other: '{{n}} 日' }, end: '完' },
    ]
    const keys = keyTree(languagesOfTwo)
    expect(fillCatalogue(keys, wordsOf(keys, languagesOfTwo[1]!))).toEqual({
      day: { n_other: '{{n}} 日' },
      end: '完',
    })
  })

  it('name the blocks of the rooms as the common texts do', () => {
    const common = JSON.parse(fs.readFileSync(path.resolve('src/i18n/common/zh-Hant.json'), 'utf8')) as object
    expect([...roomBlocks, ...browserBlocks].filter((block) => !(block in common))).toEqual([])
  })

  it('divide the common texts between the main package and the rooms', () => {
    const texts = {
      dialog: { ok: 'OK' },
      booking: { book: 'Book' },
      pageLoad: { failed: 'No page' },
      empty: { storesTitle: 'No clinic', ordersTitle: 'No order', ordersText: 'Buy' },
    }
    expect(partOfCommon(texts, false)).toEqual({ dialog: texts.dialog, empty: { storesTitle: 'No clinic' } })
    expect(partOfCommon(texts, true)).toEqual({
      booking: texts.booking,
      empty: { ordersTitle: 'No order', ordersText: 'Buy' },
    })
  })

  it('name the empty states of the rooms as the common texts do', () => {
    const { empty } = JSON.parse(fs.readFileSync(path.resolve('src/i18n/common/zh-Hant.json'), 'utf8')) as {
      empty: Record<string, string>
    }
    const keys = roomEmptyKinds.flatMap((kind) => [`${kind}Title`, `${kind}Text`])
    expect(keys.filter((key) => !(key in empty))).toEqual([])
  })
})
