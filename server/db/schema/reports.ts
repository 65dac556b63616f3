import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import type { ReportMark } from '../../../contract/constants/enums'
import type { Day } from '../../../contract/rules/day'
import { sealed, sealedJson } from '../sealing/columns'
import { day, id, localText, type LocalText, moment } from './columns'

/** One result. `numericValue` and the bounds are null for textual results. */
export interface ReportBodyItem {
  code: string
  name: LocalText
  explain: LocalText
  value: string | LocalText
  numericValue: number | null
  unit: string
  low: number | null
  high: number | null
  rangeText: LocalText | null
  mark: ReportMark
}
export interface ReportBodyGroup {
  id: string
  name: LocalText
  items: ReportBodyItem[]
}

/** The health data of a report, encrypted as one text. */
export interface ReportBody {
  doctorName: LocalText
  summary: LocalText
  advice: LocalText[]
  groups: ReportBodyGroup[]
}

/**
 * A report of a check-up. Values, marks and the doctor's comments are health data and are encrypted in
 * `body`; the plain columns reveal only that a person was examined, when and where.
 */
export const physicalReport = pgTable(
  'physical_report',
  {
    id: id().primaryKey(),
    reportNo: varchar('report_no', { length: 32 }).notNull().unique(),
    userId: id('user_id').notNull(),
    personId: id('person_id').notNull(),
    personName: sealed('physical_report.person_name').notNull(),
    personSex: varchar('person_sex', { length: 1 }).notNull(),
    personBirthDate: sealed('physical_report.person_birth_date').$type<Day>().notNull(),
    shopId: id('shop_id').notNull(),
    /** The appointment it reports on; null for a report from elsewhere. */ bookingId: id('booking_id'),
    title: localText('title').notNull(),
    examDate: day('exam_date').notNull(),
    createTime: moment('create_time').notNull(),
    /** How often its links were revoked: earlier links are signed with another number. */
    shareNo: integer('share_no').notNull().default(0),
    body: sealedJson<ReportBody>('physical_report.body_sealed').notNull(),
  },
  (t) => [
    index('physical_report_user_idx').on(t.userId, t.examDate.desc().nullsFirst(), t.id),
    index('physical_report_person_idx').on(t.userId, t.personId, t.examDate.desc().nullsFirst()),
    uniqueIndex('physical_report_booking_idx').on(t.bookingId),
  ],
)
