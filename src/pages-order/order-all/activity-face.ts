import type { ActivityKind } from '@contract/constants/enums'
import type { Activity } from '@contract/routes/activity'
import { bookingFaces } from '@/components/dose-timeline'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type OrderState, orderFaces } from '../components/order-state'

const icons: Record<ActivityKind, IconName> = {
  order: 'receipt',
  enterprise: 'buildings',
  appointment: 'calendar-check',
  doctor: 'stethoscope',
  queue: 'ticket',
}

interface StateFace {
  icon: IconName
  kind: TagKind
}

/** Icon and style of each state of appointments, doctor requests and queue tickets. */
const stateFaces: Readonly<Record<string, StateFace>> = {
  waiting: { icon: 'hourglass-medium', kind: 'info' },
  confirmed: { icon: 'calendar-check', kind: 'ok' },
  offered: { icon: 'arrows-clockwise', kind: 'warn' },
  declined: { icon: 'x-circle', kind: 'warn' },
  timedOut: { icon: 'timer', kind: 'warn' },
  expired: { icon: 'calendar-x', kind: 'warn' },
  registered: { icon: 'ticket', kind: 'info' },
  checkedIn: { icon: 'check-circle', kind: 'info' },
  called: { icon: 'bell-ringing', kind: 'ok' },
  missed: { icon: 'warning', kind: 'warn' },
  passed: { icon: 'x-circle', kind: 'plain' },
  done: { icon: 'seal-check', kind: 'plain' },
  ...bookingFaces,
}
const unknownState: StateFace = { icon: 'circle', kind: 'plain' }

/** States whose day has passed or is not valid. */
const offStates: ReadonlySet<string> = new Set([
  ...['writeOff', 'injected', 'cancelled', 'declined', 'timedOut', 'offered', 'expired', 'passed', 'done'],
  ...['completed', 'refunded'],
])

const isOrderState = (state: string): state is OrderState => state in orderFaces

/** The icon of an entry's kind, icon and style of its state, and whether its day is muted. */
export function activityFace({ kind, state }: Pick<Activity, 'kind' | 'state'>): {
  icon: IconName
  stateIcon: IconName
  tag: TagKind
  isOff: boolean
} {
  const ofOrder = (kind === 'order' || kind === 'enterprise') && isOrderState(state)
  const face = ofOrder ? orderFaces[state] : (stateFaces[state] ?? unknownState)
  return { icon: icons[kind], stateIcon: face.icon, tag: face.kind, isOff: offStates.has(state) }
}

export interface ActivityStep {
  /** primary: what was asked for waits for it; text: merely possible */
  kind: 'primary' | 'text'
  text: 'action.pay' | 'all.choose' | 'all.again'
  open: () => void
}

/** The one thing to do next about an entry that waits for the account; undefined when there is none. */
export function activityStep(
  entry: Pick<Activity, 'kind' | 'id' | 'state' | 'again'>,
): ActivityStep | undefined {
  const { id, state, again } = entry
  if (again) return { kind: 'text', text: 'all.again', open: () => askAgain({ id, ...again }) }
  if (state === 'offered') return { kind: 'primary', text: 'all.choose', open: () => openActivity(entry) }
  if (state === 'unpaid') return { kind: 'primary', text: 'action.pay', open: () => openActivity(entry) }
  return undefined
}

const overStates = new Set(['writeOff', 'injected', 'cancelled'])

/** Opens the page where an entry can be seen in full and acted on. */
export function openActivity({ kind, id, state }: Pick<Activity, 'kind' | 'id' | 'state'>): void {
  switch (kind) {
    case 'order':
    case 'enterprise':
      return go(routes.orderInfo, { id })
    case 'doctor':
      return go(routes.doctorBooking, { id })
    case 'queue':
      return go(routes.queue, { id })
    default:
      return go(routes.reservation, {
        tab: overStates.has(state) ? 'done' : state === 'booked' ? 'booked' : 'preBook',
      })
  }
}
