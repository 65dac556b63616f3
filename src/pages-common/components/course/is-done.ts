import type { CourseDose } from '@contract/routes/courses'

/** Whether a dose is injected and confirmed; one that only the clinic has verified still waits for its person. */
export const isDone = ({ standing, booking }: CourseDose): boolean =>
  standing === 'done' && !booking.actions.includes('confirmInjected')
