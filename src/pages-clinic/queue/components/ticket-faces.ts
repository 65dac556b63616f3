import type { QueueState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'

/** Icon of each state; the state is always shown as text as well. */
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
