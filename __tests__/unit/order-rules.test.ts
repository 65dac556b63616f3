import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import type { Translate } from '@/i18n/engine'
import { dayCountText, soonestId } from '@/pages-common/reservation/day-count'
import { groupCourses } from '@/pages-common/reservation/group-courses'
import { orderStateOf } from '@/pages-order/components/order-state'
import { splitActions } from '@/pages-order/components/split-actions'
import { paymentFace } from '@/pages-order/pay-success/payment-face'
import { isTrackedPayment } from '@/pages-order/pay-success/stored-payment'

const unpaid = { isPay: false, status: null } as const
const paid = { isPay: true, status: '10' } as const
const cancelled = { isPay: false, status: '5' } as const
const refunded = { isPay: true, status: '6' } as const

describe('face of a payment', () => {
  test.each([
    ['paid', { payment: 'paid', order: unpaid, isGivenUp: false }],
    [
      'paid: another payment of the order went through',
      { payment: 'refused', order: paid, isGivenUp: false },
    ],
    ['paid: this device started none', { payment: undefined, order: paid, isGivenUp: false }],
    ['refused', { payment: 'refused', order: unpaid, isGivenUp: false }],
    ['checking', { payment: 'pending', order: unpaid, isGivenUp: false }],
    ['waiting', { payment: 'pending', order: unpaid, isGivenUp: true }],
    ['unpaid', { payment: undefined, order: unpaid, isGivenUp: false }],
    ['closed: cancelled while the payment hung', { payment: 'pending', order: cancelled, isGivenUp: false }],
    ['closed: paid too late, so refunded', { payment: 'paid', order: cancelled, isGivenUp: false }],
    ['closed: refunded afterwards', { payment: 'paid', order: refunded, isGivenUp: false }],
    ['closed', { payment: 'closed', order: unpaid, isGivenUp: false }],
  ] as const)('%s', (name, facts) => expect(paymentFace(facts)).toBe(name.split(':')[0]))

  test('only a payment of a known kind is queried', () => {
    expect(isTrackedPayment({ payType: 'wechat', transactionId: '7' })).toBe(true)
    for (const wrong of [
      undefined,
      null,
      'x',
      {},
      { payType: 'wechat', transactionId: '' },
      { payType: 'cash', transactionId: '7' },
      { transactionId: '7' },
    ])
      expect(isTrackedPayment(wrong)).toBe(false)
  })
})

test('an order to be booked without a booking action is a course in progress', () => {
  expect(orderStateOf({ status: '10', isPay: true, actions: ['book', 'contact'] })).toBe('toBook')
  expect(orderStateOf({ status: '10', isPay: true, actions: ['contact'] })).toBe('course')
  expect(orderStateOf({ status: null, isPay: false, actions: ['pay', 'cancel'] })).toBe('unpaid')
})

test('the most important actions are buttons, and none is omitted', () => {
  expect(splitActions(['showCode', 'reschedule', 'cancelBooking', 'contact'])).toEqual({
    shown: ['reschedule', 'showCode'],
    hidden: ['cancelBooking', 'contact'],
  })
  expect(splitActions(['pay', 'cancel'])).toEqual({ shown: ['cancel', 'pay'], hidden: [] })
  expect(splitActions([])).toEqual({ shown: [], hidden: [] })
})

test('where a parcel is comes before confirming that it has arrived, and after everything else later', () => {
  expect(splitActions(['receive', 'contact', 'logistics', 'receipt'])).toEqual({
    shown: ['receive', 'logistics'],
    hidden: ['contact', 'receipt'],
  })
  expect(splitActions(['buyAgain', 'logistics', 'review']).shown).toEqual(['buyAgain', 'review'])
})

test('an irreversible action never takes the place of another button when a state ends', () => {
  expect(splitActions(['showCode', 'cancelBooking'])).toEqual({
    shown: ['showCode'],
    hidden: ['cancelBooking'],
  })
  expect(splitActions(['delete', 'buyAgain'])).toEqual({ shown: ['buyAgain'], hidden: ['delete'] })
  expect(splitActions(['delete'])).toEqual({ shown: [], hidden: ['delete'] })
  expect(splitActions(['refund', 'contact', 'receive'])).toEqual({
    shown: ['contact', 'receive'],
    hidden: ['refund'],
  })
})

const booking = (part: Partial<Booking>) =>
  ({ orderId: 'o1', spuId: 's1', doseTotal: 0, doseNo: 0, ...part }) as Booking

test('the next appointment is the soonest one with a code, or confirmed visit, that is not over', () => {
  const nowMs = Date.parse('2026-11-26T00:00:00+08:00')
  const shown = (id: string, date: string, time: string, actions: Booking['actions'] = ['showCode']) =>
    booking({ id, date, time, actions } as Partial<Booking>)
  const rows = [
    shown('later', '2026-11-27', '09:00'),
    shown('over', '2026-11-25', '09:00'),
    shown('without', '2026-11-26', '09:00', []),
    shown('next', '2026-11-26', '10:00'),
    booking({ id: 'waits', date: null, actions: ['book'] }),
  ]
  expect(soonestId(rows, [], nowMs)).toBe('next')
  expect(soonestId(rows.slice(1, 3), [], nowMs)).toBeUndefined()
  // who is an hour late is still seen; then the next one leads
  const atMs = (time: string) => Date.parse(`2026-11-26T${time}:00+08:00`)
  expect(soonestId(rows, [], atMs('10:59'))).toBe('next')
  expect(soonestId(rows, [], atMs('11:00'))).toBe('later')
  const visit = (state: DoctorBooking['state']) =>
    ({ id: state, state, date: '2026-11-26', time: '09:30' }) as Partial<DoctorBooking> as DoctorBooking
  expect(soonestId(rows, [visit('waiting')], nowMs)).toBe('next')
  expect(soonestId(rows, [visit('confirmed')], nowMs)).toBe('confirmed')
})

test('doses of one course are grouped, everything else is separate', () => {
  const rows = [
    booking({ id: 'a', doseTotal: 3, doseNo: 1 }),
    booking({ id: 'b', orderId: 'o2' }),
    booking({ id: 'c', doseTotal: 3, doseNo: 2 }),
    booking({ id: 'd', orderId: 'o3', doseTotal: 3 }),
    booking({ id: 'e', doseTotal: 1, doseNo: 1, spuId: 's2' }),
    booking({ id: 'f', orderId: null }),
  ]
  expect(
    groupCourses(rows).map(({ course, bookings }) => [course, bookings.map(({ id }) => id).join('')]),
  ).toEqual([
    [true, 'ac'],
    [false, 'b'],
    [true, 'd'],
    [false, 'e'],
    [false, 'f'],
  ])
})

test('days are counted in the shop’s time zone', () => {
  const t: Translate<'pages-common'> = (key, params) => `${key}${params?.n ?? ''}`
  // 23:30 of 20 November at the shop, still the 20th in UTC
  const lateEvening = Date.UTC(2026, 10, 20, 15, 30)
  expect(
    (['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-24'] as const).map((date) =>
      dayCountText({ date }, t, lateEvening),
    ),
  ).toEqual(['reservation.over', 'reservation.today', 'reservation.tomorrow', 'reservation.days4'])
  expect(dayCountText({ date: '2026-11-21' }, t, lateEvening + 30 * 60_000)).toBe('reservation.today')
})
