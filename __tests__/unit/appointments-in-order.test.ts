import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { byMonth, inOrder } from '@/pages-common/reservation/in-order'

const booking = (date: string, time: string, course = '') =>
  ({
    id: `${date} ${time}`,
    date,
    time,
    doseTotal: course ? 3 : 0,
    orderId: course || null,
    spuId: 's',
  }) as Booking
const visit = (date: string, time: string) => ({ id: `doctor ${date} ${time}`, date, time }) as DoctorBooking
const NOW = Date.parse('2026-12-01T04:00:00Z')
const idsOf = (rows: Booking[], visits: DoctorBooking[], isWhole: boolean) =>
  inOrder(rows, visits, isWhole, NOW).map((one) => (one.visit ?? one.booking).id)

const rows = [
  booking('2026-12-03', '10:00', 'o'),
  booking('2026-12-07', '09:00'),
  booking('2026-12-20', '09:00', 'o'),
]

test('visits to doctors are at their time among the appointments', () => {
  const visits = [visit('2026-12-03', '09:45'), visit('2026-12-03', '10:15'), visit('2026-12-30', '09:00')]
  const before = [
    'doctor 2026-12-03 09:45',
    '2026-12-03 10:00',
    'doctor 2026-12-03 10:15',
    '2026-12-07 09:00',
    '2026-12-20 09:00',
  ]
  expect(idsOf(rows, visits, true)).toEqual([...before, 'doctor 2026-12-30 09:00'])
  // later rows are not loaded: the visit may belong after them
  expect(idsOf(rows, visits, false)).toEqual(before)
})

test('the list is either alone', () => {
  expect(idsOf([], [visit('2026-12-30', '09:00')], true)).toEqual(['doctor 2026-12-30 09:00'])
  expect(idsOf(rows.slice(1, 2), [], true)).toEqual(['2026-12-07 09:00'])
})

test('what is over comes last, as the server lists it', () => {
  const over = booking('2026-11-20', '09:00')
  const expired = visit('2026-11-25', '09:00')
  const due = visit('2026-12-30', '09:00')
  const rest = ['2026-12-07 09:00', 'doctor 2026-12-30 09:00', '2026-11-20 09:00']
  expect(idsOf([...rows.slice(1, 2), over], [expired, due], true)).toEqual([
    ...rest,
    'doctor 2026-11-25 09:00',
  ])
  // what is over is loaded, so everything due is
  expect(idsOf([...rows.slice(1, 2), over], [expired, due], false)).toEqual(rest)
})

test('the list is in months, and apart from them what has no day and what is over', () => {
  const over = booking('2026-11-20', '09:00')
  const undated = { ...booking('', ''), date: null } as Booking
  const list = inOrder(
    [undated, ...rows, booking('2027-01-02', '09:00'), over],
    [visit('2026-12-08', '09:00')],
    true,
    NOW,
  )
  expect(byMonth(list, NOW).map(({ month, list: own }) => [month, own.length])).toEqual([
    ['', 1],
    ['2026-12', 4],
    ['2027-01', 1],
    ['over', 1],
  ])
})
