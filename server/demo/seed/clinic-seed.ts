import { weekdayOf } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import type { doctorPlace, doctorTimetable } from '../../db/schema/clinic'
import { minutesOf, timeAt } from '../../lib/store-time'

export type SessionRow = typeof doctorTimetable.$inferInsert
export type PlaceRow = typeof doctorPlace.$inferInsert & { taken: number }
export interface DoctorSeed {
  id: string
  shopId: string
  departmentId: string
  feeCents: number
  sessions: SessionRow[]
}

/** Input of the demo bookings and the queue. */
export interface ClinicSeed {
  now: Date
  doctors: DoctorSeed[]
  places: Map<string, PlaceRow>
  isClosed(doctor: DoctorSeed, date: Day): boolean
}

/** Times of a doctor on a day by the timetable. */
export function timesOn(of: DoctorSeed, date: Day): { time: Time; capacity: number }[] {
  return of.sessions
    .filter((row) => row.weekday === weekdayOf(date))
    .flatMap((row) => {
      const times: { time: Time; capacity: number }[] = []
      for (let at = minutesOf(row.start); at + row.stepMinutes <= minutesOf(row.end); at += row.stepMinutes)
        times.push({ time: timeAt(at), capacity: row.capacity })
      return times
    })
}

export const placeKey = (doctorId: string, date: Day, time: Time): string => `${doctorId} ${date} ${time}`

/** Counts one more place of a time. */
export function takePlace(clinic: ClinicSeed, of: DoctorSeed, date: Day, time: Time, capacity: number): void {
  const key = placeKey(of.id, date, time)
  const row = clinic.places.get(key) ?? { doctorId: of.id, date, time, capacity, taken: 0 }
  clinic.places.set(key, { ...row, capacity: Math.max(row.capacity, row.taken + 1), taken: row.taken + 1 })
}

export const isPlaceFree = (
  clinic: ClinicSeed,
  of: DoctorSeed,
  date: Day,
  time: Time,
  capacity: number,
): boolean => (clinic.places.get(placeKey(of.id, date, time))?.taken ?? 0) < capacity
