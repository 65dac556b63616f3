import type { CourseDose } from '@contract/routes/courses'

/** Whether the clinic has verified a dose and its person has yet to confirm the injection. */
export const waitsForConfirmation = ({ booking }: CourseDose): boolean =>
  booking.actions.includes('confirmInjected')

/** Whether a dose is injected and confirmed; one that only the clinic has verified still waits for its person. */
export const isDone = (dose: CourseDose): boolean => dose.standing === 'done' && !waitsForConfirmation(dose)
