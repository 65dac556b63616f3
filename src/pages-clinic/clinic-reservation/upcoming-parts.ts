import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { requestFaces } from '@/features/clinics/request-faces'
import { daysUntil } from '@/i18n/format'

export type Visit =
  { kind: 'doctor'; key: string; row: DoctorBooking } | { kind: 'service'; key: string; row: Booking }

/** In the order in which they are shown. */
export const upcomingParts = ['due', 'coming', 'toBook', 'later'] as const
export type UpcomingPart = (typeof upcomingParts)[number]

interface Loaded<T> {
  rows: readonly T[]
  hasNextPage: boolean
}

export const ofDoctor = (row: DoctorBooking): Visit => ({ kind: 'doctor', key: row.id, row })
export const ofService = (row: Booking): Visit => ({ kind: 'service', key: row.id, row })

/** Sorts by day and time; what was never verified although its day has gone by comes last. */
const placeOf = ({ row: { date, time } }: Visit): string =>
  `${date && daysUntil(date) < 0 ? 1 : 0} ${date ?? ''} ${time ?? ''}`

const lastPlace = (visits: readonly Visit[]): string => {
  const last = visits.at(-1)
  return last ? placeOf(last) : ''
}

/**
 * The upcoming appointments by what they need: an answer of the user, nothing but to come (of both lists, by time), a
 * time, or a later day. What comes after the last row of a list with more pages is left out until those are loaded,
 * because one of them may come before it.
 */
export function partsOf(
  requests: Loaded<DoctorBooking>,
  services: Loaded<Booking>,
  waiting: readonly Booking[],
): Record<UpcomingPart, Visit[]> {
  const doctors = requests.rows.map(ofDoctor)
  const booked = services.rows.map(ofService)
  const ends = [requests.hasNextPage && lastPlace(doctors), services.hasNextPage && lastPlace(booked)].filter(
    (end): end is string => end !== false,
  )
  const isOff = (request: DoctorBooking) => requestFaces[request.state].isOff
  const isBookable = ({ actions }: Booking) => actions.includes('book')
  return {
    due: requests.rows.filter(isOff).map(ofDoctor),
    coming: [...requests.rows.filter((row) => !isOff(row)).map(ofDoctor), ...booked]
      .filter((visit) => ends.every((end) => placeOf(visit) <= end))
      .sort((a, b) => placeOf(a).localeCompare(placeOf(b))),
    toBook: waiting.filter(isBookable).map(ofService),
    later: waiting.filter((row) => !isBookable(row)).map(ofService),
  }
}

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
