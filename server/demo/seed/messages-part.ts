import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { MessageKind } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { addDays } from '../../../contract/rules/dates'
import type { Db } from '../../db/client'
import { doctorBooking } from '../../db/schema/clinic'
import { queueTicket } from '../../db/schema/queue'
import { physicalReport } from '../../db/schema/reports'
import { slot } from '../../db/schema/shops'
import { slotWatch, userMessage } from '../../db/schema/watches'
import { dayText, instantOf } from '../../lib/store-time'
import { wanted } from './demo-appointments'
import { userId } from './demo-people'
import type { SeedPart } from './part'
import { shopId } from './shop-rows'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const zone = 'Asia/Hong_Kong'
const WATCHED_DAYS = 6
const OPENED_AT = shopId('causeway')

interface Told {
  kind: MessageKind
  at: Date
  params: Record<string, string>
  link: string
  subjectId?: string
  isRead: boolean
}

const earlier = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms)

/** A clinic's answer to a request, and the reminders of one whose visit is over, as the server would send them. */
async function aboutRequests(db: Db): Promise<Told[]> {
  const rows = await db
    .select()
    .from(doctorBooking)
    .where(eq(doctorBooking.userId, userId(1)))
  const requestOf = (key: string) => {
    const row = wanted(
      rows.find(({ id }) => id === `doctor-booking-${key}`),
      `the request ${key}`,
    )
    return {
      row,
      params: { shopId: row.shopId, day: row.date, time: row.time },
      link: `/pages-clinic/doctor-booking/doctor-booking?id=${row.id}`,
      subjectId: row.id,
    }
  }
  const { row: confirmed, ...answer } = requestOf('confirmed')
  const { row: done, ...visit } = requestOf('done')
  const begins = instantOf(done.date, done.time, zone)
  return [
    {
      kind: 'requestConfirmed',
      at: wanted(confirmed.answerTime ?? undefined, 'an answer'),
      ...answer,
      isRead: false,
    },
    { kind: 'reminderHours', at: earlier(begins, limits.reminderHoursMs), ...visit, isRead: true },
    { kind: 'reminderDay', at: earlier(begins, limits.reminderDayMs), ...visit, isRead: true },
  ]
}

/** The newest report, told when it was issued. */
async function aboutReport(db: Db): Promise<Told> {
  const [found] = await db.select().from(physicalReport).where(eq(physicalReport.id, 'report-self-3'))
  const report = wanted(found, 'a report')
  return {
    kind: 'reportReady',
    at: report.createTime,
    params: { shopId: report.shopId },
    link: `/pages-mine/physical-report/physical-report?id=${report.id}`,
    subjectId: report.id,
    isRead: true,
  }
}

/** A queue of another day, shortly before the number was called. */
async function aboutQueue(db: Db): Promise<Told> {
  const [found] = await db.select().from(queueTicket).where(eq(queueTicket.id, 'ticket-past-done'))
  const ticket = wanted(found, 'a ticket')
  return {
    kind: 'queueNear',
    at: earlier(wanted(ticket.calledTime ?? undefined, 'a call'), 12 * MINUTE_MS),
    params: { shopId: ticket.shopId, ahead: '2' },
    link: `/pages-clinic/queue/queue?id=${ticket.id}`,
    subjectId: ticket.id,
    isRead: true,
  }
}

/** A day on which the clinic is open and has a place left, and the watch that it answered. */
async function aboutDay(db: Db, now: Date): Promise<Told> {
  const [found] = await db
    .select({ date: slot.date })
    .from(slot)
    .where(
      and(
        eq(slot.shopId, OPENED_AT),
        gte(slot.date, addDays(dayText(now, zone), 4)),
        lt(slot.taken, slot.capacity),
      ),
    )
    .orderBy(asc(slot.date))
    .limit(1)
  const { date } = wanted(found, 'a day with a place')
  const at = earlier(now, 27 * HOUR_MS)
  await db.insert(slotWatch).values({
    id: 'watch-demo-answered',
    userId: userId(1),
    kind: 'clinic',
    shopId: OPENED_AT,
    fromDay: date,
    toDay: addDays(date, WATCHED_DAYS),
    lang: 'zh-Hant',
    state: 'answered',
    target: `seed clinic ${date}`,
    createTime: earlier(at, 3 * 24 * HOUR_MS),
    answerTime: at,
    foundShopId: OPENED_AT,
    foundDate: date,
  })
  return {
    kind: 'dayOpened',
    at,
    params: { shopId: OPENED_AT, day: date },
    link: '/pages-common/watches/watches',
    isRead: false,
  }
}

/**
 * Messages of the demo account, each about something that the account shows as well. They are marked as sent, so
 * that no job sends them.
 */
export const messagesPart: SeedPart = {
  name: 'messages',
  async write(db, { now }) {
    const told = [
      ...(await aboutRequests(db)),
      await aboutReport(db),
      await aboutQueue(db),
      await aboutDay(db, now),
    ]
    await db.insert(userMessage).values(
      told.map(({ kind, at, params, link, subjectId, isRead }) => ({
        id: `message-demo-${kind}`,
        userId: userId(1),
        kind,
        onceKey: `seed ${kind}`,
        lang: 'zh-Hant',
        params,
        link,
        subjectId: subjectId ?? null,
        createTime: at,
        dueTime: at,
        claimTime: at,
        sentTime: at,
        shownTime: at,
        tries: 1,
        readTime: isRead ? at : null,
      })),
    )
  },
}
