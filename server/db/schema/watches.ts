import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { day, id, moment, time } from './columns'

/**
 * A message to an account: written in the transaction of the event, sent afterwards by a job. `onceKey`
 * identifies the event, so that it is reported once. Also shown in the app.
 */
export const userMessage = pgTable(
  'user_message',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** One of `messageKinds` in the contract. */
    kind: varchar('kind', { length: 20 }).notNull(),
    onceKey: varchar('once_key', { length: 160 }).notNull().unique(),
    lang: varchar('lang', { length: 10 }).notNull(),
    /** Parameters of its text. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** Target of a tap: a path of the app with its parameters. */
    link: varchar('link', { length: 300 }),
    /**
     * The appointment, request or ticket that the message is about, if that must still be current when it is
     * sent.
     */
    subjectId: id('subject_id'),
    createTime: moment('create_time').notNull(),
    /** Not sent before this moment. */
    dueTime: moment('due_time').notNull(),
    /** Set by the process that sends it; it is retried only when that process reported a failure. */
    claimTime: moment('claim_time'),
    sentTime: moment('sent_time'),
    tries: integer('tries').notNull().default(0),
    /** When it appeared in the app: a reminder appears only when it is due and still current. */
    shownTime: moment('shown_time'),
    readTime: moment('read_time'),
  },
  (t) => [
    index('user_message_user_idx').on(t.userId, t.shownTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('user_message_unread_idx')
      .on(t.userId)
      .where(sql`shown_time is not null and read_time is null`),
    index('user_message_due_idx')
      .on(t.dueTime)
      .where(sql`claim_time is null and sent_time is null`),
  ],
)

/** The channel chosen by an account for a topic; without a row: its phone, else its e-mail. */
export const messageChoice = pgTable(
  'message_choice',
  {
    userId: id('user_id').notNull(),
    /** One of `messageTopics` and one of `messageChannels` in the contract. */
    topic: varchar('topic', { length: 20 }).notNull(),
    channel: varchar('channel', { length: 10 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
)

/** Number of messages of a template that WeChat will deliver to an account: one for each permission given. */
export const messageGrant = pgTable(
  'message_grant',
  {
    userId: id('user_id').notNull(),
    templateId: varchar('template_id', { length: 60 }).notNull(),
    left: integer('left_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.templateId] })],
)

/** A watch on free days of goods, a clinic or a doctor. It promises no place. */
export const slotWatch = pgTable(
  'slot_watch',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /**
     * goods | clinic | doctor; the id of that kind is set, `shopId` also where goods are watched at one
     * clinic.
     */
    kind: varchar('kind', { length: 10 }).notNull(),
    spuId: id('spu_id'),
    shopId: id('shop_id'),
    doctorId: id('doctor_id'),
    /** The appointment to be booked, if there is one. */
    bookingId: id('booking_id'),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    lang: varchar('lang', { length: 10 }).notNull(),
    state: varchar('state', { length: 10 }).notNull() /* open | answered | over */,
    /** Identifies what is watched, so that an account watches it once. */
    target: varchar('target', { length: 300 }).notNull(),
    createTime: moment('create_time').notNull(),
    answerTime: moment('answer_time'),
    foundShopId: id('found_shop_id'),
    foundDate: day('found_date'),
  },
  (t) => [
    index('slot_watch_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('slot_watch_open_idx')
      .on(t.target)
      .where(sql`state = 'open'`),
    uniqueIndex('slot_watch_once_idx')
      .on(t.userId, t.target)
      .where(sql`state = 'open'`),
  ],
)

/**
 * An entry of the waiting list of a full day, for one appointment. While it is offered, a place of `slotId`
 * is held.
 */
export const waitingEntry = pgTable(
  'waiting_entry',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    bookingId: id('booking_id').notNull(),
    shopId: id('shop_id').notNull(),
    slotKind: varchar('slot_kind', { length: 10 }).notNull(),
    date: day('date').notNull(),
    lang: varchar('lang', { length: 10 }).notNull(),
    state: varchar('state', { length: 10 }).notNull() /* waiting | offered | taken | expired | left */,
    createTime: moment('create_time').notNull(),
    slotId: id('slot_id'),
    time: time('time'),
    offerTime: moment('offer_time'),
    offerEnd: moment('offer_end'),
    endTime: moment('end_time'),
  },
  (t) => [
    index('waiting_entry_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('waiting_entry_line_idx')
      .on(t.shopId, t.slotKind, t.date, t.createTime, t.id)
      .where(sql`state = 'waiting'`),
    index('waiting_entry_offer_idx')
      .on(t.offerEnd)
      .where(sql`state = 'offered'`),
    uniqueIndex('waiting_entry_once_idx')
      .on(t.bookingId)
      .where(sql`state in ('waiting', 'offered')`),
  ],
)
