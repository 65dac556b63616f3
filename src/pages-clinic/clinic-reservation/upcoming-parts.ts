import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { daysUntil } from '@/i18n/format'

export type Visit =
  { kind: 'doctor'; key: string; row: DoctorBooking } | { kind: 'service'; key: string; row: Booking }

interface Loaded<T> {
  rows: readonly T[]
  hasNextPage: boolean
}

const ofDoctor = (row: DoctorBooking): Visit => ({ kind: 'doctor', key: row.id, row })
export const ofService = (row: Booking): Visit => ({ kind: 'service', key: row.id, row })

/** Sorts by day and time; what was never verified although its day has gone by comes last. */
const placeOf = ({ row: { date, time } }: Visit): string =>
  `${date && daysUntil(date) < 0 ? 1 : 0} ${date ?? ''} ${time ?? ''}`

const lastPlace = (visits: readonly Visit[]): string => {
  const last = visits.at(-1)
  return last ? placeOf(last) : ''
}

/**
 * The visits of both lists by time. What comes after the last row of a list with more pages is left out until
 * those are loaded, because one of them may come before it.
 */
export function inTime(requests: Loaded<DoctorBooking>, services: Loaded<Booking>): Visit[] {
  const doctors = requests.rows.map(ofDoctor)
  const booked = services.rows.map(ofService)
  const ends = [requests.hasNextPage && lastPlace(doctors), services.hasNextPage && lastPlace(booked)].filter(
    (end): end is string => end !== false,
  )
  return [...doctors, ...booked]
    .filter((visit) => ends.every((end) => placeOf(visit) <= end))
    .sort((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

/** The latest first. */
export const inPast = (requests: readonly DoctorBooking[], services: readonly Booking[]): Visit[] =>
  [...requests.map(ofDoctor), ...services.map(ofService)].sort((a, b) =>
    momentOf(b).localeCompare(momentOf(a)),
  )

const momentOf = ({ row: { date, time } }: Visit): string => `${date ?? ''} ${time ?? ''}`

/** The visits by clinic, the clinic of the first one first. */
export function byClinic(visits: readonly Visit[]): { shop: Visit['row']; own: Visit[] }[] {
  const clinics = new Map<string | null, { shop: Visit['row']; own: Visit[] }>()
  for (const visit of visits) {
    const known = clinics.get(visit.row.shopName)
    if (known) known.own.push(visit)
    else clinics.set(visit.row.shopName, { shop: visit.row, own: [visit] })
  }
  return [...clinics.values()]
}
