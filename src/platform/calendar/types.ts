export interface CalendarEntry {
  title: string
  /** Epoch milliseconds. */
  startsAtMs: number
  endsAtMs: number
  /** 'yyyy-MM-dd', of an entry without a time: the same day whatever the zone of the device. */
  day?: string
  place?: string
  notes?: string
  /** Minutes before the start at which the calendar reminds of it. */
  alarms?: readonly number[]
}
