import type { BookingAction } from '@contract/constants/enums'

/** The fields that the rights of an appointment depend on. */
export interface BookingRights {
  state: string
  actions: readonly BookingAction[]
  changesLeft: number
  rebooksLeft: number
}

/**
 * Used-up rights of a booked appointment: they stay visible but disabled, so that no other button takes their
 * place and the reason can be shown.
 */
export function usedUpRights({ state, actions, changesLeft, rebooksLeft }: BookingRights): BookingAction[] {
  if (state !== 'booked') return []
  return [
    ...(changesLeft === 0 && !actions.includes('reschedule') ? (['reschedule'] as const) : []),
    ...(rebooksLeft === 0 && !actions.includes('cancel') ? (['cancel'] as const) : []),
  ]
}

/** Key of the sentence (catalogue `common`) that explains the used-up rights; null when there are none. */
export function usedUpReason(used: readonly BookingAction[]) {
  if (used.length === 0) return null
  if (used.length > 1) return 'booking.usedUp.both'
  return used[0] === 'cancel' ? 'booking.usedUp.cancel' : 'booking.usedUp.reschedule'
}
