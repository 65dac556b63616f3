import type { DoctorBookingState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'

export interface RequestFace {
  icon: IconName
  kind: TagKind
  /** The time is not confirmed, or no longer valid. */
  isOff: boolean
}

/** How each state of a request is shown: amber where no time stands and a new one is up to the account. */
export const requestFaces: Record<DoctorBookingState, RequestFace> = {
  waiting: { icon: 'hourglass-medium', kind: 'info', isOff: false },
  confirmed: { icon: 'calendar-check', kind: 'ok', isOff: false },
  declined: { icon: 'x-circle', kind: 'warn', isOff: true },
  timedOut: { icon: 'timer', kind: 'warn', isOff: true },
  offered: { icon: 'arrows-clockwise', kind: 'warn', isOff: true },
  expired: { icon: 'calendar-x', kind: 'warn', isOff: true },
  cancelled: { icon: 'prohibit', kind: 'plain', isOff: true },
  done: { icon: 'check-circle', kind: 'ok', isOff: true },
}
