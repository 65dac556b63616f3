import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import type { Day } from '../../../contract/rules/day'
import { sealed } from '../sealing/columns'
import { cents, day, id, localText, moment, time } from './columns'

export const orderInfo = pgTable(
  'order_info',
  {
    id: id().primaryKey(),
    orderNo: varchar('order_no', { length: 32 }).notNull().unique(),
    userId: id('user_id').notNull(),
    /** Null while unpaid; else one of `orderStatus` of the contract. */
    status: varchar('status', { length: 2 }),
    isPaid: boolean('is_paid').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    salesCents: cents('sales_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    freightCents: cents('freight_cents').notNull(),
    paymentCents: cents('payment_cents').notNull(),
    /** Reductions by a coupon and by points, besides the discount code's `discountCents`. */
    couponCents: cents('coupon_cents').notNull().default(0),
    couponUserId: id('coupon_user_id'),
    pointsCents: cents('points_cents').notNull().default(0),
    pointsUsed: integer('points_used').notNull().default(0),
    /** Kind of special price of the order (server/contexts/commerce/orders/offers.ts). */
    offerKind: varchar('offer_kind', { length: 10 }),
    offerId: id('offer_id'),
    /** When stock, coupons and points were returned: once, at cancellation or refund. */
    givenBackTime: moment('given_back_time'),
    discountCode: varchar('discount_code', { length: 32 }),
    payType: varchar('pay_type', { length: 10 }),
    shopId: id('shop_id'),
    personId: id('person_id'),
    buyerName: sealed('order_info.buyer_name').notNull(),
    buyerPhoneCode: varchar('buyer_phone_code', { length: 5 }).notNull(),
    buyerPhone: sealed('order_info.buyer_phone').notNull(),
    /** Delivery address with region and postal code of a saved address; null for appointments. */
    deliveryAddress: sealed('order_info.delivery_address'),
    /** The recipient's certificate for customs; only for cross-border goods. */
    certificateId: id('certificate_id'),
    remark: sealed('order_info.remark')
      .notNull()
      .default(sql`''`),
    createTime: moment('create_time').notNull(),
    payDeadline: moment('pay_deadline').notNull(),
    paymentTime: moment('payment_time'),
    cancelTime: moment('cancel_time'),
    cancelReason: varchar('cancel_reason', { length: 10 }),
    refundTime: moment('refund_time'),
    refundCents: cents('refund_cents'),
    shippedTime: moment('shipped_time'),
    completedTime: moment('completed_time'),
  },
  (t) => [
    index('order_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    index('order_deadline_idx')
      .on(t.payDeadline)
      .where(sql`status is null and is_paid = false`),
    check(
      'order_total_check',
      sql`${t.paymentCents} = ${t.salesCents} - ${t.discountCents} - ${t.couponCents} - ${t.pointsCents}
        + ${t.taxCents} + ${t.freightCents} and ${t.paymentCents} >= 0`,
    ),
    check('order_offer_check', sql`(${t.offerKind} is null) = (${t.offerId} is null)`),
    index('order_offer_idx')
      .on(t.offerKind, t.offerId)
      .where(sql`offer_id is not null`),
  ],
)

/** Names and prices as they were when the order was placed. */
export const orderItem = pgTable(
  'order_item',
  {
    id: id().primaryKey(),
    orderId: id('order_id').notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    spuName: localText('spu_name').notNull(),
    specInfo: localText('spec_info').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    quantity: integer('quantity').notNull(),
    salesPriceCents: cents('sales_price_cents').notNull(),
    isBookable: boolean('is_bookable').notNull(),
    doses: integer('needles').notNull().default(0),
    /** Amount paid for this line: after its share of every reduction, with tax, without freight. */
    paymentCents: cents('payment_cents').notNull(),
  },
  (t) => [index('order_item_order_idx').on(t.orderId)],
)

/**
 * One appointment: of an order (one per dose) or free. It occupies a place in the state held or booked and in
 * later states.
 */
export const orderBooking = pgTable(
  'order_booking',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    kind: varchar('kind', { length: 10 }).notNull(),
    orderId: id('order_id'),
    orderItemId: id('order_item_id'),
    spuId: id('spu_id').notNull(),
    spuName: localText('spu_name').notNull(),
    specInfo: localText('spec_info').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    doseNo: integer('needle_no').notNull().default(0),
    doseTotal: integer('needle_total').notNull().default(0),
    doseIntervalDays: integer('needle_interval_days').notNull().default(0),
    shopId: id('shop_id'),
    slotId: id('slot_id'),
    date: day('date'),
    time: time('time'),
    personId: id('person_id'),
    personName: sealed('order_booking.person_name'),
    personBirthDate: sealed('order_booking.person_birth_date').$type<Day>(),
    phoneCode: varchar('phone_code', { length: 5 }),
    phone: sealed('order_booking.phone'),
    changesUsed: integer('changes_used').notNull().default(0),
    cancelsUsed: integer('cancels_used').notNull().default(0),
    verifyCode: varchar('verify_code', { length: 20 }),
    verifiedTime: moment('verified_time'),
    /** When the dose was given, as the user states; the interval of the next dose counts from this day. */
    injectedTime: moment('injected_time'),
    /** When the user stated it. */
    confirmTime: moment('confirm_time'),
    cancelTime: moment('cancel_time'),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('booking_user_idx').on(t.userId, t.state, t.date),
    index('booking_order_idx').on(t.orderId),
    index('booking_slot_idx').on(t.slotId),
    uniqueIndex('booking_code_idx').on(t.verifyCode),
    uniqueIndex('booking_needle_idx')
      .on(t.orderItemId, t.doseNo)
      .where(sql`order_item_id is not null`),
    /** One open free appointment per service and person. */
    uniqueIndex('booking_free_idx')
      .on(t.userId, t.spuId, t.personId)
      .where(sql`kind <> 'order' and state in ('pre','booked')`),
  ],
)

export const payment = pgTable(
  'payment',
  {
    id: id().primaryKey(),
    orderId: id('order_id').notNull(),
    userId: id('user_id').notNull(),
    payType: varchar('pay_type', { length: 10 }).notNull(),
    channel: varchar('channel', { length: 20 }).notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    providerRef: varchar('provider_ref', { length: 80 }).unique(),
    returnUrl: text('return_url'),
    createTime: moment('create_time').notNull(),
    finishTime: moment('finish_time'),
    /** When a payment that arrived for an order already paid or cancelled was refunded. */
    refundedTime: moment('refunded_time'),
    /** When the provider was last queried because its notification had not arrived. */
    askedTime: moment('asked_time'),
  },
  (t) => [
    index('payment_order_idx').on(t.orderId),
    index('payment_user_idx').on(t.userId, t.createTime),
    index('payment_open_idx')
      .on(t.createTime)
      .where(sql`state in ('pending', 'closed')`),
    uniqueIndex('payment_once_idx')
      .on(t.orderId)
      .where(sql`state = 'paid' and refunded_time is null`),
  ],
)

export const discountCode = pgTable(
  'discount_code',
  {
    code: varchar('code', { length: 32 }).primaryKey(),
    name: localText('name').notNull(),
    kind: varchar('kind', { length: 10 }).notNull() /* amount | percent */,
    value: integer('value').notNull() /* cents, or whole percent off */,
    minSpendCents: cents('min_spend_cents').notNull().default(0),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    perUser: integer('per_user').notNull().default(1),
  },
  (t) => [check('discount_used_check', sql`${t.used} >= 0 and ${t.used} <= ${t.total}`)],
)
export const discountUse = pgTable(
  'discount_use',
  {
    orderId: id('order_id').primaryKey(),
    code: varchar('code', { length: 32 }).notNull(),
    userId: id('user_id').notNull(),
    isReturned: boolean('is_returned').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('discount_use_user_idx').on(t.userId, t.code)],
)
