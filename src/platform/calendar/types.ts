export interface CalendarEntry {
  title: string
  /** Epoch milliseconds. */
  startsAtMs: number
  endsAtMs: number
  /** 'yyyy-MM-dd' for an all-day entry: the same day in every zone of the device. */
  day?: string
  place?: string
  notes?: string
  /** Minutes before the start at which the calendar shows a reminder. */
  alarms?: readonly number[]
}
