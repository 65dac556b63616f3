import type { QueueState } from '../../../contract/constants/enums'
import { addDays, weekdayOf } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import { ageOn } from '../../../contract/rules/eligibility'
import type { Db } from '../../db/client'
import { queueLine, queueTicket } from '../../db/schema/queue'
import { dayText, instantOf, timeText } from '../../lib/store-time'
import { turn } from './chance'
import type { ClinicSeed, DoctorSeed } from './clinic-seed'
import { walkInNames } from './content/clinic'
import { personId, type PersonRow, personRows } from './demo-people'
import { shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const MINUTE_MS = 60_000
type TicketRow = typeof queueTicket.$inferInsert

/** A demo person's view of a queue of today: who was called and who waits. `number` null: registered only. */
interface LineScene {
  key: string
  person: string
  state: QueueState
  number: number | null
  called: number
  last: number
}
/** In the order in which they choose their doctors; the child is early, because few doctors see children. */
const lines: readonly LineScene[] = [
  { key: 'called', person: 'mother', state: 'called', number: 3, called: 3, last: 6 },
  { key: 'registered', person: 'child', state: 'registered', number: null, called: 2, last: 5 },
  { key: 'ahead', person: 'self', state: 'checkedIn', number: 8, called: 4, last: 9 },
  { key: 'missed', person: 'self2', state: 'missed', number: 2, called: 5, last: 7 },
  { key: 'next', person: 'father2', state: 'checkedIn', number: 5, called: 4, last: 5 },
]
/** Tickets of other days, one for each final state. */
const past: readonly { key: string; person: string; state: QueueState; daysAgo: number }[] = [
  { key: 'done', person: 'self', state: 'done', daysAgo: 12 },
  { key: 'cancelled', person: 'mother', state: 'cancelled', daysAgo: 20 },
  { key: 'passed', person: 'self', state: 'passed', daysAgo: 33 },
  { key: 'expired', person: 'child', state: 'expired', daysAgo: 47 },
  { key: 'second-done', person: 'self2', state: 'done', daysAgo: 8 },
]

const stateOf = (number: number, scene: LineScene): QueueState =>
  number < scene.called ? 'done' : number === scene.called ? 'called' : 'checkedIn'
const inHongKong = (of: DoctorSeed): boolean =>
  ['central', 'tst', 'causeway', 'shatin', 'mongkok'].some((slug) => shopId(slug) === of.shopId)

const ADULT = 18
const PAST_TIME: Time = '10:05'
const seeChildren: ReadonlySet<string> = new Set(
  ['children', 'family', 'eyes', 'dental'].map((slug) => `dept-${slug}`),
)

/** Whether the doctor's department is one for the person: children, and women's health, have their own. */
function suits(who: PersonRow, of: DoctorSeed, today: Day): boolean {
  if (ageOn(who.birthDate, today) < ADULT) return seeChildren.has(of.departmentId)
  return of.departmentId !== 'dept-children' && (of.departmentId !== 'dept-women' || who.sex === '2')
}

/** When the session ends that the doctor is in; null outside sessions, which are within the clinic's hours. */
const sessionEnd = (of: DoctorSeed, day: Day, time: Time): Time | null =>
  of.sessions.find((row) => row.weekday === weekdayOf(day) && row.start <= time && time < row.end)?.end ??
  null

function ticketOf(
  clinic: ClinicSeed,
  of: DoctorSeed,
  row: {
    id: string
    lineId: string
    date: Day
    userId: string
    personId: string
    personName: string
    state: QueueState
    number: number | null
    at: Date
  },
): TicketRow {
  const { state, at } = row
  const later = (minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
  const wasCalled = ['called', 'missed', 'passed', 'done'].includes(state)
  return {
    id: row.id,
    lineId: row.lineId,
    userId: row.userId,
    shopId: of.shopId,
    doctorId: of.id,
    departmentId: of.departmentId,
    date: row.date,
    personId: row.personId,
    personName: row.personName,
    state,
    number: row.number,
    registerTime: at,
    checkInTime: row.number === null ? null : later(6),
    calledTime: wasCalled ? later(25) : null,
    doneTime: state === 'done' ? later(38) : null,
    cancelTime: state === 'cancelled' ? later(15) : null,
    passedTime: state === 'passed' ? later(70) : null,
  }
}

interface Rows {
  line: typeof queueLine.$inferInsert
  tickets: TicketRow[]
}

/** A queue of today: its demo person, and strangers with the other numbers. */
function todaysRows(clinic: ClinicSeed, of: DoctorSeed, who: PersonRow, scene: LineScene): Rows {
  const date = dayText(clinic.now, zone)
  const lineId = `line-${scene.key}`
  const ago = (minutes: number): Date => new Date(clinic.now.getTime() - minutes * MINUTE_MS)
  const numbers = Array.from({ length: scene.last }, (_, index) => index + 1)
  const strangers = numbers
    .filter((number) => number !== scene.number)
    .map((number) =>
      ticketOf(clinic, of, {
        id: `ticket-${scene.key}-${number}`,
        lineId,
        date,
        userId: 'walk-in',
        personId: `walk-in-${number}`,
        personName: turn(walkInNames, number),
        state: stateOf(number, scene),
        number,
        at: ago(90 - number * 8),
      }),
    )
  const own = ticketOf(clinic, of, {
    id: `ticket-${scene.key}`,
    lineId,
    date,
    userId: who.userId,
    personId: who.id,
    personName: who.name,
    state: scene.state,
    number: scene.number,
    at: ago(40),
  })
  const line = {
    id: lineId,
    shopId: of.shopId,
    doctorId: of.id,
    date,
    lastNumber: scene.last,
    calledNumber: scene.called,
    version: scene.last + scene.called,
  }
  return { line, tickets: [...strangers, own] }
}

/** A ticket of another day in its finished queue. */
function pastRows(clinic: ClinicSeed, of: DoctorSeed, who: PersonRow, scene: (typeof past)[number]): Rows {
  const date = addDays(dayText(clinic.now, zone), -scene.daysAgo)
  const lineId = `line-past-${scene.key}`
  const ticket = ticketOf(clinic, of, {
    id: `ticket-past-${scene.key}`,
    lineId,
    date,
    userId: who.userId,
    personId: who.id,
    personName: who.name,
    state: scene.state,
    number: scene.state === 'cancelled' || scene.state === 'expired' ? null : 4,
    at: instantOf(date, PAST_TIME, zone),
  })
  const line = {
    id: lineId,
    shopId: of.shopId,
    doctorId: of.id,
    date,
    lastNumber: 12,
    calledNumber: 12,
    version: 24,
  }
  return { line, tickets: [ticket] }
}

/** Doctors who work today, those in a session first and of them those who go on longest. */
function onDuty(clinic: ClinicSeed, today: Day): { of: DoctorSeed; isIn: boolean }[] {
  const time = timeText(clinic.now, zone)
  return clinic.doctors
    .filter((of) => inHongKong(of) && !clinic.isClosed(of, today))
    .flatMap((of) => {
      const ends = of.sessions.filter((row) => row.weekday === weekdayOf(today)).map((row) => row.end)
      const end = sessionEnd(of, today, time)
      const [last] = ends.sort().reverse()
      return last === undefined ? [] : [{ of, isIn: end !== null, end: end ?? last }]
    })
    .sort((a, b) => Number(b.isIn) - Number(a.isIn) || (a.end === b.end ? 0 : a.end < b.end ? 1 : -1))
}

/**
 * Queues of today with the demo persons, and finished tickets of other days. A queue of today is at a clinic that is
 * open, for a person whom its department sees. When all are closed, one called ticket remains, at the clinic that
 * is open latest, so that its page can be seen at any hour; on a public holiday nobody is on duty, and none is created.
 */
export function queueRows(clinic: ClinicSeed): Rows[] {
  const today = dayText(clinic.now, zone)
  const people = new Map(personRows(clinic.now).map((row) => [row.id, row]))
  const free = new Set(onDuty(clinic, today))
  const chosen = lines.flatMap((scene) => {
    const who = people.get(personId(scene.person))
    if (!who) return []
    const fitting = [...free].filter(({ of }) => suits(who, of, today))
    const found = fitting.find(({ isIn }) => isIn || scene.state === 'called')
    if (!found) return []
    free.delete(found)
    return [todaysRows(clinic, found.of, who, scene)]
  })
  const anybody = clinic.doctors.filter((of) => inHongKong(of) && of.sessions.length > 0)
  const former = past.flatMap((scene, index) => {
    const who = people.get(personId(scene.person))
    if (!who) return []
    const day = addDays(today, -scene.daysAgo)
    const there = anybody.filter((of) => suits(who, of, day) && sessionEnd(of, day, PAST_TIME) !== null)
    return [pastRows(clinic, turn(there, index * 3), who, scene)]
  })
  return [...chosen, ...former]
}

export async function writeQueue(db: Db, clinic: ClinicSeed): Promise<void> {
  const all = queueRows(clinic)
  await db.insert(queueLine).values(all.map((rows) => rows.line))
  await db.insert(queueTicket).values(all.flatMap((rows) => rows.tickets))
}
