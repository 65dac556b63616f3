import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { sealed } from '../sealing/columns'
import { day, id, moment } from './columns'

/**
 * The queue of one doctor at one clinic on one day. Numbers come from incrementing `lastNumber` under the
 * row's lock, in the transaction that assigns the number, so that there are no gaps and no duplicates.
 * `version` increases with every change that is visible in the queue.
 */
export const queueLine = pgTable(
  'queue_line',
  {
    id: id().primaryKey(),
    shopId: id('shop_id').notNull(),
    doctorId: id('doctor_id').notNull(),
    date: day('date').notNull(),
    lastNumber: integer('last_number').notNull().default(0),
    calledNumber: integer('called_number').notNull().default(0),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('queue_line_idx').on(t.shopId, t.doctorId, t.date),
    check('queue_line_check', sql`${t.calledNumber} <= ${t.lastNumber}`),
  ],
)

export const queueTicket = pgTable(
  'queue_ticket',
  {
    id: id().primaryKey(),
    lineId: id('line_id').notNull(),
    userId: id('user_id').notNull(),
    shopId: id('shop_id').notNull(),
    doctorId: id('doctor_id').notNull(),
    departmentId: id('department_id').notNull(),
    date: day('date').notNull(),
    personId: id('person_id').notNull(),
    personName: sealed('queue_ticket.person_name').notNull(),
    /** One of `queueStates` in the contract. */
    state: varchar('state', { length: 10 }).notNull(),
    /** Null until check-in. */ number: integer('number'),
    checkInLatitude: doublePrecision('check_in_latitude'),
    checkInLongitude: doublePrecision('check_in_longitude'),
    registerTime: moment('register_time').notNull(),
    checkInTime: moment('check_in_time'),
    calledTime: moment('called_time'),
    doneTime: moment('done_time'),
    cancelTime: moment('cancel_time'),
    passedTime: moment('passed_time'),
    remark: sealed('queue_ticket.remark'),
  },
  (t) => [
    index('queue_ticket_user_idx').on(t.userId, t.registerTime.desc().nullsFirst(), t.id),
    index('queue_ticket_line_idx').on(t.lineId, t.state, t.number),
    uniqueIndex('queue_ticket_number_idx').on(t.lineId, t.number),
    index('queue_ticket_open_idx')
      .on(t.date)
      .where(sql`state in ('registered','checkedIn','called','missed')`),
    uniqueIndex('queue_ticket_live_idx')
      .on(t.lineId, t.personId)
      .where(sql`state in ('registered','checkedIn','called','missed')`),
    check('queue_ticket_number_check', sql`(${t.number} is null) = (${t.checkInTime} is null)`),
  ],
)
