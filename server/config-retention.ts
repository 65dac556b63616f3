import type { Reader } from './config-reader'

/** Days after which data that is no longer needed is deleted; 0 disables deletion (docs/PRIVACY.md). */
export interface Retention {
  browseDays: number
  messageDays: number
  queueDays: number
  requestDays: number
  feedbackDays: number
}

const MOST_DAYS = 36_500

export function readRetention(reader: Reader): Retention {
  const days = (name: string, fallback: number): number => reader.integer(name, fallback, 0, MOST_DAYS)
  return {
    browseDays: days('KEEP_BROWSE_DAYS', 180),
    messageDays: days('KEEP_MESSAGE_DAYS', 365),
    queueDays: days('KEEP_QUEUE_DAYS', 90),
    requestDays: days('KEEP_REQUEST_DAYS', 730),
    feedbackDays: days('KEEP_FEEDBACK_DAYS', 730),
  }
}
