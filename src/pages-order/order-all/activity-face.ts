import type { ActivityKind } from '@contract/constants/enums'
import type { Activity } from '@contract/routes/activity'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'
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

/** Style of each state: pending ones, and successful ones; all others are finished. */
const kindsOfStates: Readonly<Record<string, TagKind>> = {
  pre: 'info',
  locked: 'info',
  booked: 'ok',
  waiting: 'warn',
  confirmed: 'ok',
  offered: 'info',
  expired: 'warn',
  registered: 'info',
  checkedIn: 'info',
  called: 'ok',
  missed: 'warn',
}

const isOrderState = (state: string): state is OrderState => state in orderFaces

/** The icon of an entry's kind, and the style of its state. */
export function activityFace({ kind, state }: Pick<Activity, 'kind' | 'state'>): {
  icon: IconName
  stateIcon?: IconName
  tag: TagKind
} {
  const icon = icons[kind]
  if ((kind === 'order' || kind === 'enterprise') && isOrderState(state))
    return { icon, stateIcon: orderFaces[state].icon, tag: orderFaces[state].kind }
  return { icon, tag: kindsOfStates[state] ?? 'plain' }
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
