import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { day, id, localText, moment } from './columns'

/**
 * A report of an examination. Values, marks and the doctor's words are health data: `bodySealed` keeps all of
 * them encrypted
 * (server/lib/seal.ts, JSON of `ReportBody`); what stays readable says only that somebody was examined, when and where.
 */
export const physicalReport = pgTable(
  'physical_report',
  {
    id: id().primaryKey(),
    reportNo: varchar('report_no', { length: 32 }).notNull().unique(),
    userId: id('user_id').notNull(),
    personId: id('person_id').notNull(),
    personName: varchar('person_name', { length: 60 }).notNull(),
    personSex: varchar('person_sex', { length: 1 }).notNull(),
    personBirthDate: day('person_birth_date').notNull(),
    shopId: id('shop_id').notNull(),
    /** The appointment it reports on; null for one that was brought in. */ bookingId: id('booking_id'),
    title: localText('title').notNull(),
    examDate: day('exam_date').notNull(),
    createTime: moment('create_time').notNull(),
    /** How often its links were ended: those of before are signed with another number. */
    shareNo: integer('share_no').notNull().default(0),
    bodySealed: text('body_sealed').notNull(),
  },
  (t) => [
    index('physical_report_user_idx').on(t.userId, t.examDate.desc().nullsFirst(), t.id),
    index('physical_report_person_idx').on(t.userId, t.personId, t.examDate.desc().nullsFirst()),
    uniqueIndex('physical_report_booking_idx').on(t.bookingId),
  ],
)
