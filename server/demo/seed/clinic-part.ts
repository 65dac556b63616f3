import { asc, inArray } from 'drizzle-orm'
import { addDays } from '../../../contract/rules/dates'
import type { Db } from '../../db/client'
import {
  clinicNotice,
  doctor,
  doctorLeave,
  doctorPlace,
  doctorReview,
  doctorTimetable,
  insurer,
  shopInsurer,
} from '../../db/schema/clinic'
import { feedback, feedbackAnswer } from '../../db/schema/feedback'
import type { OpeningHours } from '../../db/schema/shops'
import { dayText } from '../../lib/store-time'
import { chance } from './chance'
import { writeDoctorBookings } from './clinic-bookings'
import {
  type ClinicSeed,
  type DoctorSeed,
  placeKey,
  type SessionRow,
  takePlace,
  timesOn,
} from './clinic-seed'
import { clinicNotices, feedbackScenes, insurers } from './content/clinic'
import { shops } from './content/shops'
import { userId } from './demo-people'
import { html, local } from './local'
import type { SeedPart } from './part'
import { writeQueue } from './queue-rows'
import { closedDayRows, isCareWeekday, shopId, shopRows } from './shop-rows'
import { doctorReviewRows } from './site-rows'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000
const BATCH = 400
/** Indices of doctors who take no appointments at the moment, and of one on leave for two weeks. */
const UNAVAILABLE = new Set([6, 41])
const AWAY = new Set([17])

/**
 * Uses two of every three opening days of the clinic; a session that would pass midnight ends before it. A timetable is
 * the same each week: where one afternoon of a month is announced as closed, doctors see nobody on that weekday's.
 */
function sessionsOf(id: string, index: number, at: string, hours: readonly OpeningHours[]): SessionRow[] {
  const stepMinutes = [15, 20, 30][index % 3] ?? 20
  return hours
    .filter((row) => (row.weekday + index) % 3 !== 0)
    .filter((row) => !isCareWeekday(at, row.weekday, row.open))
    .map((row) => ({
      id: `${id}-${row.weekday}-${row.open.replace(':', '')}`,
      doctorId: id,
      weekday: row.weekday,
      start: row.open,
      end: row.close <= row.open ? '23:30' : row.close,
      stepMinutes,
      capacity: index % 5 === 0 ? 2 : 1,
    }))
}

function takenPlaces(clinic: ClinicSeed, days: number): void {
  for (const of of clinic.doctors) {
    for (let offset = 0; offset < days; offset += 1) {
      const date = addDays(dayText(clinic.now, zone), offset)
      if (clinic.isClosed(of, date)) continue
      for (const { time, capacity } of timesOn(of, date))
        if (chance(placeKey(of.id, date, time)) < 0.45 - offset / 40)
          takePlace(clinic, of, date, time, capacity)
    }
  }
}

/** The timetables, leaves and closed days of `rows`, in the order of their numbers. */
export function clinicSeed(rows: readonly Omit<DoctorSeed, 'sessions'>[], now: Date) {
  const today = dayText(now, zone)
  const hours = new Map(shopRows().map((row) => [row.id, row.hours]))
  const closed = new Set(closedDayRows(now).map((row) => `${row.shopId} ${row.date}`))
  const leaves = rows.flatMap((row, index) =>
    Array.from(
      { length: AWAY.has(index) ? 14 : chance(`leave ${row.id}`) < 0.4 ? 2 : 0 },
      (_unused, offset) => ({
        doctorId: row.id,
        date: addDays(today, AWAY.has(index) ? offset : 4 + (index % 9) + offset),
      }),
    ),
  )
  const away = new Set(leaves.map((row) => `${row.doctorId} ${row.date}`))
  const doctors = rows.map((row, index) => ({
    id: row.id,
    shopId: row.shopId,
    departmentId: row.departmentId,
    feeCents: row.feeCents,
    sessions: UNAVAILABLE.has(index)
      ? []
      : sessionsOf(row.id, index, row.shopId, hours.get(row.shopId) ?? []),
  }))
  const clinic: ClinicSeed = {
    now,
    doctors,
    places: new Map(),
    isClosed: (of, date) => closed.has(`${of.shopId} ${date}`) || away.has(`${of.id} ${date}`),
  }
  return { clinic, leaves }
}

async function writeTimetables(db: Db, now: Date, isTest: boolean): Promise<ClinicSeed> {
  const rows = await db.select().from(doctor).orderBy(asc(doctor.sort))
  const { clinic, leaves } = clinicSeed(rows, now)
  await db
    .update(doctor)
    .set({ isAvailable: false })
    .where(
      inArray(
        doctor.id,
        rows.filter((_row, index) => UNAVAILABLE.has(index)).map((row) => row.id),
      ),
    )
  const sessions = clinic.doctors.flatMap((of) => of.sessions)
  for (let from = 0; from < sessions.length; from += BATCH)
    await db.insert(doctorTimetable).values(sessions.slice(from, from + BATCH))
  if (leaves.length > 0) await db.insert(doctorLeave).values(leaves)
  takenPlaces(clinic, isTest ? 3 : 12)
  return clinic
}

async function writeClinicTexts(db: Db, now: Date): Promise<void> {
  await db
    .insert(insurer)
    .values(insurers.map((item, sort) => ({ id: `insurer-${item.slug}`, name: local(item.name), sort })))
  await db
    .insert(shopInsurer)
    .values(
      shops
        .filter((content) => content.kind === 'clinic')
        .flatMap((content) =>
          insurers
            .filter((item) => item.regions.includes(content.region))
            .map((item) => ({ shopId: shopId(content.slug), insurerId: `insurer-${item.slug}` })),
        ),
    )
  await db.insert(clinicNotice).values(
    clinicNotices.map((item) => ({
      id: `clinic-notice-${item.slug}`,
      shopId: shopId(item.shop),
      title: local(item.title),
      content: html([['p', local(item.text)]]),
      date: addDays(dayText(now, zone), item.days[0]),
      startTime: new Date(now.getTime() + item.days[0] * DAY_MS),
      endTime: new Date(now.getTime() + item.days[1] * DAY_MS),
    })),
  )
}

async function writeFeedback(db: Db, now: Date): Promise<void> {
  const at = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await db.insert(feedback).values(
    feedbackScenes.map((item) => ({
      id: `feedback-${item.key}`,
      userId: userId(item.user),
      kind: item.kind,
      content: item.content,
      picUrls: [],
      contact: item.contact,
      createTime: at(item.daysAgo),
    })),
  )
  await db.insert(feedbackAnswer).values(
    feedbackScenes.flatMap((item) =>
      item.answer
        ? [
            {
              id: `answer-${item.key}`,
              feedbackId: `feedback-${item.key}`,
              content: item.answer,
              createTime: at(item.daysAgo - 0.8),
            },
          ]
        : [],
    ),
  )
}

export const clinicPart: SeedPart = {
  name: 'doctors, requests and queues',
  async write(db, { now, isTest }) {
    const clinic = await writeTimetables(db, now, isTest)
    await writeDoctorBookings(db, clinic)
    await writeQueue(db, clinic)
    const places = [...clinic.places.values()]
    for (let from = 0; from < places.length; from += BATCH)
      await db.insert(doctorPlace).values(places.slice(from, from + BATCH))
    await writeClinicTexts(db, now)
    await db.insert(doctorReview).values(doctorReviewRows(now))
    await writeFeedback(db, now)
  },
}
