import { type activityKinds, doctorBookingStates, queueStates } from '@contract/constants/enums'
import { bookingFaces } from '@/components/dose-timeline'
import { activityFace } from '@/pages-order/order-all/activity-face'

const statesOf: Partial<Record<(typeof activityKinds)[number], readonly string[]>> = {
  appointment: Object.keys(bookingFaces),
  doctor: doctorBookingStates,
  queue: queueStates,
}

test.each(Object.entries(statesOf))('every state of %s has an icon of its own', (kind, states) => {
  for (const state of states)
    expect([state, activityFace({ kind: kind as 'queue', state }).stateIcon]).not.toEqual([state, 'circle'])
})

test('the day of a past or unconfirmed appointment is muted', () => {
  const isOff = (state: string) => activityFace({ kind: 'doctor', state }).isOff
  expect(['confirmed', 'waiting'].map(isOff)).toEqual([false, false])
  expect(['cancelled', 'done', 'offered'].map(isOff)).toEqual([true, true, true])
})
