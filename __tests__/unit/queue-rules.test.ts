import { metersBetween } from '@contract/rules/distance'
import { awayMinutes, leaveInMinutes, travelMinutes } from '@/pages-clinic/queue/hooks/leave-time'
import { turnAlert } from '@/pages-clinic/queue/hooks/turn-alert'

const waiting = (peopleAhead: number | null, state: 'registered' | 'checkedIn' = 'checkedIn') => ({
  id: '1',
  state,
  peopleAhead,
})
const central = { latitude: 22.2819, longitude: 114.1581 }

test('one is warned once when the people ahead come down to 5, 3 and 1', () => {
  const heard = [9, 6, 5, 4, 3, 2, 1, 0].map((ahead, index, all) =>
    index === 0 ? null : turnAlert(waiting(all[index - 1] ?? null), waiting(ahead)),
  )
  expect(heard.filter(Boolean)).toEqual([5, 3, 1].map((n) => ({ kind: 'ahead', n })))
})

test('several who leave at once are one warning, with the number of now', () => {
  expect(turnAlert(waiting(9), waiting(2))).toEqual({ kind: 'ahead', n: 2 })
})

test('the first look, a longer line, and the ticket of another person warn nobody', () => {
  expect(turnAlert(null, waiting(1))).toBeNull()
  expect(turnAlert(waiting(3), waiting(5))).toBeNull()
  expect(turnAlert({ ...waiting(9), id: '2' }, waiting(1))).toBeNull()
  expect(turnAlert(waiting(null, 'registered'), waiting(1))).toBeNull()
})

test.each(['called', 'missed', 'passed'] as const)('one who is %s is told', (state) => {
  expect(turnAlert(waiting(0), { id: '1', state, peopleAhead: 0 })).toEqual({ kind: state })
})

test('one who leaves the line is told nothing', () => {
  expect(turnAlert(waiting(0), { id: '1', state: 'cancelled', peopleAhead: null })).toBeNull()
})

test('the way there grows with the distance; who is there already has none', () => {
  const at = (metersNorth: number) => ({ ...central, latitude: central.latitude + metersNorth / 111_195 })
  expect(metersBetween(central, at(1_000))).toBeGreaterThan(990)
  expect(travelMinutes(at(200), central)).toBeNull()
  const [walk, ride, far] = [1_000, 4_000, 20_000].map((meters) => travelMinutes(at(meters), central) ?? 0)
  expect(walk).toBe(18)
  expect(ride).toBeGreaterThan(walk ?? 0)
  expect(far).toBeGreaterThan(ride ?? 0)
})

test('one leaves five minutes early, or now', () => {
  expect(leaveInMinutes(60, 20)).toBe(35)
  expect(leaveInMinutes(10, 20)).toBe(0)
})

test('one may go away for whole five minutes of the shortest wait, with five to spare', () => {
  expect([0, 9, 10, 21, 143].map(awayMinutes)).toEqual([0, 0, 5, 15, 135])
})
