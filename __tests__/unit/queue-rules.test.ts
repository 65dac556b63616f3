import { metersBetween } from '@contract/rules/distance'
import { awayMinutes, leaveInMinutes, travelMinutes } from '@/pages-clinic/queue/hooks/leave-time'
import { turnAlert } from '@/pages-clinic/queue/hooks/turn-alert'

const waiting = (peopleAhead: number | null, state: 'registered' | 'checkedIn' = 'checkedIn') => ({
  id: '1',
  state,
  peopleAhead,
})
const central = { latitude: 22.2819, longitude: 114.1581 }

test('alerts once each when 5, 3 and 1 people are ahead', () => {
  const heard = [9, 6, 5, 4, 3, 2, 1, 0].map((ahead, index, all) =>
    index === 0 ? null : turnAlert(waiting(all[index - 1] ?? null), waiting(ahead)),
  )
  expect(heard.filter(Boolean)).toEqual([5, 3, 1].map((n) => ({ kind: 'ahead', n })))
})

test('alerts once with the current number when several people leave at the same time', () => {
  expect(turnAlert(waiting(9), waiting(2))).toEqual({ kind: 'ahead', n: 2 })
})

test('does not alert on the first read, for a longer queue or for another ticket', () => {
  expect(turnAlert(null, waiting(1))).toBeNull()
  expect(turnAlert(waiting(3), waiting(5))).toBeNull()
  expect(turnAlert({ ...waiting(9), id: '2' }, waiting(1))).toBeNull()
  expect(turnAlert(waiting(null, 'registered'), waiting(1))).toBeNull()
})

test.each(['called', 'missed', 'passed'] as const)('alerts a ticket that is %s', (state) => {
  expect(turnAlert(waiting(0), { id: '1', state, peopleAhead: 0 })).toEqual({ kind: state })
})

test('does not alert a ticket that has left the queue', () => {
  expect(turnAlert(waiting(0), { id: '1', state: 'cancelled', peopleAhead: null })).toBeNull()
})

test('travel time grows with the distance and is null on arrival', () => {
  const at = (metersNorth: number) => ({ ...central, latitude: central.latitude + metersNorth / 111_195 })
  expect(metersBetween(central, at(1_000))).toBeGreaterThan(990)
  expect(travelMinutes(at(200), central)).toBeNull()
  const [walk, ride, far] = [1_000, 4_000, 20_000].map((meters) => travelMinutes(at(meters), central) ?? 0)
  expect(walk).toBe(18)
  expect(ride).toBeGreaterThan(walk ?? 0)
  expect(far).toBeGreaterThan(ride ?? 0)
})

test('the departure leaves five minutes of reserve and is never in the past', () => {
  expect(leaveInMinutes(60, 20)).toBe(35)
  // a minute that has begun no longer counts
  expect(leaveInMinutes(60.9, 20)).toBe(35)
  expect(leaveInMinutes(10, 20)).toBe(0)
})

test('the time away is in steps of five minutes and keeps five minutes in reserve', () => {
  expect([0, 9, 10, 21, 64, 65, 143].map(awayMinutes)).toEqual([0, 0, 5, 15, 55, 60, 120])
})
