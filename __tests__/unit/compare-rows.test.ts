import type { Comparison } from '@contract/routes/compare'
import {
  bestOf,
  columnWay,
  factLines,
  groupSummary,
  itemBlocks,
  linesOf,
} from '@/pages-goods/goods-contrast/compare-rows'
import { ofColumns } from '@/pages-goods/goods-contrast/of-columns'

const t = (key: string, params?: Record<string, unknown>) => `${key}${params ? JSON.stringify(params) : ''}`
const goods = {
  id: 'a',
  name: 'a',
  stock: 5,
  isFree: false,
  isBookable: true,
  priceText: null,
  salesPrice: 10000,
  firstFreeDay: '2030-01-02',
}
const column = (spuId: string, more: object = {}) => ({
  spuId,
  goods: { ...goods, id: spuId },
  isAvailable: true,
  itemCount: 2,
  pricePerItem: 5000,
  uniqueCount: 0,
  eligibilityText: 'all',
  eligibility: { sex: '0', ageMin: null, ageMax: null, text: 'all' },
  durationMinutes: 60,
  reportDays: 5,
  reportDay: null,
  doctorMinutes: null,
  shopNames: [],
  firstFreeShopName: null,
  shopCount: 3,
  needsFasting: false,
  ...more,
})
const row = (itemId: string, has: boolean[], uniqueTo: string | null = null) => ({
  itemId,
  name: itemId,
  explain: '',
  has,
  isCommon: has.every(Boolean),
  uniqueTo,
})
const comparison = (columns: object[], rows: object[] = []) =>
  ({
    columns,
    groups: [{ id: 'g', name: 'G', isCommon: false, rows }],
    itemCount: rows.length,
    commonCount: 0,
  }) as unknown as Comparison
const factsOf = (of: Comparison, over: Partial<Parameters<typeof factLines>[1]> = {}) =>
  factLines(of, {
    ...{ t, common: t, person: undefined, today: '2026-11-21', comparedCount: of.columns.length },
    ...over,
  })
const lineOf = (key: string, of: Comparison, person?: { name: string; sex: string; birthDate: string }) =>
  factsOf(of, { person }).find((line) => line.key === key)
const best = (key: string, of: Comparison) => lineOf(key, of)?.cells.map((cell) => cell.isBest)

test('marks all equal best values of a row, none when all are equal, and never an unknown value', () => {
  expect(bestOf([3, 1, 1], 'least')).toEqual([false, true, true])
  expect(bestOf([2, 2], 'most')).toEqual([false, false])
  expect(bestOf([null, 4, 9], 'most')).toEqual([false, false, true])
  expect(bestOf([null, 4], 'least')).toEqual([false, false])
  expect(bestOf(['2026-12-03', '2026-11-23'], 'least')).toEqual([false, true])
})

test('marks lower price per item, more items and earlier dates, regardless of the number of digits', () => {
  const two = comparison([
    column('a', { pricePerItem: 900, itemCount: 9 }),
    column('b', { pricePerItem: 1000, itemCount: 10, goods: { ...goods, firstFreeDay: null } }),
  ])
  expect(best('pricePerItem', two)).toEqual([true, false])
  expect(best('itemCount', two)).toEqual([false, true])
  expect(lineOf('firstFree', two)).toMatchObject({
    isDifferent: true,
    cells: [{ isBest: false }, { text: 'compare.unknown', isBest: false }],
  })
  expect(lineOf('report', two)?.isDifferent).toBe(false)
})

test('only rows that differ between the two shown columns of four are differences', () => {
  const four = comparison(
    [
      column('a', { reportDays: 5 }),
      column('b', { reportDays: 7 }),
      column('c', { reportDays: 7 }),
      column('d', { reportDays: 3 }),
    ],
    [
      row('height', [true, true, true, false]),
      row('scan', [false, true, false, true]),
      row('test', [true, false, false, false], 'a'),
    ],
  )
  const pair = ofColumns(four, [1, 2])
  expect(pair.columns.map(({ spuId }) => spuId)).toEqual(['b', 'c'])
  expect(lineOf('report', pair)).toMatchObject({
    isDifferent: false,
    cells: [{ isBest: false }, { isBest: false }],
  })
  expect(
    linesOf(itemBlocks(pair, t)).map(({ key, isDifferent, cells }) => [
      key,
      isDifferent,
      cells.map(({ mark }) => mark),
    ]),
  ).toEqual([
    ['height', false, ['yes', 'yes']],
    ['scan', true, ['yes', 'no']],
  ])
  expect(
    linesOf(itemBlocks(ofColumns(four, [3, 0]), t)).map(({ key, cells }) => [
      key,
      cells.map(({ mark }) => mark),
    ]),
  ).toEqual([
    ['height', ['no', 'yes']],
    ['scan', ['yes', 'no']],
    ['test', ['no', 'only']],
  ])
  expect(ofColumns(four, [0, 1, 2, 3])).toBe(four)
})

test('the numbers of items are those of the columns in view; unique is said to be among all', () => {
  const three = comparison(
    [column('a'), column('b'), column('c')],
    [
      row('height', [true, true, true]),
      row('scan', [true, false, true]),
      row('test', [false, false, true], 'c'),
    ],
  )
  const pair = ofColumns(three, [0, 1])
  expect(pair).toMatchObject({ itemCount: 2, commonCount: 1 })
  const [block] = itemBlocks(pair, t)
  expect(block && groupSummary(block, t)).toMatchObject({
    label: 'compare.groupDiffers{"count":2,"n":1}',
    cells: [
      { text: 'compare.groupAll{"n":2,"all":2}', mark: 'yes' },
      { text: 'compare.groupHas{"n":1,"all":2}' },
    ],
  })
  const labelOf = (of: Comparison) =>
    factsOf(of, { comparedCount: 3 }).find(({ key }) => key === 'uniqueCount')?.label
  expect([labelOf(three), labelOf(pair)]).toEqual(['compare.fact.uniqueCount', 'compare.uniqueAmong{"n":3}'])
  // a group of which no column in view has an item is not listed
  expect(
    ofColumns(comparison(three.columns, [row('test', [false, false, true], 'c')]), [0, 1]).groups,
  ).toEqual([])
})

test('the reason for ineligibility is shown in the column of that package only', () => {
  const two = comparison([
    column('a', { eligibility: { sex: '0', ageMin: 40, ageMax: null, text: '' } }),
    column('b'),
  ])
  const person = { name: 'Ann', sex: '2', birthDate: '1992-05-01' }
  expect(lineOf('fit', two, person)).toMatchObject({
    isDifferent: true,
    cells: [
      { mark: 'info', text: 'persons.ageFrom{"min":40}', isBest: false },
      { mark: 'yes', isBest: true },
    ],
  })
  expect(lineOf('fit', comparison([column('a'), column('b')]), person)).toMatchObject({
    isDifferent: false,
    cells: [{ isBest: false }, { isBest: false }],
  })
  expect(lineOf('fit', two)).toBeUndefined()
  const men = column('b', { eligibility: { sex: '1', ageMin: null, ageMax: null, text: '' } })
  expect(lineOf('fit', comparison([...two.columns.slice(0, 1), men]), person)?.isDifferent).toBe(true)
})

test('what a row says decides whether it differs: other clinics, another day of the report', () => {
  const two = comparison([
    column('a', { shopNames: ['Central'], firstFreeShopName: 'Central', reportDay: '2030-01-09' }),
    column('b', { shopNames: ['Kowloon'], firstFreeShopName: 'Central', reportDay: '2030-01-10' }),
  ])
  const differing = factsOf(two)
    .filter(({ isDifferent }) => isDifferent)
    .map(({ key }) => key)
  expect(differing).toEqual(['shops', 'report'])
})

test('marks an item of a single package; common items are equal lines', () => {
  const blocks = itemBlocks(
    comparison([column('a'), column('b')], [row('both', [true, true]), row('single', [false, true], 'b')]),
    t,
  )
  expect(
    linesOf(blocks).map(({ key, isDifferent, cells }) => [
      ...[key, isDifferent],
      ...cells.map(({ mark, isBest }) => [mark, isBest]),
    ]),
  ).toEqual([
    ['both', false, ['yes', false], ['yes', false]],
    ['single', true, ['no', false], ['only', true]],
  ])
})

test('a group counts its items per column, marks the fullest, and counts differing lines', () => {
  const blockOf = (rows: object[]) => itemBlocks(comparison([column('a'), column('b')], rows), t)[0]
  const differing = blockOf([row('both', [true, true]), row('single', [false, true], 'b')])
  const equal = blockOf([row('both', [true, true]), row('other', [true, true])])
  expect(differing && groupSummary(differing, t)).toMatchObject({
    label: 'compare.groupDiffers{"count":2,"n":1}',
    isDifferent: true,
    isWhole: false,
    cells: [
      { text: 'compare.groupHas{"n":1,"all":2}', isBest: false },
      { text: 'compare.groupAll{"n":2,"all":2}', isBest: true },
    ],
  })
  expect(equal && groupSummary(equal, t)).toMatchObject({
    label: 'compare.groupEqual{"count":2}',
    isDifferent: false,
    cells: [{ isBest: false }, { isBest: false }],
  })
  const whole = blockOf([row('one', [false, true], 'b'), row('other', [false, true], 'b')])
  expect(whole && groupSummary(whole, t)).toMatchObject({ label: 'compare.items{"count":2}', isWhole: true })
  const textsOf = (block: typeof whole) => block && groupSummary(block, t).cells.map(({ text }) => text)
  expect(whole && groupSummary(whole, t).cells.map(({ mark }) => mark)).toEqual(['no', 'yes'])
  expect(textsOf(whole)).toEqual(['compare.groupNone', 'compare.groupAll{"n":2,"all":2}'])
  expect(textsOf(blockOf([row('one', [false, true], 'b')]))).toEqual(['compare.no', 'compare.yes'])
})

test('the first free day shows its clinic, the report its day, and clinics two of their names', () => {
  const two = comparison([
    column('a', {
      firstFreeShopName: 'Central',
      shopNames: ['Central', 'Kowloon', 'Macao'],
      reportDay: '2030-01-09',
    }),
    column('b', { goods: { ...goods, firstFreeDay: null }, shopNames: ['Central'], shopCount: 1 }),
  ])
  expect(lineOf('firstFree', two)).toMatchObject({
    cells: [{ note: 'Central' }, { text: 'compare.unknown' }],
  })
  expect(lineOf('firstFree', two)?.cells[1]?.note).toBeUndefined()
  expect(lineOf('shops', two)?.cells.map(({ note }) => note)).toEqual([
    'Centralcompare.listSeparatorKowloon…',
    'Central',
  ])
  expect(lineOf('report', two)).toMatchObject({
    cells: [{ note: expect.stringMatching(/^compare.reportBy/) }, {}],
  })
  expect(lineOf('report', two)?.cells[1]?.note).toBeUndefined()
})

test('marks the longest time with a doctor', () => {
  expect(
    best('doctor', comparison([column('a', { doctorMinutes: 30 }), column('b', { doctorMinutes: 15 })])),
  ).toEqual([true, false])
})

test.each([
  ['book', {}, true],
  ['buy', { isBookable: false }, true],
  ['buy', { firstFreeDay: null }, true],
  ['free', { isFree: true }, true],
  ['look', { priceText: 'ask', salesPrice: null }, true],
  ['none', { stock: 0 }, true],
  ['none', {}, false],
])('limits a column to: %s', (way, more, isAvailable) => {
  expect(columnWay({ goods: { ...goods, ...more }, isAvailable } as never)).toBe(way)
})

test('shows the duration in minutes below an hour, else in hours', () => {
  const words = lineOf(
    'duration',
    comparison([
      column('a', { durationMinutes: 45 }),
      column('b', { durationMinutes: 150 }),
      column('c', { durationMinutes: null }),
    ]),
  )?.cells.map(({ text }) => text)
  expect(words).toEqual(['booking.minutes{"n":45}', 'booking.hours{"n":"2.5"}', 'compare.unknown'])
})
