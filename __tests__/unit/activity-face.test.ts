import { type activityKinds, doctorBookingStates, queueStates } from '@contract/constants/enums'
import { bookingFaces } from '@/components/dose-timeline'
import { requestFaces } from '@/features/clinics/request-faces'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { stripKinds } from '@/pages-clinic/next-words'
import { activityFace, activityStep, openActivity } from '@/pages-order/order-all/activity-face'

jest.mock('@/navigation/navigate', () => ({ go: jest.fn() }))

const statesOf: Partial<Record<(typeof activityKinds)[number], readonly string[]>> = {
  appointment: Object.keys(bookingFaces),
  doctor: doctorBookingStates,
  queue: queueStates,
}

test.each(Object.entries(statesOf))('every state of %s has an icon of its own', (kind, states) => {
  for (const state of states)
    expect([state, activityFace({ kind: kind as 'queue', state }).stateIcon]).not.toEqual([state, 'circle'])
})

test('an enterprise order looks like an order in the same state, and other entries do not', () => {
  const faceOf = (kind: 'order' | 'enterprise' | 'queue') => {
    const { stateIcon, tag } = activityFace({ kind, state: 'unpaid' })
    return { stateIcon, tag }
  }
  expect(faceOf('enterprise')).toEqual(faceOf('order'))
  expect(faceOf('queue')).toEqual({ stateIcon: 'circle', tag: 'plain' })
})

test.each([
  ['waiting', 'info'],
  ['confirmed', 'ok'],
  ['offered', 'warn'],
  ['declined', 'warn'],
  ['timedOut', 'warn'],
  ['expired', 'warn'],
  ['done', 'plain'],
] as const)('a doctor request in state %s has a tag of kind %s', (state, tag) => {
  expect(activityFace({ kind: 'doctor', state }).tag).toBe(tag)
})

test.each(['waiting', 'confirmed', 'offered', 'declined', 'timedOut', 'expired'] as const)(
  'a doctor request in state %s has the kind of its own page',
  (state) => {
    expect(activityFace({ kind: 'doctor', state }).tag).toBe(requestFaces[state].kind)
  },
)

test.each([
  ['waiting', 'neutral'],
  ['confirmed', 'ok'],
  ['offered', 'warn'],
  ['declined', 'warn'],
  ['timedOut', 'warn'],
  ['expired', 'warn'],
] as const)(
  'the strip of a request in state %s is %s: amber asks something of the account',
  (state, kind) => {
    expect(stripKinds[requestFaces[state].kind]).toBe(kind)
  },
)

test.each([
  ['appointment', ['booked', 'pre', 'locked', 'held'], ['writeOff', 'injected', 'cancelled']],
  ['doctor', ['waiting', 'confirmed'], ['declined', 'timedOut', 'offered', 'expired', 'cancelled', 'done']],
  ['queue', ['registered', 'checkedIn', 'called', 'missed'], ['passed', 'done', 'cancelled', 'expired']],
  ['order', ['unpaid', 'toBook', 'booked'], ['completed', 'refunded', 'cancelled']],
] as const)('the day of a past or unconfirmed entry of %s is muted', (kind, live, off) => {
  const isOff = (state: string) => activityFace({ kind, state }).isOff
  expect(live.filter(isOff)).toEqual([])
  expect(off.filter(isOff)).toEqual(off)
})

test.each([
  ['booked', 'booked'],
  ['pre', 'preBook'],
  ['locked', 'preBook'],
  ['writeOff', 'done'],
  ['injected', 'done'],
  ['cancelled', 'done'],
] as const)('an appointment in state %s opens the tab %s', (state, tab) => {
  openActivity({ kind: 'appointment', id: 'a', state })
  expect(go).toHaveBeenLastCalledWith(routes.reservation, { tab })
})

test.each([
  ['order', routes.orderInfo],
  ['enterprise', routes.orderInfo],
  ['doctor', routes.doctorBooking],
  ['queue', routes.queue],
] as const)('an entry of %s opens its own page', (kind, route) => {
  openActivity({ kind, id: 'a', state: 'booked' })
  expect(go).toHaveBeenLastCalledWith(route, { id: 'a' })
})

describe('the next step of an entry', () => {
  const stepOf = (kind: 'doctor' | 'order' | 'appointment', state: string, again: 'again' | null = null) =>
    activityStep({ kind, id: 'a', state, again: again && { doctorId: 'd', personId: 'p' } })

  test.each([
    ['doctor', 'offered', null, 'primary', 'all.choose', routes.doctorBooking, { id: 'a' }],
    [
      'doctor',
      'declined',
      'again',
      'text',
      'all.again',
      routes.doctorBooking,
      { doctorId: 'd', personId: 'p', previousId: 'a' },
    ],
    ['order', 'unpaid', null, 'primary', 'action.pay', routes.orderInfo, { id: 'a' }],
  ] as const)('of %s in state %s (%s) is the %s %s', (kind, state, again, button, text, route, params) => {
    const step = stepOf(kind, state, again)
    expect(step).toMatchObject({ kind: button, text })
    step?.open()
    expect(go).toHaveBeenLastCalledWith(route, params)
  })

  test.each([
    ['doctor', 'declined'],
    ['doctor', 'waiting'],
    ['appointment', 'booked'],
  ] as const)('does not exist for %s in state %s that nothing would replace', (kind, state) => {
    expect(stepOf(kind, state)).toBeUndefined()
  })
})
