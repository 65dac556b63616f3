import { codes } from '../../contract/constants/codes'
import { doctorBookingStates, orderStatus, queueStates } from '../../contract/constants/enums'
import {
  actionsOf as doctorActionsOf,
  holdsPlace,
  isOver,
  refuseUnless,
  stateTexts as doctorTexts,
  versionOf,
} from '../../server/contexts/clinic/doctor-bookings/states'
import { actionsOf, isLive, nextPollMs, stateTexts, waitOf } from '../../server/contexts/clinic/queue/rules'
import { isOpenAtCounter } from '../../server/contexts/commerce/orders/counter-code'
import { offerKindOf } from '../../server/contexts/commerce/orders/offers'
import {
  orderActionsOf,
  refuseOrderUnless,
  statusTextOf,
} from '../../server/contexts/commerce/orders/order-actions'
import { isOverdue, isUnpaid } from '../../server/contexts/commerce/orders/order-state'
import { statusOfBookings } from '../../server/contexts/commerce/orders/order-status'
import {
  bookingActionsOf,
  changesLeft,
  rebooksLeft,
  refuseBookingUnless,
} from '../../server/contexts/scheduling/bookings/booking-actions'
import { earliestDayAfter, isLaterDose } from '../../server/contexts/scheduling/bookings/doses'
import texts from '../../server/i18n/en.json'
import { fakeContext } from './fake-context'

describe('a request to a doctor', () => {
  test.each([
    ['waiting', ['cancel', 'contact'], true],
    ['confirmed', ['cancel', 'contact'], true],
    ['offered', ['acceptOffer', 'cancel', 'contact'], false],
    ['expired', ['cancel', 'rebook'], false],
    ['done', ['review', 'rebook'], false],
    ['declined', ['rebook'], false],
    ['timedOut', ['rebook'], false],
    ['cancelled', ['rebook'], false],
  ] as const)('%s allows %j, and holds its time: %p', (state, actions, holds) => {
    expect(doctorActionsOf({ state }, false)).toEqual(actions)
    expect(holdsPlace(state)).toBe(holds)
    for (const action of ['cancel', 'acceptOffer', 'rebook', 'review', 'contact'] as const) {
      const ask = () => refuseUnless(action, { state }, false)
      if ((actions as readonly string[]).includes(action)) expect(ask).not.toThrow()
      else expect(ask).toThrow(expect.objectContaining({ code: codes.stateForbids }))
    }
  })
  test('that is confirmed cannot be cancelled once it is over; it is reviewed once', () => {
    expect(doctorActionsOf({ state: 'confirmed' }, true)).toEqual(['contact'])
    expect(doctorActionsOf({ state: 'waiting' }, true)).toEqual(['cancel', 'contact'])
    expect(doctorActionsOf({ state: 'done' }, true, true)).toEqual(['rebook'])
  })
  test('is over at its requested minute, on the clinic’s clock', () => {
    const at = { date: '2026-11-24', time: '10:00' } as const
    const over = (now: string) => isOver(fakeContext(new Date(now)), at, 'Asia/Hong_Kong')
    expect(['2026-11-24T01:59:59.999Z', '2026-11-24T02:00:00Z'].map(over)).toEqual([false, true])
  })
  test('has a version that increases with every step, every ended offer, and the review', () => {
    const way = [
      versionOf('waiting', 0, false),
      versionOf('offered', 0, false),
      versionOf('offered', 1, false),
      versionOf('expired', 1, false),
      versionOf('confirmed', 1, false),
      versionOf('done', 1, false),
      versionOf('done', 1, true),
    ]
    expect(way).toEqual([...new Set(way)].sort((a, b) => a - b))
    expect(versionOf('waiting', 0, false)).toBe(0)
    for (const end of ['declined', 'timedOut', 'cancelled', 'done'] as const)
      expect(versionOf(end, 0, false)).toBeGreaterThan(versionOf('confirmed', 900, true))
  })
})

describe('a ticket', () => {
  test.each([
    ['registered', ['checkIn', 'cancel'], true],
    ['checkedIn', ['cancel'], true],
    ['called', ['cancel'], true],
    ['missed', ['cancel'], true],
    ['passed', ['requeue'], false],
    ['cancelled', ['requeue'], false],
    ['done', [], false],
    ['expired', [], false],
  ] as const)('%s allows %j today and nothing on another day; in its line: %p', (state, actions, live) => {
    expect(actionsOf(state, true)).toEqual(actions)
    expect(actionsOf(state, false)).toEqual([])
    expect(isLive(state)).toBe(live)
  })
  test.each([
    ['checkedIn', 0, 5_000],
    ['checkedIn', 1, 5_000],
    ['checkedIn', 2, 10_000],
    ['checkedIn', 3, 10_000],
    ['checkedIn', 4, 20_000],
    ['checkedIn', 10, 20_000],
    ['checkedIn', 11, 45_000],
    ['checkedIn', null, 10_000],
    ['called', 20, 10_000],
    ['missed', 20, 10_000],
    ['registered', 0, 60_000],
    ['done', 0, 0],
    ['expired', null, 0],
  ] as const)('%s with %p ahead is polled every %i ms', (state, ahead, ms) =>
    expect(nextPollMs(state, ahead)).toBe(ms),
  )
  test.each([
    [0, 10, 0, { from: 0, to: 13 }],
    [4, 10, 0, { from: 30, to: 63 }],
    [3, 7, 0, { from: 15, to: 35 }],
    [4, 10, 25, { from: 55, to: 88 }],
    [4, 10, -25, { from: 30, to: 63 }],
  ])('%i ahead, %i minutes each, begins in %i: %j', (ahead, each, toStart, expected) =>
    expect(waitOf(ahead, each, toStart)).toEqual(expected),
  )
})

describe('an order', () => {
  const facts = (status: string | null, isPaid = true, bookingActions: string[] = []) => ({
    status,
    isPaid,
    bookingActions: bookingActions as never[],
  })
  test.each([
    [null, false, [], ['pay', 'cancel']],
    [null, true, [], ['contact']],
    [orderStatus.paid, true, ['book'], ['contact']],
    [orderStatus.shipped, true, [], ['receive', 'contact']],
    [orderStatus.completed, true, [], ['buyAgain', 'delete', 'contact']],
    [orderStatus.cancelled, false, [], ['buyAgain', 'delete']],
    [orderStatus.refunded, true, [], ['buyAgain', 'delete', 'contact']],
    [orderStatus.toBook, true, [], ['contact']],
    [orderStatus.toBook, true, ['book'], ['book', 'contact']],
    [orderStatus.toBook, true, ['rebook'], ['book', 'contact']],
    [orderStatus.booked, true, ['showCode'], ['showCode', 'contact']],
    [orderStatus.booked, true, ['reschedule'], ['reschedule', 'contact']],
    [orderStatus.booked, true, ['cancel'], ['cancelBooking', 'contact']],
    ['no such', true, ['book'], ['contact']],
  ])(
    'with status %p, paid %p, and appointments that allow %j, allows %j',
    (status, isPaid, ofBookings, actions) => {
      expect(orderActionsOf(facts(status, isPaid, ofBookings))).toEqual(actions)
      const ask = () => refuseOrderUnless('buyAgain', facts(status, isPaid))
      if (actions.includes('buyAgain')) expect(ask).not.toThrow()
      else expect(ask).toThrow(expect.objectContaining({ code: codes.stateForbids }))
    },
  )
  test('has a specific text for every status', () => {
    const keys = [null, ...Object.values(orderStatus)].map((status) => statusTextOf(status, []))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('orderOther')
    expect(statusTextOf('no such', [])).toBe('orderOther')
  })
  const pre = { state: 'pre', actions: ['book', 'contact'], isRefundRequested: '0' } as const
  const rebook = { state: 'pre', actions: ['rebook', 'contact'], isRefundRequested: '0' } as const
  const asked = { state: 'pre', actions: ['contact'], isRefundRequested: '1' } as const
  const locked = { state: 'locked', actions: [], isRefundRequested: '0' } as const
  const used = { state: 'writeOff', actions: ['confirmInjected'], isRefundRequested: '0' } as const
  test.each([
    ['something to book', [pre, locked], 'orderToBook'],
    ['something to book again', [rebook], 'orderToBook'],
    ['a part asked back', [pre, asked], 'orderToBook'],
    ['everything asked back', [asked, used], 'refundAsked'],
    ['doses that are not open yet', [used, locked], 'orderCourse'],
    ['nothing that tells more', [used], 'orderToBook'],
  ] as const)('an order to book with %s', (_name, bookings, text) =>
    expect(statusTextOf(orderStatus.toBook, bookings)).toBe(text),
  )
  test('appointments do not change the text of another status', () =>
    expect(statusTextOf(orderStatus.booked, [asked, locked])).toBe('orderBooked'))
  test.each([
    [[], orderStatus.toBook],
    [['cancelled'], orderStatus.toBook],
    [['pre'], orderStatus.toBook],
    [['pre', 'booked'], orderStatus.toBook],
    [['booked'], orderStatus.booked],
    [['booked', 'locked'], orderStatus.booked],
    [['booked', 'writeOff'], orderStatus.booked],
    [['locked'], orderStatus.toBook],
    [['writeOff', 'injected'], orderStatus.completed],
    [['writeOff', 'cancelled'], orderStatus.completed],
    [['writeOff', 'pre'], orderStatus.toBook],
  ])('with appointments %j has the status %s', (states, status) =>
    expect(statusOfBookings(states)).toBe(status),
  )
  test('is overdue at its deadline while it is unpaid', () => {
    const deadline = new Date('2026-11-24T02:30:00Z')
    const order = { status: null, isPaid: false, payDeadline: deadline }
    const at = (ms: number) => fakeContext(new Date(deadline.getTime() + ms))
    expect(isOverdue(at(-1), order)).toBe(false)
    expect(isOverdue(at(0), order)).toBe(true)
    expect(isOverdue(at(1), { ...order, isPaid: true })).toBe(false)
    expect(isOverdue(at(1), { ...order, status: orderStatus.cancelled })).toBe(false)
    expect(isUnpaid(order)).toBe(true)
  })
  test.each([
    [orderStatus.paid, true, true],
    [orderStatus.toBook, true, true],
    [orderStatus.booked, true, true],
    [orderStatus.booked, false, false],
    [orderStatus.shipped, true, false],
    [orderStatus.completed, true, false],
    [null, true, false],
  ])('with status %p, paid %p, is shown at the counter: %p', (status, isPaid, expected) =>
    expect(isOpenAtCounter({ status, isPaid })).toBe(expected),
  )
  test('accepts the known kinds of special prices', () => {
    expect(offerKindOf('bargain')).toBe('bargain')
    expect([offerKindOf('no such'), offerKindOf(null)]).toEqual([null, null])
  })
})

describe('an appointment', () => {
  const facts = (over: object) => ({
    state: 'booked',
    doseTotal: 0,
    changesUsed: 0,
    cancelsUsed: 0,
    isPaid: true,
    isAskedBack: false,
    isPast: false,
    ...over,
  })
  test.each([
    [{ state: 'pre' }, ['book', 'contact']],
    [{ state: 'pre', cancelsUsed: 1 }, ['rebook', 'contact']],
    [{ state: 'pre', isPaid: false }, []],
    [{ state: 'pre', isAskedBack: true }, ['contact']],
    [{ isAskedBack: true }, ['showCode', 'cancel', 'contact']],
    [{}, ['showCode', 'reschedule', 'cancel', 'contact']],
    [{ changesUsed: 1 }, ['showCode', 'cancel', 'contact']],
    [{ cancelsUsed: 1 }, ['showCode', 'reschedule', 'contact']],
    [{ isPast: true }, ['showCode', 'contact']],
    [{ state: 'writeOff', doseTotal: 1 }, ['confirmInjected']],
    [{ state: 'writeOff' }, []],
    [{ state: 'injected', doseTotal: 1 }, []],
    [{ state: 'locked' }, []],
  ])('%j allows %j', (over, actions) => expect(bookingActionsOf(facts(over))).toEqual(actions))

  test.each([
    ['reschedule', { changesUsed: 1 }, codes.changesUsedUp],
    ['cancel', { cancelsUsed: 1 }, codes.rebooksUsedUp],
    ['reschedule', { changesUsed: 1, isPast: true }, codes.stateForbids],
    ['cancel', { isPast: true }, codes.stateForbids],
    ['book', {}, codes.stateForbids],
    ['book', { state: 'locked' }, codes.doseLocked],
    ['book', { state: 'pre', isAskedBack: true }, codes.refundOpen],
    ['rebook', { state: 'pre', cancelsUsed: 1, isAskedBack: true }, codes.refundOpen],
    ['reschedule', { isAskedBack: true }, codes.refundOpen],
    ['cancel', { isAskedBack: true, cancelsUsed: 1 }, codes.rebooksUsedUp],
    ['cancel', { state: 'locked' }, codes.stateForbids],
    ['cancel', { state: 'cancelled', changesUsed: 1 }, codes.stateForbids],
  ] as const)('%s of %j is refused with %i', (action, over, code) =>
    expect(() => refuseBookingUnless([action], facts(over))).toThrow(expect.objectContaining({ code })),
  )
  test('is allowed by one of several actions', () => {
    expect(() => refuseBookingUnless(['book', 'rebook'], facts({ state: 'pre' }))).not.toThrow()
    expect(() => refuseBookingUnless(['cancel'], facts({}))).not.toThrow()
  })
  test.each([
    ['booked', 0, 1],
    ['booked', 1, 0],
    ['booked', 2, 0],
    ['pre', 0, 1],
    ['pre', 1, 1],
    ['pre', 2, 0],
    ['pre', 3, 0],
  ])('%s after %i cancellations can be booked again %i times', (state, cancelsUsed, left) =>
    expect(rebooksLeft({ state, cancelsUsed })).toBe(left),
  )
  test('can be rescheduled once', () =>
    expect([0, 1, 2].map((changesUsed) => changesLeft({ changesUsed }))).toEqual([1, 0, 0]))

  test('waits as a later dose for its interval after the injection, on the clinic’s clock', () => {
    const injectedTime = new Date('2026-11-24T16:30:00Z')
    const row = (doseNo: number) => ({ doseNo, doseIntervalDays: 30 })
    expect([isLaterDose({ doseNo: 1 }), isLaterDose({ doseNo: 2 })]).toEqual([false, true])
    expect(earliestDayAfter(row(2), { injectedTime }, 'Asia/Hong_Kong')).toBe('2026-12-25')
    expect(earliestDayAfter(row(2), { injectedTime: null }, 'Asia/Hong_Kong')).toBeNull()
    expect(earliestDayAfter(row(2), null, 'Asia/Hong_Kong')).toBeNull()
    expect(earliestDayAfter(row(1), { injectedTime }, 'Asia/Hong_Kong')).toBeNull()
  })
})

test('every visible state has a specific text', () => {
  for (const [known, keys] of [
    [doctorBookingStates, doctorTexts],
    [queueStates, stateTexts],
  ] as const) {
    const words = (known as readonly string[]).map((state) => (keys as Record<string, string>)[state] ?? '')
    expect(new Set(words).size).toBe(known.length)
    expect(words.filter((key) => !(key in texts))).toEqual([])
  }
})
