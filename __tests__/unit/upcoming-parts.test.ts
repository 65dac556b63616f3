import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { byClinic, inPast, inTime, ofService } from '@/pages-clinic/clinic-reservation/upcoming-parts'

const YEAR = '2100'
const request = (id: string, day: string) =>
  ({ id, date: `${YEAR}-${day}`, time: '10:00' }) as unknown as DoctorBooking
const service = (id: string, day: string) =>
  ({ id, date: `${YEAR}-${day}`, time: '09:00' }) as unknown as Booking
const ends = <T>(...rows: T[]) => ({ rows, hasNextPage: false })
const goesOn = <T>(...rows: T[]) => ({ rows, hasNextPage: true })
const keys = (visits: readonly { key: string }[]) => visits.map(({ key }) => key)

test('both kinds come by their time', () => {
  const visits = inTime(ends(request('a', '01-03')), ends(service('b', '01-02'), service('c', '01-03')))
  expect(keys(visits)).toEqual(['b', 'c', 'a'])
})

test('nothing is shown after the end of a list that has more pages', () => {
  const doctors = [request('a', '01-01'), request('b', '01-04')]
  const services = [service('c', '01-02'), service('d', '01-03')]
  expect(keys(inTime(ends(...doctors), goesOn(...services)))).toEqual(['a', 'c', 'd'])
  expect(keys(inTime(goesOn(...doctors), ends(...services)))).toEqual(['a', 'c', 'd', 'b'])
})

test('an appointment that was never verified comes after those to come', () => {
  const old = { ...service('old', '01-01'), date: '2001-01-01' } as Booking
  expect(keys(inTime(ends(request('a', '01-01')), ends(service('b', '01-02'), old)))).toEqual([
    'a',
    'b',
    'old',
  ])
})

test('of what is over, the latest of both kinds is first', () => {
  const doctors = [request('a', '01-03'), request('b', '01-01')]
  expect(keys(inPast(doctors, [service('c', '01-03'), service('d', '01-02')]))).toEqual(['a', 'c', 'd', 'b'])
})

test('visits are by clinic, that of the first one first', () => {
  const at = (id: string, shopName: string) => ofService({ ...service(id, '01-01'), shopName } as Booking)
  const visits = [at('a', 'North'), at('b', 'South'), at('c', 'North')]
  expect(byClinic(visits).map(({ shop, own }) => [shop.shopName, keys(own)])).toEqual([
    ['North', ['a', 'c']],
    ['South', ['b']],
  ])
})
