export interface CalendarEntry {
  title: string
  /** Epoch milliseconds. */
  startsAtMs: number
  endsAtMs: number
  place?: string
  notes?: string
}
