import type { QueueState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'

/** Icon and tag of each state; the state is always shown as text as well. */
export const ticketFaces: Record<QueueState, { icon: IconName; tag: TagKind }> = {
  registered: { icon: 'ticket', tag: 'info' },
  checkedIn: { icon: 'check-circle', tag: 'ok' },
  called: { icon: 'bell-ringing', tag: 'ok' },
  missed: { icon: 'warning', tag: 'warn' },
  passed: { icon: 'x-circle', tag: 'danger' },
  done: { icon: 'seal-check', tag: 'plain' },
  cancelled: { icon: 'prohibit', tag: 'plain' },
  expired: { icon: 'clock', tag: 'plain' },
}
