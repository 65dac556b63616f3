import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { assetUrl, assetUrlIn } from '../../server/lib/asset-url'
import { dayWords, plainSpaces, timeWords } from '../../server/lib/day-words'
import { languageOf, localized, otherLanguage } from '../../server/lib/language'
import { maskEmail, maskIdNumber, maskPhone } from '../../server/lib/mask'
import { pageFrom, pageRange, sortTerms } from '../../server/lib/pages'

const dialect = new PgDialect()

describe('days and times in texts', () => {
  test.each([
    ['zh-Hant', '11月29日 週日', '08:05', '14:30'],
    ['zh-Hans', '11月29日 周日', '08:05', '14:30'],
    ['en', 'Sun 29 Nov', '8:05\u00a0am', '2:30\u00a0pm'],
    ['fr', 'dim. 29 nov.', '8\u00a0h\u00a005', '14\u00a0h\u00a030'],
    ['es', 'dom, 29 nov', '8:05', '14:30'],
    ['ja', '11月29日(日)', '8:05', '14:30'],
  ] as const)('are written as in the app in %s', (lang, day, morning, afternoon) => {
    expect(dayWords('2026-11-29', lang)).toBe(day)
    expect([timeWords('08:05', lang), timeWords('14:30', lang)]).toEqual([morning, afternoon])
  })

  test('the first of a month is an ordinal in French only', () => {
    expect(dayWords('2026-12-01', 'fr')).toBe('mar. 1er déc.')
    expect(dayWords('2026-12-01', 'es')).toBe('mar, 1 dic')
    expect(dayWords('2026-12-11', 'fr')).toBe('ven. 11 déc.')
  })

  test.each([
    ['00:30', '12:30\u00a0am'],
    ['11:59', '11:59\u00a0am'],
    ['12:00', '12:00\u00a0pm'],
    ['23:59', '11:59\u00a0pm'],
  ])('name %s in English as %s', (time, words) => {
    expect(timeWords(time, 'en')).toBe(words)
  })

  test('leave the app with plain spaces', () => {
    expect(plainSpaces(`à ${timeWords('10:30', 'fr')}`)).toBe('à 10 h 30')
  })
})

describe('the language of a request', () => {
  test.each([
    [undefined, 'zh-Hant'],
    ['', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh_MO', 'zh-Hant'],
    ['yue', 'zh-Hant'],
    ['yue-Hans', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['en-GB', 'en'],
    ['FR', 'fr'],
    ['es', 'es'],
    ['ja', 'ja'],
    ['de', 'zh-Hant'],
    ['de, ja', 'ja'],
    ['en;q=0.5, fr', 'fr'],
    ['en;q=0.5, fr;q=0.6', 'fr'],
    ['en; q=0.6, fr;q=0.5', 'en'],
    ['en, fr', 'en'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['en;q=0', 'zh-Hant'],
    ['en;q=x, fr;q=0.1', 'fr'],
    ['en;v=1, fr', 'en'],
    [`${'x'.repeat(197)}, ja`, 'zh-Hant'],
    [`${'x'.repeat(196)}, ja`, 'ja'],
  ])('%p is answered in %s', (header, language) => expect(languageOf(header)).toBe(language))

  test.each([
    [{ fr: 'f', en: 'e', 'zh-Hant': 'h' }, 'fr', 'f'],
    [{ en: 'e', 'zh-Hant': 'h' }, 'fr', 'e'],
    [{ 'zh-Hant': 'h', ja: 'j' }, 'es', 'h'],
    [{ en: 'e', 'zh-Hant': 'h' }, 'ja', 'h'],
    [{ en: 'e', fr: 'f' }, 'zh-Hans', 'e'],
    [{ 'zh-Hant': 'h', en: 'e' }, 'es', 'e'],
    [{ ja: 'j', 'zh-Hant': 'h' }, 'en', 'h'],
    [{ fr: 'f', 'zh-Hant': 'h' }, 'zh-Hans', 'h'],
    [{ fr: 'f', en: 'e' }, 'ja', 'e'],
    [{ ja: 'j' }, 'en', 'j'],
    [{ en: '', fr: 'f' }, 'en', ''],
    [{}, 'en', ''],
    [null, 'en', ''],
    [undefined, 'en', ''],
  ] as const)('%j is shown in %s as %p', (text, language, shown) =>
    expect(localized(text, language)).toBe(shown),
  )

  test('Spanish and Japanese numbers do not break from their units', () => {
    const text = { es: 'Chequeo, 44 pruebas', ja: '健診 44 項目', en: 'Check, 44 tests' }
    expect(localized(text, 'es')).toBe('Chequeo, 44\u00a0pruebas')
    expect(localized(text, 'ja')).toBe('健診 44\u00a0項目')
    expect(localized(text, 'en')).toBe('Check, 44 tests')
    expect(localized({ es: 'planta 12 Central' }, 'es')).toBe('planta 12 Central')
  })

  test('returns the language of a fallback text', () => {
    expect(otherLanguage([{ fr: 'f' }, { en: 'e' }], 'fr')).toBe('en')
    expect(otherLanguage([null, undefined, { fr: 'f' }], 'fr')).toBeNull()
    expect(otherLanguage([{ en: '' }, {}], 'fr')).toBeNull()
  })
})

describe('what is masked', () => {
  test.each([
    ['1234', '****'],
    ['12345', '12****45'],
    ['123456789', '12****89'],
    ['1234567890', '123****7890'],
  ])('phone %s: %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))
  test.each([
    ['1234567', '1****7'],
    ['12345678', '123****78'],
    ['12345678901234', '123****34'],
    ['123456789012345', '123****2345'],
    ['A123456(3)x', 'A12****)x'],
  ])('number %s: %s', (number, shown) => expect(maskIdNumber(number)).toBe(shown))
  test('keeps the host of an e-mail', () => {
    expect([maskEmail('a@b.c'), maskEmail('none')]).toEqual(['a****@b.c', 'n****@'])
  })
})

describe('pages', () => {
  test('begin after the previous page, and count only on request', () => {
    expect(pageRange({ current: 3, size: 7, searchCount: false })).toEqual({
      current: 3,
      size: 7,
      limit: 7,
      offset: 14,
      isCounted: false,
    })
    expect(pageFrom([1], 21, pageRange({ size: 10 })).pages).toBe(3)
    expect(pageFrom([1], 20, pageRange({ size: 10 }))).toMatchObject({ pages: 2, total: 20 })
    expect(pageFrom([1], 20, pageRange({ searchCount: false }))).toMatchObject({ pages: 0, total: 0 })
  })
  test('are sorted only by known columns, ascending ones first', () => {
    const terms = sortTerms(
      { descs: 'price, no_such', ascs: ' name,toString' },
      { price: sql.raw('p'), name: sql.raw('n') },
    )
    expect(terms.map((term) => dialect.sqlToQuery(term).sql)).toEqual([
      'n asc nulls last',
      'p desc nulls last',
    ])
    expect(sortTerms({}, { price: sql.raw('p') })).toEqual([])
  })
})

test('builds the addresses of pictures', () => {
  expect(assetUrl({ assetBase: 'https://cdn' } as never, '/a.png')).toBe('https://cdn/a.png')
  expect(assetUrl({ assetBase: 'https://cdn' } as never, 'https://b/a.png')).toBe('https://b/a.png')
  expect(assetUrlIn({ assetBase: '' } as never, '/a-{lang}.png', 'fr')).toBe('/a-fr.png')
})
