import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Day } from '../../../contract/rules/day'
import { sealed } from '../sealing/columns'
import { cents, day, id, list, localText, type LocalText, moment, time } from './columns'

export const department = pgTable('department', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  icon: varchar('icon', { length: 40 }).notNull().default('stethoscope'),
  /** The category whose goods are the services of the clinic. */ categoryId: id('category_id'),
  sort: integer('sort').notNull(),
})

export const doctor = pgTable(
  'doctor',
  {
    id: id().primaryKey(),
    name: localText('name').notNull(),
    title: localText('title').notNull(),
    specialty: localText('specialty').notNull(),
    departmentId: id('department_id').notNull(),
    shopId: id('shop_id').notNull(),
    sex: varchar('sex', { length: 1 }).notNull(),
    /** Codes of `spokenLanguages` in the contract. */
    languages: list<string>('languages').notNull(),
    bio: localText('bio').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    sort: integer('sort').notNull().default(0),
    /** False when no appointments are accepted at the moment, whatever the timetable says. */
    isAvailable: boolean('is_available').notNull().default(true),
    feeCents: cents('fee_cents').notNull(),
    /** Issued by the authority at the clinic's location. */
    registrationNo: varchar('registration_no', { length: 40 }).notNull().default(''),
    registerName: localText('register_name'),
    qualifications: list<LocalText>('qualifications').notNull().default([]),
    /** Name, specialty and department in every script, for search. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('doctor_shop_idx').on(t.shopId, t.sort, t.id),
    index('doctor_department_idx').on(t.departmentId, t.sort, t.id),
    index('doctor_sort_idx').on(t.sort, t.id),
  ],
)

/** Reviews of doctors after a visit, by age band and sex instead of a name. */
export const doctorReview = pgTable(
  'doctor_review',
  {
    id: id().primaryKey(),
    doctorId: id('doctor_id').notNull(),
    /** Null once the account was deleted, and for imported reviews. */ userId: id('user_id'),
    /** The visit; at most one review each. */ bookingId: id('booking_id').unique(),
    score: integer('score').notNull(),
    content: localText('content').notNull(),
    authorText: localText('author_text').notNull(),
    date: day('date').notNull(),
  },
  (t) => [
    index('doctor_review_user_idx').on(t.userId),
    index('doctor_review_doctor_idx').on(t.doctorId, t.date.desc().nullsFirst(), t.id),
    check('doctor_review_score_check', sql`${t.score} between 1 and 5`),
  ],
)

/** A weekly consulting session. A place begins every `stepMinutes`; the last one ends with the session. */
export const doctorTimetable = pgTable(
  'doctor_timetable',
  {
    id: id().primaryKey(),
    doctorId: id('doctor_id').notNull(),
    weekday: integer('weekday').notNull(),
    start: time('start').notNull(),
    end: time('end').notNull(),
    stepMinutes: integer('step_minutes').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (t) => [
    uniqueIndex('doctor_timetable_idx').on(t.doctorId, t.weekday, t.start),
    check(
      'doctor_timetable_check',
      sql`${t.weekday} between 0 and 6 and ${t.stepMinutes} > 0 and ${t.capacity} > 0 and ${t.start} < ${t.end}`,
    ),
  ],
)

export const doctorLeave = pgTable(
  'doctor_leave',
  { doctorId: id('doctor_id').notNull(), date: day('date').notNull() },
  (t) => [primaryKey({ columns: [t.doctorId, t.date] })],
)

/**
 * Held and booked places of one time; the first booking creates the row. The check makes overbooking
 * impossible.
 */
export const doctorPlace = pgTable(
  'doctor_place',
  {
    doctorId: id('doctor_id').notNull(),
    date: day('date').notNull(),
    time: time('time').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.date, t.time] }),
    check('doctor_place_check', sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`),
  ],
)

/** A request to a doctor. It holds a place while it is waiting or confirmed. */
export const doctorBooking = pgTable(
  'doctor_booking',
  {
    id: id().primaryKey(),
    bookingNo: varchar('booking_no', { length: 32 }).notNull().unique(),
    userId: id('user_id').notNull(),
    doctorId: id('doctor_id').notNull(),
    departmentId: id('department_id').notNull(),
    shopId: id('shop_id').notNull(),
    personId: id('person_id').notNull(),
    personName: sealed('doctor_booking.person_name').notNull(),
    /** Empty once the account was deleted. */
    personBirthDate: sealed('doctor_booking.person_birth_date').$type<Day | ''>().notNull(),
    phoneCode: varchar('phone_code', { length: 5 }).notNull(),
    phone: sealed('doctor_booking.phone').notNull(),
    date: day('date').notNull(),
    time: time('time').notNull(),
    /** Reason for the visit. */ reason: sealed('doctor_booking.reason_sealed'),
    feeCents: cents('fee_cents').notNull(),
    /** One of `doctorBookingStates` in the contract. */
    state: varchar('state', { length: 10 }).notNull(),
    createTime: moment('create_time').notNull(),
    answerDue: moment('answer_due').notNull(),
    answerTime: moment('answer_time'),
    declineReason: sealed('doctor_booking.decline_reason'),
    cancelTime: moment('cancel_time'),
    doneTime: moment('done_time'),
    /** The request that this one replaces. */ previousId: id('previous_id'),
  },
  (t) => [
    index('doctor_booking_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('doctor_booking_state_idx').on(t.state, t.answerDue),
    index('doctor_booking_doctor_idx').on(t.doctorId, t.date),
    uniqueIndex('doctor_booking_live_idx')
      .on(t.doctorId, t.personId, t.date)
      .where(sql`state in ('waiting','confirmed')`),
  ],
)

/** An alternative time offered by the doctor; its place is held while the offer is open. */
export const doctorOffer = pgTable(
  'doctor_offer',
  {
    id: id().primaryKey(),
    bookingId: id('booking_id').notNull(),
    date: day('date').notNull(),
    time: time('time').notNull(),
    expireTime: moment('expire_time').notNull(),
    state: varchar('state', { length: 10 }).notNull() /* open | accepted | expired | released */,
  },
  (t) => [
    uniqueIndex('doctor_offer_booking_idx').on(t.bookingId, t.date, t.time),
    index('doctor_offer_open_idx')
      .on(t.expireTime)
      .where(sql`state = 'open'`),
  ],
)

export const insurer = pgTable('insurer', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  sort: integer('sort').notNull(),
})
export const shopInsurer = pgTable(
  'shop_insurer',
  { shopId: id('shop_id').notNull(), insurerId: id('insurer_id').notNull() },
  (t) => [primaryKey({ columns: [t.shopId, t.insurerId] })],
)
export const clinicNotice = pgTable(
  'clinic_notice',
  {
    id: id().primaryKey(),
    shopId: id('shop_id').notNull(),
    title: localText('title').notNull(),
    content: localText('content').notNull(),
    date: day('date').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (t) => [index('clinic_notice_shop_idx').on(t.shopId, t.startTime.desc().nullsFirst())],
)
