import type { CartLine } from '@contract/routes/cart'
import {
  checkoutParams,
  clashingIds,
  groupLines,
  keysOf,
  linesOf,
  orderParts,
} from '@/pages/trolley/cart-parts'

const line = (skuId: string, personId: string | null = null) =>
  ({ id: `${skuId} ${personId}`, skuId, personId }) as CartLine

test('lines of one service have distinct keys, and are found by them', () => {
  const lines = [line('exam', 'child'), line('exam', 'parent'), line('masks')]
  expect(new Set(keysOf(lines)).size).toBe(3)
  for (const one of lines) expect(linesOf(keysOf([one]), lines)).toEqual([one])
})

test('a line without a person is found beside one with a person', () => {
  const lines = [line('exam', 'child'), line('exam')]
  expect(linesOf(['exam'], lines)).toEqual([lines[1]])
})

test("a line merged with a person's line at the sign-in is found as the newest of these, once", () => {
  const lines = [line('exam', 'child'), line('exam', 'parent')]
  expect(linesOf(['exam', 'gone'], lines)).toEqual([lines[0]])
})

const appointment = (id: string, more: Partial<CartLine> = {}) =>
  ({
    ...line('exam', id),
    id,
    spuId: 'spu',
    isBookable: true,
    shopId: 'clinic',
    slotId: 'slot',
    bookingDate: '2026-12-01',
    bookingTime: '10:00',
    bookingState: 'ok',
    ...more,
  }) as CartLine

test.each<[string, Partial<CartLine>, string[]]>([
  ['of another person', {}, []],
  ['of the same person', { personId: 'a' }, ['a', 'b']],
  ['without a person', { personId: null }, ['a', 'b']],
  ['without a person at another time', { personId: null, bookingTime: '10:30' }, []],
  ['without a person on another day', { personId: null, bookingDate: '2026-12-02' }, []],
  ['without a person at a full time', { personId: null, bookingState: 'full' }, []],
])('an appointment clashes with one %s: %j', (_name, more, ids) => {
  expect([...clashingIds([appointment('a'), appointment('b', more)])]).toEqual(ids)
})

test.each<[CartLine['bookingState'], boolean, boolean]>([
  ['ok', true, true],
  ['full', true, false],
  ['past', true, false],
  ['none', true, false],
  ['notOffered', false, false],
])(
  'with the time %s the order form opens with the clinic: %p, with the time: %p',
  (state, hasShop, hasSlot) => {
    const lines = [appointment('a', { bookingState: state })]
    const { shopId, slotId, date, time } = checkoutParams({ key: 'a', kind: 'appointment', lines })
    expect(shopId).toBe(hasShop ? 'clinic' : undefined)
    expect([slotId, date, time]).toEqual(
      hasSlot ? ['slot', '2026-12-01', '10:00'] : [undefined, undefined, undefined],
    )
  },
)

const product = (id: string, more: Partial<CartLine> = {}) =>
  ({ ...line(id), id, isBookable: false, isCrossBorder: false, ...more }) as CartLine
const products = (count: number, more?: Partial<CartLine>) =>
  Array.from({ length: count }, (_unused, index) => product(`p${index}`, more))
const idsOf = ({ lines }: { lines: readonly CartLine[] }) => lines.map(({ id }) => id).join('')

test('cross-border products are shown and ordered apart from the others', () => {
  const lines = [
    product('a', { isCrossBorder: true }),
    product('b'),
    product('c', { isCrossBorder: true }),
    appointment('d'),
  ]
  expect(groupLines(lines).map((group) => [group.kind, idsOf(group)])).toEqual([
    ['shop', 'd'],
    ['delivery', 'b'],
    ['abroad', 'ac'],
  ])
  expect(orderParts(lines).map((part) => [part.kind, idsOf(part)])).toEqual([
    ['appointment', 'd'],
    ['delivery', 'b'],
    ['abroad', 'ac'],
  ])
})

test.each([
  [20, [20]],
  [21, [20, 1]],
  [41, [20, 20, 1]],
])('of %i products there are orders of %j', (count, sizes) => {
  for (const isCrossBorder of [false, true]) {
    const lines = products(count, { isCrossBorder })
    const parts = orderParts(lines)
    expect(parts.map((part) => part.lines.length)).toEqual(sizes)
    expect(parts.flatMap((part) => part.lines)).toEqual(lines)
  }
})
