/**
 * State of one appointment: `held` (slot held while its order is unpaid), `pre` (to book), `locked` (a later
 * dose that cannot be booked yet), `booked`, `writeOff` (verified by the clinic), `injected` (confirmed by
 * the user), `cancelled`.
 */
export const bookingStates = ['held', 'pre', 'locked', 'booked', 'writeOff', 'injected', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

export const bookingActions = [
  'book',
  'rebook',
  'reschedule',
  'cancel',
  'showCode',
  'confirmInjected',
  'contact',
] as const
export type BookingAction = (typeof bookingActions)[number]

export const bookingKinds = ['order', 'free', 'bjFree'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** What can be watched for a free day. */
export const watchKinds = ['goods', 'clinic', 'doctor'] as const
export type WatchKind = (typeof watchKinds)[number]

/** State of a watch: open; a free day was found and reported; all its days are past. */
export const watchStates = ['open', 'answered', 'over'] as const
export type WatchState = (typeof watchStates)[number]

/**
 * State of a waiting-list entry: in line; a place is held for it; that place was booked; the offer expired;
 * left by the user.
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'expired', 'left'] as const
export type WaitingState = (typeof waitingStates)[number]

/** The clinic calendar whose places an appointment uses. */
export const slotKinds = ['exam', 'vaccine', 'free', 'bjFree'] as const
export type SlotKind = (typeof slotKinds)[number]

export const dayStates = ['free', 'scarce', 'full', 'rest', 'holiday', 'notOpen', 'past'] as const
export type DayState = (typeof dayStates)[number]

/**
 * State of a request to a doctor: `waiting` for the answer, `confirmed`, `declined` (book again), `timedOut`
 * (no answer in time), `offered` (other times to choose from), `expired` (no offered time was accepted in
 * time: cancel and book again), `cancelled`, `done`.
 */
export const doctorBookingStates = [
  'waiting',
  'confirmed',
  'declined',
  'timedOut',
  'offered',
  'expired',
  'cancelled',
  'done',
] as const
export type DoctorBookingState = (typeof doctorBookingStates)[number]

export const doctorBookingActions = ['cancel', 'acceptOffer', 'rebook', 'contact', 'review'] as const
export type DoctorBookingAction = (typeof doctorBookingActions)[number]

export const doctorBookingTabs = ['all', 'open', 'past'] as const

/**
 * State of a queue ticket: `registered` (no number yet), `checkedIn` (has a number), `called`, `missed` (did
 * not come when called; still served until its number is too far behind), `passed` (too far behind: register
 * again), `done`, `cancelled`, `expired` (its day is over).
 */
export const queueStates = [
  'registered',
  'checkedIn',
  'called',
  'missed',
  'passed',
  'done',
  'cancelled',
  'expired',
] as const
export type QueueState = (typeof queueStates)[number]

export const queueActions = ['checkIn', 'cancel', 'requeue'] as const
export type QueueAction = (typeof queueActions)[number]
