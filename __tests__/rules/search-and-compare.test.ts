import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import {
  correctedChinese,
  isOneCharacterApart,
  knownWordLike,
  withoutLookAlikes,
} from '../../server/contexts/catalogue/search/queries/chinese-typos'
import { swappedShortWord } from '../../server/contexts/catalogue/search/queries/correction'
import {
  compare,
  countItems,
  isAvailable,
  pricePerItem,
} from '../../server/contexts/engagement/compare/comparison'
import {
  containsText,
  cutChinese,
  normalise,
  searchCondition,
  searchTextOf,
  searchWords,
} from '../../server/lib/search'
import { matchesSearch } from '../support/search-match'
import { fakeContext } from './fake-context'

const dialect = new PgDialect()

/** A database whose catalogue has these texts. */
const catalogueOf = (...texts: string[]) =>
  ({ execute: () => Promise.resolve({ rows: texts.map((text) => ({ text })) }) }) as unknown as Parameters<
    typeof correctedChinese
  >[0]

describe('search', () => {
  test('ignores width, case and blanks, and reads at most six words', () => {
    expect(normalise(' ＡＢ  c\tD ')).toBe('ab c d')
    expect(searchWords('a b c d e f g')).toHaveLength(6)
    expect(searchWords('Breast')).toEqual([['breast']])
    expect(searchWords('超聲')[0]).toEqual(expect.arrayContaining(['超聲', '超声']))
    expect(searchWords('人')).toEqual([['人']])
  })
  test.each([
    ['the word in the middle', 'breast', true],
    ['every word', 'breast ultrasound', true],
    ['words in another order', 'ultrasound breast', true],
    ['one word that is not there', 'breast zebra', false],
    ['two short parts written together', 'br ea', true],
    ['two short parts elsewhere', 'br so', false],
    ['pinyin', 'ru xian', true],
  ])('%s: %s %p', (_name, keyword, isFound) =>
    expect(matchesSearch(searchTextOf(['乳腺超聲', 'Breast ultrasound']), keyword)).toBe(isFound),
  )
  test('splits Chinese text around its synonyms', () => {
    expect(cutChinese('女士體檢')).toHaveLength(2)
    expect(cutChinese('女士體檢').join('')).toBe('女士體檢')
    expect([cutChinese('checkup'), cutChinese('齉齾')]).toEqual([['checkup'], ['齉齾']])
  })
  test.each([
    ['女士體檢', ['女士', '體檢']],
    ['體檢', ['體檢']],
    ['女士体检', ['女士', '體檢']],
    ['牙科體檢', ['牙科', '體檢']],
    ['女士身體檢查', ['身體檢查', '女士']],
    ['齉體檢齾', ['體檢', '齉', '齾']],
    ['齉體檢血壓', ['體檢', '齉', '血壓']],
  ])('%s is cut into %j', (word, parts) => expect(cutChinese(word)).toEqual(parts))

  const reads = (texts: string[], keyword: string) => matchesSearch(searchTextOf(texts), keyword)
  test('finds things by any of their names', () => {
    expect(reads(['Influenza vaccine'], '流感')).toBe(true)
    expect(reads(['流感疫苗'], 'flu')).toBe(true)
    expect(reads(['流感疫苗'], 'flu shot')).toBe(true)
    expect(reads(['流感疫苗'], 'flu jab')).toBe(true)
    expect(reads(['流感疫苗'], 'zebra jab')).toBe(false)
    expect(reads(['Fluoride toothpaste'], 'flu')).toBe(false)
    expect(reads(['兒科'], 'kids’')).toBe(true)
    expect(reads(['兒科'], "children's")).toBe(true)
    expect(reads(['兒科'], 'children’s doctor')).toBe(false)
    expect(reads(['物理治療'], 'physical therapy')).toBe(true)
    expect(reads(['Physical examination of a therapy dog'], 'physical therapy')).toBe(true)
    expect(reads(['皮膚'], 'rash')).toBe(true)
    expect(reads(['Rash guard'], 'rash')).toBe(true)
  })
  test('stores every text on a separate line, without empty ones', () => {
    const lines = searchTextOf(['', ' ', '血压', 'A  B']).split('\n')
    expect(lines).toEqual(expect.arrayContaining(['血压', '血壓', 'xueya', 'xy', 'a b']))
    expect(lines).not.toContain('')
    expect(searchTextOf(['ab1體檢']).split('\n')).toContain('tijian')
    expect(reads(['ab', 'cd'], 'abcd')).toBe(false)
  })
  test.each([
    ['ab', 'ab', true],
    ['abc x', 'abc x', true],
    ['x abc y', 'abc y', true],
    ['x abc', 'ab c', true],
    ['x ab y c', 'ab c', false],
    ['abc def', 'abc de', true],
  ])('%p is found by %p: %p', (text, keyword, isFound) => expect(reads([text], keyword)).toBe(isFound))

  test('has no SQL condition without words, and escapes wildcards', () => {
    expect(searchCondition(sql.raw('c'), undefined)).toBeUndefined()
    expect(searchCondition(sql.raw('c'), '  ')).toBeUndefined()
    const query = (keyword: string) => dialect.sqlToQuery(searchCondition(sql.raw('c'), keyword) as never)
    expect(query('100%_a\\').params).toContain('%100\\%\\_a\\\\%')
    expect(query('zebra quagga').sql).toMatch(/ and .* or /)
    expect(query('zebra quagga').params).toEqual(['%zebra%', '%quagga%', '%zebraquagga%'])
    expect(query('齉').sql).toContain('string_to_array')
    expect(query('齉').params).toEqual(['齉', '%齉%'])
    expect(query('齉齾').sql).toMatch(/array\[\$1, \$2\]/)
    expect(query('zebra').sql).not.toMatch(/ and | or /)
    expect(query('ab cd').params).toEqual(['%abcd%'])
    expect(query('abc cd').params).toEqual(['%abc%', '%cd%', '%abccd%'])
    expect(query('flu jab').sql).toMatch(/ or /)
    expect(dialect.sqlToQuery(containsText(sql.raw('c'), 'a_b'))).toMatchObject({
      sql: 'c ilike $1',
      params: ['%a\\_b%'],
    })
  })
  test.each([
    ['体检', '体检', false],
    ['体检', '体捡', true],
    ['体检', '体重', false],
    ['子宫颈', '子宫劲', true],
    ['子宫颈', '子弓劲', false],
    ['子宫颈', '子宫', false],
    ['子宫颈', '子宫大', true],
  ])('%s and %s are one character apart: %p', (a, b, isApart) =>
    expect(isOneCharacterApart(a, b)).toBe(isApart),
  )
  test.each([
    ['流感證', '流感針'],
    ['流感证', '流感针'],
    ['流感針', undefined],
    ['流感貓', undefined],
    ['體撿', undefined],
    ['influenza', undefined],
  ])('a known word that sounds nearly like %s: %s', (typed, known) =>
    expect(knownWordLike(typed)).toBe(known),
  )
  test.each([
    ['hvp', 'hpv'],
    ['lfu', 'flu'],
    ['hpv', undefined],
    ['hpx', undefined],
    ['hv', undefined],
  ])('a known word of three letters with two of them swapped: %s is %s', (typed, known) =>
    expect(swappedShortWord(typed)).toBe(known),
  )
  test.each([
    ['甲乙丙丁戊己庚天', '甲乙丙丁戊己庚辛'],
    ['甲乙丙丁戊己庚辛天', '甲乙丙丁戊己庚辛天'],
    ['甲', '甲'],
  ])('words of two to eight characters are corrected: %s to %s', async (typed, corrected) => {
    expect(await correctedChinese(catalogueOf('甲乙丙丁戊己庚辛壬'), typed)).toBe(corrected)
  })
  test('a homophone is preferred to a more frequent word', async () => {
    const catalogue = catalogueOf('生命线', '生命线', '生命现')
    expect(await correctedChinese(catalogue, '生命县')).toBe('生命线')
    expect(await correctedChinese(catalogueOf('生命力', '生命力', '生命线'), '生命县')).toBe('生命线')
  })
  test('replaces look-alike characters', () =>
    expect(withoutLookAlikes('驗皿疫苖套歺 a')).toBe('驗血疫苗套餐 a'))
  test('words written together are known as well', () => {
    expect(reads(['驗血'], 'bloodtest')).toBe(true)
    expect(reads(['驗血'], 'bloodtext')).toBe(false)
    expect(reads(['尖沙咀門診中心'], 'tst')).toBe(true)
  })
})

describe('a comparison', () => {
  const ctx = fakeContext(new Date())
  const item = (id: string, needsFasting = false) => ({
    id,
    name: { en: id },
    explain: { en: '' },
    needsFasting,
  })
  const group = (id: string, ...items: object[]) => ({ id, name: { en: id }, items })
  const facts = (id: string, packageGroups: object[], over: object = {}) =>
    ({
      id,
      isOnShelf: true,
      isDeleted: false,
      kind: 'package',
      packageGroups,
      sex: '0',
      ageMin: null,
      ageMax: null,
      eligibilityText: {},
      durationMinutes: 30,
      reportDays: 5,
      shopCount: 1,
      priceDownCents: 1000,
      ...over,
    }) as never
  const card = { priceDown: '10.00', firstFreeDay: null } as never
  const a = facts('a', [group('blood', item('x'), item('y')), group('heart', item('z'))])
  const b = facts('b', [group('blood', item('x'), item('w', true))], { sex: '2' })
  test('shows each item once, in the first package’s order, with the packages that contain it', () => {
    const shown = compare(ctx, [
      { facts: a, card, places: undefined },
      { facts: b, card, places: undefined },
    ])
    expect(
      shown.groups.map(({ id, isCommon, rows }) => [
        id,
        isCommon,
        rows.map((row) => [row.itemId, row.has.join(''), row.isCommon, row.uniqueTo]),
      ]),
    ).toEqual([
      [
        'blood',
        '0',
        [
          ['x', '11', '1', null],
          ['y', '10', '0', 'a'],
          ['w', '01', '0', 'b'],
        ],
      ],
      ['heart', '0', [['z', '10', '0', 'a']]],
    ])
    expect([shown.itemCount, shown.commonCount]).toEqual([4, 1])
    expect(
      shown.columns.map(({ spuId, itemCount, uniqueCount, needsFasting, eligibility }) => [
        spuId,
        itemCount,
        uniqueCount,
        needsFasting,
        eligibility.sex,
      ]),
    ).toEqual([
      ['a', 3, 2, '0', '0'],
      ['b', 2, 1, '1', '2'],
    ])
  })
  test('marks groups with equal items as common, and omits groups without items', () => {
    const same = compare(ctx, [
      { facts: a, card, places: undefined },
      {
        facts: facts('c', [group('blood', item('x'), item('y'), item('z')), group('empty')]),
        card,
        places: undefined,
      },
    ])
    expect(same.groups.map(({ id, isCommon }) => [id, isCommon])).toEqual([
      ['blood', '1'],
      ['heart', '1'],
    ])
  })
  test('the price of an item is rounded to a cent', () => {
    expect(pricePerItem(a, card)).toBe('3.33')
    expect(
      pricePerItem(facts('d', [group('g', item('x'), item('y'), item('z'))], { priceDownCents: 1001 }), card),
    ).toBe('3.34')
    expect(pricePerItem(a, { priceDown: null } as never)).toBeNull()
    expect(pricePerItem(facts('e', []), card)).toBeNull()
    expect(countItems(facts('f', [group('g', item('x')), group('h', item('x'))]))).toBe(1)
  })
  test('treats only products that are on the shelf and not deleted as available', () =>
    expect(
      [{}, { isOnShelf: false }, { isDeleted: true }].map((over) => isAvailable(facts('a', [], over))),
    ).toEqual(['1', '0', '0']))
})
