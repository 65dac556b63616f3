import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { sealed } from '../sealing/columns'
import { cents, id, list, localText, moment } from './columns'

/** groupFailed: the group was not complete in time. */
export type RefundCause = 'groupFailed'

/**
 * A refund request. At most one is open for each order; its id is the provider's refund number, so that a
 * retry cannot refund twice.
 */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: id().primaryKey(),
    refundNo: varchar('refund_no', { length: 32 }).notNull().unique(),
    orderId: id('order_id').notNull(),
    userId: id('user_id').notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    freightCents: cents('freight_cents').notNull().default(0),
    reason: varchar('reason', { length: 20 }).notNull(),
    /** Why the shop refunded the order by itself; null for a request of the buyer. */
    cause: varchar('cause', { length: 20 }).$type<RefundCause>(),
    description: sealed('order_refund.description')
      .notNull()
      .default(sql`''`),
    picKeys: list<string>('pic_keys').notNull(),
    answer: varchar('answer', { length: 140 }).notNull().default(''),
    createTime: moment('create_time').notNull(),
    answerTime: moment('answer_time'),
    refundTime: moment('refund_time'),
    /** The payment to refund; null for an order that cost nothing. */
    paymentId: id('payment_id'),
    triedTime: moment('tried_time'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('order_refund_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('order_refund_order_idx').on(t.orderId, t.createTime),
    uniqueIndex('order_refund_open_idx')
      .on(t.orderId)
      .where(sql`state in ('applied', 'approved')`),
    index('order_refund_due_idx')
      .on(t.triedTime)
      .where(sql`state = 'approved'`),
    check(
      'order_refund_amount_check',
      sql`${t.amountCents} >= 0 and ${t.freightCents} >= 0 and ${t.freightCents} <= ${t.amountCents}`,
    ),
  ],
)

/** The refunded part of each line. */
export const orderRefundItem = pgTable(
  'order_refund_item',
  {
    refundId: id('refund_id').notNull(),
    orderItemId: id('order_item_id').notNull(),
    quantity: integer('quantity').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderItemId] }),
    index('order_refund_item_item_idx').on(t.orderItemId),
    check('order_refund_item_check', sql`${t.quantity} > 0 and ${t.amountCents} >= 0`),
  ],
)

/** The parcel of an order. */
export const orderLogistics = pgTable(
  'order_logistics',
  {
    orderId: id('order_id').primaryKey(),
    carrier: varchar('carrier', { length: 20 }).notNull(),
    number: varchar('number', { length: 40 }).notNull(),
    state: varchar('state', { length: 12 }).notNull(),
    updateTime: moment('update_time').notNull(),
  },
  (t) => [
    uniqueIndex('order_logistics_number_idx').on(t.carrier, t.number),
    index('order_logistics_open_idx')
      .on(t.updateTime)
      .where(sql`state <> 'signed'`),
  ],
)

/** An entry of a parcel's tracking history. */
export const logisticsTrace = pgTable(
  'logistics_trace',
  {
    orderId: id('order_id').notNull(),
    step: integer('step').notNull(),
    state: varchar('state', { length: 12 }).notNull(),
    place: localText('place').notNull(),
    time: moment('time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.step] })],
)

/** A requested invoice; at most one per order that is not refused. */
export const invoice = pgTable(
  'invoice',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    orderId: id('order_id').notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    kind: varchar('kind', { length: 10 }).notNull(),
    title: sealed('invoice.title').notNull(),
    taxNumber: sealed('invoice.tax_number')
      .notNull()
      .default(sql`''`),
    email: sealed('invoice.email').notNull(),
    amountCents: cents('amount_cents').notNull(),
    invoiceNo: varchar('invoice_no', { length: 32 }).unique(),
    answer: text('answer').notNull().default(''),
    createTime: moment('create_time').notNull(),
    issueTime: moment('issue_time'),
  },
  (t) => [
    index('invoice_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('invoice_order_all_idx').on(t.orderId, t.createTime),
    uniqueIndex('invoice_order_idx')
      .on(t.orderId)
      .where(sql`state <> 'refused'`),
    check('invoice_amount_check', sql`${t.amountCents} > 0`),
  ],
)
