import type { QueueState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'

/** The sign of each state; a screen says the state in words beside it. */
export const ticketFaces: Record<QueueState, { icon: IconName }> = {
  registered: { icon: 'ticket' },
  checkedIn: { icon: 'check-circle' },
  called: { icon: 'bell-ringing' },
  missed: { icon: 'warning' },
  passed: { icon: 'x-circle' },
  done: { icon: 'seal-check' },
  cancelled: { icon: 'prohibit' },
  expired: { icon: 'clock' },
}
