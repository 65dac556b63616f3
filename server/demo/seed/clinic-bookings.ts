import { eq } from 'drizzle-orm'
import type { DoctorBookingState } from '../../../contract/constants/enums'
import { addDays } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import { answerDue } from '../../contexts/clinic'
import type { Db } from '../../db/client'
import { doctor, doctorBooking, doctorOffer } from '../../db/schema/clinic'
import { shop } from '../../db/schema/shops'
import { dayText, instantOf, timeText } from '../../lib/store-time'
import { type ClinicSeed, type DoctorSeed, isPlaceFree, takePlace, timesOn } from './clinic-seed'
import { bookingReasons, declineReason } from './content/clinic'
import { personId, type PersonRow, personRows } from './demo-people'
import { closedDayRows } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const HOUR_MS = 3_600_000
/** Hours of the day in which requests are made */
const OPENS = 9
const CLOSES = 18
const DAYS_SEARCHED = 30

/** `day`: the first day that is tried. `hoursAgo`: when the request was made. */
interface Scene {
  key: string
  person: string
  doctor: number
  state: DoctorBookingState
  day: number
  hoursAgo: number
}
const scenes: readonly Scene[] = [
  { key: 'waiting', person: 'self', doctor: 4, state: 'waiting', day: 6, hoursAgo: 1 },
  { key: 'confirmed', person: 'mother', doctor: 24, state: 'confirmed', day: 4, hoursAgo: 50 },
  { key: 'declined', person: 'self', doctor: 30, state: 'declined', day: 5, hoursAgo: 72 },
  { key: 'timed-out', person: 'child', doctor: 18, state: 'timedOut', day: 3, hoursAgo: 168 },
  { key: 'offered', person: 'child', doctor: 42, state: 'offered', day: 7, hoursAgo: 20 },
  { key: 'expired', person: 'mother', doctor: 37, state: 'expired', day: 6, hoursAgo: 90 },
  { key: 'cancelled', person: 'self', doctor: 13, state: 'cancelled', day: 8, hoursAgo: 200 },
  { key: 'done', person: 'self', doctor: 25, state: 'done', day: -14, hoursAgo: 500 },
  { key: 'second-waiting', person: 'self2', doctor: 1, state: 'waiting', day: 9, hoursAgo: 2 },
  { key: 'second-confirmed', person: 'father2', doctor: 26, state: 'confirmed', day: 5, hoursAgo: 60 },
]

/** Doctors who take no appointments have no times; the next doctor is used. */
function doctorAt(clinic: ClinicSeed, index: number): DoctorSeed {
  const found = [...clinic.doctors.slice(index), ...clinic.doctors].find((of) => of.sessions.length > 0)
  if (!found) throw new Error('The demo requests need a doctor')
  return found
}

interface Place {
  date: Day
  time: Time
  capacity: number
}

/** Free times of a doctor from a day on; past days are not checked for closure. */
function freeTimes(clinic: ClinicSeed, of: DoctorSeed, fromDay: number, count: number): Place[] {
  const found: Place[] = []
  for (let offset = 0; offset < DAYS_SEARCHED && found.length < count; offset += 1) {
    const date = addDays(dayText(clinic.now, zone), fromDay + offset)
    if (clinic.isClosed(of, date)) continue
    const free = timesOn(of, date).filter(({ time, capacity }) =>
      isPlaceFree(clinic, of, date, time, capacity),
    )
    for (const item of free.slice(0, count === 1 ? 1 : 2)) found.push({ date, ...item })
  }
  return found.slice(0, count)
}

/** Deadline for answering a request: before its own time. */
async function answerDueOf(db: Db, clinic: ClinicSeed, of: DoctorSeed, at: Place, createTime: Date) {
  const [store] = await db
    .select({ hours: shop.hours, zone: shop.zone })
    .from(doctor)
    .innerJoin(shop, eq(shop.id, doctor.shopId))
    .where(eq(doctor.id, of.id))
  if (!store) throw new Error(`The doctor ${of.id} needs a clinic`)
  const closed = new Set(
    closedDayRows(clinic.now)
      .filter((row) => row.shopId === of.shopId)
      .map((row) => row.date),
  )
  const due = answerDue(store.hours, closed, createTime, store.zone)
  const start = instantOf(at.date, at.time, store.zone)
  return { start, answerDue: start < due ? start : due }
}

/** An office hour up to a day before `moment`: nobody asks, and no offer ends, in the night. */
function inOfficeHours(moment: Date): Date {
  const hour = Number(timeText(moment, zone).slice(0, 2))
  if (hour >= OPENS && hour < CLOSES) return moment
  const since = (hour - CLOSES + 25) % 24
  return new Date(moment.getTime() - since * HOUR_MS)
}

/** The columns that depend on the state of a request. */
function stateOf({ state }: Scene, createTime: Date, start: Date) {
  const isAnswered = !['waiting', 'timedOut', 'cancelled'].includes(state)
  const later = (hours: number): Date => new Date(createTime.getTime() + hours * HOUR_MS)
  return {
    state,
    answerTime: isAnswered ? later(10) : null,
    declineReason: state === 'declined' ? declineReason : null,
    cancelTime: state === 'cancelled' ? later(5) : null,
    doneTime: state === 'done' ? start : null,
  }
}

/** Alternative times offered by the doctor; open offers hold their place. */
async function writeOffers(
  db: Db,
  clinic: ClinicSeed,
  of: DoctorSeed,
  booking: { id: string; isOpen: boolean },
  places: readonly Place[],
): Promise<void> {
  const { id, isOpen } = booking
  for (const [number, offer] of places.entries()) {
    await db.insert(doctorOffer).values({
      id: `${id}-offer-${number + 1}`,
      bookingId: id,
      date: offer.date,
      time: offer.time,
      expireTime: isOpen
        ? new Date(clinic.now.getTime() + (20 + number) * HOUR_MS)
        : inOfficeHours(new Date(clinic.now.getTime() - 40 * HOUR_MS)),
      state: isOpen ? 'open' : 'expired',
    })
    if (isOpen) takePlace(clinic, of, offer.date, offer.time, offer.capacity)
  }
}

async function writeRequest(
  db: Db,
  clinic: ClinicSeed,
  who: PersonRow | undefined,
  scene: Scene,
  index: number,
): Promise<void> {
  const of = doctorAt(clinic, scene.doctor)
  const hasOffers = scene.state === 'offered' || scene.state === 'expired'
  const [at, ...others] = freeTimes(clinic, of, scene.day, hasOffers ? 4 : 1)
  if (!who || !at) throw new Error(`The demo request ${scene.key} cannot be made`)
  const asked = new Date(clinic.now.getTime() - scene.hoursAgo * HOUR_MS)
  // who waits has just asked
  const createTime = scene.state === 'waiting' ? asked : inOfficeHours(asked)
  const { start, answerDue: due } = await answerDueOf(db, clinic, of, at, createTime)
  const id = `doctor-booking-${scene.key}`
  await db.insert(doctorBooking).values({
    id,
    bookingNo: `YS${dayText(createTime, zone).replace(/-/g, '').slice(2)}${String(1000 + index)}`,
    userId: who.userId,
    doctorId: of.id,
    departmentId: of.departmentId,
    shopId: of.shopId,
    personId: who.id,
    personName: who.name,
    personBirthDate: who.birthDate,
    phoneCode: who.phoneCode,
    phone: who.phone,
    date: at.date,
    time: at.time,
    reason: bookingReasons[index % bookingReasons.length] ?? '',
    feeCents: of.feeCents,
    createTime,
    answerDue: due,
    ...stateOf(scene, createTime, start),
  })
  if (scene.state === 'waiting' || scene.state === 'confirmed')
    takePlace(clinic, of, at.date, at.time, at.capacity)
  await writeOffers(db, clinic, of, { id, isOpen: scene.state === 'offered' }, others)
}

/** A request to a doctor in every state. */
export async function writeDoctorBookings(db: Db, clinic: ClinicSeed): Promise<void> {
  const people = new Map(personRows(clinic.now).map((row) => [row.id, row]))
  for (const [index, scene] of scenes.entries())
    await writeRequest(db, clinic, people.get(personId(scene.person)), scene, index)
}
