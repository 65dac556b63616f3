import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { useDayText } from '@/features/booking/components/slot-picker/use-day-text'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import { slotOfLink, usePickedSlot } from '@/features/booking/hooks/use-picked-slot'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useDistanceText } from '@/features/clinics/hooks/use-distance-text'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { configApi } from '@/features/shop-config/api/config.api'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { plainText } from '@/i18n/line-breaks'
import { makeStore } from '@/store/store'

let store: ReturnType<typeof makeStore>
const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
/** The current value of a hook. */
const now = <T>(use: () => T): T => renderHook(use, { wrapper }).result.current
const put = (name: string, arg: unknown, value: unknown) =>
  act(() => store.dispatch(configApi.util.upsertQueryData(name as never, arg as never, value as never)))

/** Its texts without non-breaking characters. */
const plainly = <T extends object>(card: T): T =>
  Object.fromEntries(
    Object.entries(card).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  ) as T

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 4))
  store = makeStore()
  await ensureTexts('common')
  await chooseLanguage('en')
})

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  [0, '0 m'],
  [994, '990 m'],
  // what rounds to a kilometre is shown in kilometres
  [995, '1.0 km'],
  [1000, '1.0 km'],
  [9_949, '9.9 km'],
  [9_950, '10 km'],
  [10_000, '10 km'],
  [12_499, '12 km'],
])('formats %i metres as %s', (meters, words) =>
  expect(plainText(now(useDistanceText)(meters) ?? '')).toBe(words),
)

describe('the card of a product', () => {
  const goods = {
    id: 'g',
    name: 'Check',
    picUrls: ['/a.png', '/b.png'],
    sellPoint: '',
    isFree: false,
    isBookable: true,
    salesPrice: 20_000,
    marketPrice: null,
    priceText: null,
    firstFreeDay: null,
    saleNum: null,
    stock: 1,
  }
  const card = (over: object = {}) => plainly(now(useGoodsCard)({ ...goods, ...over } as never))

  test.each([
    [{}, { priceCents: 20_000, picture: '/a.png', isSoldOut: false }],
    [{ stock: 0 }, { isSoldOut: true }],
    [{ picUrls: [] }, { picture: '' }],
    [{ marketPrice: 20_001 }, { wasCents: 20_001 }],
    [{ saleNum: 0 }, { soldCount: 0 }],
    [{ reviewScore: '4.8' }, { score: 4.8 }],
    [{ isFree: true }, { priceCents: null, priceText: 'Free' }],
    [
      { salesPrice: null, priceText: 'Ask us' },
      { priceCents: null, priceText: 'Ask us' },
    ],
    [{ firstFreeDay: '2026-12-08' }, { firstFree: 'Earliest Tue 8 Dec' }],
    [{ firstFreeDay: '2026-11-27' }, { firstFree: 'Earliest tomorrow' }],
  ])('with %j has %j', (over, part) => expect(card(over)).toMatchObject(part))
  test.each([
    [{ reviewScore: null }, ['priceText', 'wasCents', 'soldCount', 'score', 'firstFree']],
    [{ marketPrice: 20_000 }, ['wasCents']],
    [{ marketPrice: 20_001, salesPrice: null }, ['wasCents']],
    [{ marketPrice: 20_001, isFree: true }, ['wasCents']],
  ])('with %j has none of %j', (over, names) => {
    for (const name of names) expect(card(over)).not.toHaveProperty(name)
  })
  test('shows the operator’s text only in place of a hidden price', async () => {
    await put('salesPriceNull', undefined, { customCode: 'x', configValue: 'On request' })
    expect(card({ salesPrice: null }).priceText).toBe('On request')
    expect(card({ salesPrice: null, priceText: 'Ask us' }).priceText).toBe('Ask us')
    expect(card()).not.toHaveProperty('priceText')
    // zero is also a price
    expect(card({ salesPrice: 0 })).not.toHaveProperty('priceText')
  })
})

describe('the card of a clinic', () => {
  const shop = {
    id: 's',
    kind: 'clinic',
    name: 'Central',
    picUrl: '/s.png',
    district: 'd',
    rating: '4.5',
    tags: ['x'],
    firstFreeDay: null,
    firstFreeTime: null,
    distanceMeters: null,
    openState: { isOpen: true, closesAt: '18:00', opensAt: null, opensDay: null },
  }
  const card = (over: object = {}) => plainly(now(useClinicCard)({ ...shop, ...over } as never))
  const closed = { isOpen: false, closesAt: null, opensAt: '09:00', opensDay: null }

  test.each([
    [shop.openState, 'Open', 'until 6:00 pm'],
    [{ ...shop.openState, opensAt: '19:00' }, 'Open', 'until 6:00 pm, again from 7:00 pm'],
    [{ ...shop.openState, closesAt: null }, 'Open', undefined],
    [closed, 'Closed', 'opens 9:00 am'],
    [{ ...closed, opensDay: '2026-12-08' }, 'Closed', 'opens Tue 8 Dec 9:00 am'],
    [{ ...closed, opensAt: null }, 'Closed', undefined],
  ])('shows %j as %p, %p', (openState, openText, hoursText) => {
    expect(card({ openState }).openText).toBe(openText)
    expect(card({ openState }).hoursText).toBe(hoursText)
  })
  test('shows a distance and a first time when known', () => {
    expect(card()).toMatchObject({ rating: 4.5, tags: [{ text: 'x' }] })
    for (const name of ['distance', 'firstFree']) expect(card()).not.toHaveProperty(name)
    expect(card({ distanceMeters: 0 }).distance).toBe('0 m')
    expect(card({ firstFreeDay: '2026-12-08', firstFreeTime: '10:00' }).firstFree).toBe(
      'Services: earliest Tue 8 Dec, 10:00 am',
    )
  })
  test('shows the soonest time, of a doctor or a service', () => {
    const service = { firstFreeDay: '2026-12-08', firstFreeTime: '10:00' }
    const doctor = (time: string) => ({ ...service, firstDoctorDay: '2026-12-08', firstDoctorTime: time })
    expect(card(doctor('09:00')).firstFree).toBe('Doctor: earliest Tue 8 Dec, 9:00 am')
    expect(card(doctor('11:00')).firstFree).toBe('Services: earliest Tue 8 Dec, 10:00 am')
    expect(card(doctor('10:00')).firstFree).toBe('Earliest Tue 8 Dec, 10:00 am')
    expect(card({ ...doctor('11:00'), firstFreeDay: null }).firstFree).toMatch(/^Doctor/)
  })
  test('calls today and tomorrow by their names', () => {
    expect(card({ firstFreeDay: '2026-11-26', firstFreeTime: '18:30' }).firstFree).toBe(
      'Services: earliest today, 6:30 pm',
    )
    expect(card({ openState: { ...closed, opensDay: '2026-11-27' } }).hoursText).toBe(
      'opens tomorrow 9:00 am',
    )
  })
})

test('the estimate in the second currency reserves its space until it is known, and is rounded', async () => {
  const estimate = (cents: number) => {
    const text = now(usePriceEstimate)(cents)
    return text && plainText(text)
  }
  expect(estimate(100)).toMatch(/^[\s\u2007]+$/)
  await put('currency', undefined, { currency: '2' })
  expect(estimate(100)).toMatch(/^[\s\u2007]+$/)
  await put('exchangeRate', 'CNY', { code: 'CNY', rate: 0.5, time: '2026-12-08 10:00:00' })
  expect(estimate(100)).toBe('Estimate ¥1 (rate 0.5000, 8 Dec 10:00 am)')
  expect(estimate(99)).toMatch(/^Estimate ¥0 /)
  expect(estimate(1_000_000)).toMatch(/^Estimate ¥5,000 /)
  await put('exchangeRate', 'CNY', null)
  expect(estimate(100)).toBeUndefined()
})

describe('the calendar of the picker', () => {
  const day = (date: string, state = 'free', over: object = {}) => ({ date, state, ...over }) as never
  test.each([
    [day('2026-12-08'), false, false, '', 'Available'],
    [day('2026-12-08', 'past'), false, false, '', 'Past'],
    [day('2026-12-08', 'full'), false, false, 'Full', 'Full'],
    [day('2026-12-08', 'rest'), false, false, 'Closed', 'Closed'],
    [day('2026-12-08', 'scarce'), false, false, 'Few left', 'Few left'],
    [day('2026-12-08', 'scarce', { left: 0 }), false, false, '0 left', '0 left'],
    [day('2026-12-08', 'scarce', { left: 2, isEarliest: true }), false, false, 'First', 'First'],
    [day('2026-12-08', 'full', { isEarliest: true }), false, true, 'Yours', 'First'],
    [day('2026-12-08', 'full'), true, true, 'Chosen', 'Chosen'],
  ])('shows %j, chosen %p, present %p: %p, as text %p', (of, isChosen, isPresent, note, state) => {
    const text = now(useDayText)
    expect([text.note(of, isChosen, isPresent), text.state(of, isChosen)]).toEqual([note, state])
  })

  test.each([
    // opens on the chosen day, else on the first free month, and reports when that is a later one
    [[day('2027-01-03')], '2026-12-30', '2026-12', false],
    [[day('2027-01-03')], undefined, '2027-01', true],
    [[day('2026-12-03')], undefined, '2026-12', false],
    [[day('2026-12-03', 'full')], undefined, '2026-12', false],
  ] as const)('of %j, chosen %p, opens on %s', (days, chosen, month, hasNotice) => {
    const { result } = renderHook(() => useSlotMonth(days, '2026-12', chosen), { wrapper })
    expect(result.current.month).toBe(month)
    expect(result.current.monthNotice).toBe(
      hasNotice ? 'December is fully booked, so here is January.' : undefined,
    )
    act(() => result.current.onMonthChange('2027-05'))
    expect([result.current.month, result.current.monthNotice]).toEqual(['2027-05', undefined])
  })
})

describe('the slot in an open calendar', () => {
  const slot = { slotId: 's', date: '2026-12-08', time: '10:00' } as const
  const other = { slotId: 'o', date: '2026-12-09', time: '11:00' } as const
  const open = (value: typeof slot | null) => {
    const changes: unknown[] = []
    const hook = renderHook(() => usePickedSlot(value, (next) => changes.push(next)), { wrapper })
    return { changes, at: () => hook.result.current }
  }
  test('is the form’s until another is selected, and the form’s again when that is dismissed', () => {
    const { changes, at } = open(slot)
    expect(at().chosen).toEqual(slot)
    act(() => at().pickMoment(other))
    expect([at().chosen, at().pickedDate, changes]).toEqual([other, other.date, []])
    act(() => at().confirm())
    expect(changes).toEqual([other])
    act(() => at().reset())
    expect([at().chosen, at().pickedDate]).toEqual([slot, null])
  })
  test('of another day replaces the slot once one is chosen there', () => {
    const { changes, at } = open(null)
    act(() => at().confirm())
    expect(changes).toEqual([])
    act(() => at().picker.onPickSlot({ slotId: 'o', time: '11:00' } as never, '2026-12-09'))
    expect(at().chosen).toEqual(other)
    act(() => at().picker.onPickDate('2026-12-10'))
    expect([at().chosen, at().pickedDate]).toEqual([null, '2026-12-10'])
  })
  test('that was taken is deselected, with the nearest ones shown until another is selected', () => {
    const { changes, at } = open(null)
    act(() => at().pickMoment(other))
    act(() => at().forgetTaken([slot] as never))
    expect([at().chosen, changes]).toEqual([null, [null]])
    expect(at().picker.takenNotice).toEqual({ nearest: [slot] })
    act(() => at().pickMoment(other))
    expect(at().picker).not.toHaveProperty('takenNotice')
  })
  test.each([
    [slot, slot],
    [{ ...slot, slotId: '' }, null],
    [{ ...slot, date: '2026-02-30' }, null],
    [{ ...slot, time: '10' }, null],
    [{ slotId: 's' }, null],
  ])('a link with %j contains %j', (params, named) => expect(slotOfLink(params)).toEqual(named))
})
