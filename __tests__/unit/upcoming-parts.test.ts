import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { byClinic, ofService, partsOf } from '@/pages-clinic/clinic-reservation/upcoming-parts'

const YEAR = '2100'
const request = (id: string, day: string, state = 'confirmed') =>
  ({ id, date: `${YEAR}-${day}`, time: '10:00', state }) as unknown as DoctorBooking
const service = (id: string, day: string | null, actions: string[] = []) =>
  ({ id, date: day && `${YEAR}-${day}`, time: day && '09:00', actions }) as unknown as Booking
const ends = <T>(...rows: T[]) => ({ rows, hasNextPage: false })
const goesOn = <T>(...rows: T[]) => ({ rows, hasNextPage: true })
const keys = (visits: readonly { key: string }[]) => visits.map(({ key }) => key)

test('both kinds come by their time, offers and expired ones on their own', () => {
  const parts = partsOf(
    ends(request('offer', '01-01', 'offered'), request('a', '01-03'), request('gone', '01-02', 'expired')),
    ends(service('b', '01-02'), service('c', '01-03')),
    [service('dose', null), service('new', null, ['book'])],
  )
  expect(keys(parts.due)).toEqual(['offer', 'gone'])
  expect(keys(parts.coming)).toEqual(['b', 'c', 'a'])
  expect(keys(parts.toBook)).toEqual(['new'])
  expect(keys(parts.later)).toEqual(['dose'])
})

test('nothing is shown after the end of a list that has more pages', () => {
  const doctors = [request('a', '01-01'), request('b', '01-04')]
  const services = [service('c', '01-02'), service('d', '01-03')]
  expect(keys(partsOf(ends(...doctors), goesOn(...services), []).coming)).toEqual(['a', 'c', 'd'])
  expect(keys(partsOf(goesOn(...doctors), ends(...services), []).coming)).toEqual(['a', 'c', 'd', 'b'])
})

test('an appointment that was never verified comes after those to come', () => {
  const old = { ...service('old', '01-01'), date: '2001-01-01' } as Booking
  expect(keys(partsOf(ends(request('a', '01-01')), ends(service('b', '01-02'), old), []).coming)).toEqual([
    'a',
    'b',
    'old',
  ])
})

test('visits are by clinic, that of the first one first', () => {
  const at = (id: string, shopName: string) => ofService({ ...service(id, '01-01'), shopName } as Booking)
  const visits = [at('a', 'North'), at('b', 'South'), at('c', 'North')]
  expect(byClinic(visits).map(({ shop, own }) => [shop.shopName, keys(own)])).toEqual([
    ['North', ['a', 'c']],
    ['South', ['b']],
  ])
})
