import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { day, id, moment, time } from './columns'

/**
 * A message to a person: written in the transaction of what it tells, sent afterwards by a job. `onceKey` names what
 * it tells, so that nothing is told twice. Also what the app shows as a notice.
 */
export const userMessage = pgTable(
  'user_message',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** One of `messageKinds` of the contract. */
    kind: varchar('kind', { length: 20 }).notNull(),
    onceKey: varchar('once_key', { length: 160 }).notNull().unique(),
    lang: varchar('lang', { length: 10 }).notNull(),
    /** What its text is filled with. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** Where a tap leads: a path of the app with its parameters. */
    link: varchar('link', { length: 300 }),
    /** The appointment, request or ticket that it tells of, where it must still be true when it is sent. */
    subjectId: id('subject_id'),
    createTime: moment('create_time').notNull(),
    /** Not before this moment. */
    dueTime: moment('due_time').notNull(),
    /** Taken by a process that sends it: taken again only when that process said that it failed. */
    claimTime: moment('claim_time'),
    sentTime: moment('sent_time'),
    tries: integer('tries').notNull().default(0),
    /** Since when it is in the app: a reminder only when it is due and still true. */
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

/** By which channel an account wants to be told of a topic; without a row: by its phone, else its e-mail. */
export const messageChoice = pgTable(
  'message_choice',
  {
    userId: id('user_id').notNull(),
    /** One of `messageTopics` and of `messageChannels` of the contract. */
    topic: varchar('topic', { length: 20 }).notNull(),
    channel: varchar('channel', { length: 10 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
)

/** How many messages of a template WeChat delivers to an account: one for each time the person allowed it. */
export const messageGrant = pgTable(
  'message_grant',
  {
    userId: id('user_id').notNull(),
    templateId: varchar('template_id', { length: 60 }).notNull(),
    left: integer('left_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.templateId] })],
)

/** "Tell me when a day opens": of goods, a clinic or a doctor, on some days. It promises no place. */
export const slotWatch = pgTable(
  'slot_watch',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** goods | clinic | doctor; the id of that kind is set, `shopId` also where goods are watched at one clinic. */
    kind: varchar('kind', { length: 10 }).notNull(),
    spuId: id('spu_id'),
    shopId: id('shop_id'),
    doctorId: id('doctor_id'),
    /** The appointment that waits for it, where there is one. */
    bookingId: id('booking_id'),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    lang: varchar('lang', { length: 10 }).notNull(),
    state: varchar('state', { length: 10 }).notNull() /* open | answered | over */,
    /** What is watched, in one text: the same is watched once by a person. */
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

/** A place in the list for a full day, for one appointment. While it is offered, a place of `slotId` is held. */
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
