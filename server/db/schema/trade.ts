import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { cents, day, id, localText, moment, time } from './columns'

/** One line per SKU of an account's cart; for an appointment with the shop, day and person chosen for it. */
export const shoppingCart = pgTable(
  'shopping_cart',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    quantity: smallint('quantity').notNull(),
    /** The price when it was added: the cart shows how much it has changed since. */
    addPriceCents: cents('add_price_cents').notNull(),
    shopId: id('shop_id'),
    personId: id('person_id'),
    bookingDate: day('booking_date'),
    bookingTime: time('booking_time'),
    slotId: id('slot_id'),
    createTime: moment('create_time').notNull(),
    updateTime: moment('update_time').notNull(),
  },
  (t) => [
    index('cart_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    check('cart_quantity_check', sql`${t.quantity} between 1 and 99`),
  ],
)

/** A kind of coupon: its reduction, what it applies to, and how many there are. */
export const couponInfo = pgTable(
  'coupon_info',
  {
    id: id().primaryKey(),
    name: localText('name').notNull(),
    remarks: localText('remarks').notNull(),
    kind: varchar('kind', { length: 10 }).notNull() /* amount | percent */,
    value: integer('value').notNull() /* cents, or whole percent off */,
    capCents: cents('cap_cents'),
    minSpendCents: cents('min_spend_cents').notNull().default(0),
    suitType: varchar('suit_type', { length: 10 }).notNull() /* all | category | goods: see coupon_suit */,
    total: integer('total').notNull(),
    claimed: integer('claimed').notNull().default(0),
    perUser: integer('per_user').notNull().default(1),
    /** Period in which it can be claimed. */
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    expireType: varchar('expire_type', { length: 10 }).notNull() /* fixed | days */,
    validBeginTime: moment('valid_begin_time'),
    validEndTime: moment('valid_end_time'),
    validDays: integer('valid_days'),
    /** False for coupons that are only obtained by a code, in a package or from staff. */
    isClaimable: boolean('is_claimable').notNull().default(true),
    isEnabled: boolean('is_enabled').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('coupon_info_list_idx').on(t.sort, t.id),
    check('coupon_claimed_check', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`),
    check('coupon_value_check', sql`${t.value} > 0 and (${t.kind} <> 'percent' or ${t.value} <= 100)`),
    check(
      'coupon_validity_check',
      sql`case ${t.expireType} when 'days' then ${t.validDays} > 0 else ${t.validBeginTime} is not null
        and ${t.validEndTime} is not null end`,
    ),
  ],
)
/** Categories (with their subcategories) or goods that a coupon applies to. */
export const couponSuit = pgTable(
  'coupon_suit',
  { couponId: id('coupon_id').notNull(), targetId: id('target_id').notNull() },
  (t) => [primaryKey({ columns: [t.couponId, t.targetId] }), index('coupon_suit_target_idx').on(t.targetId)],
)

/** A coupon of an account. It is used while `orderId` names an order. */
export const couponUser = pgTable(
  'coupon_user',
  {
    id: id().primaryKey(),
    couponId: id('coupon_id').notNull(),
    userId: id('user_id').notNull(),
    source: varchar('source', { length: 10 }).notNull() /* claim | code | package | grant */,
    /**
     * Numbers an account's coupons of one kind and source, so that of two concurrent claims only one can be
     * the last allowed.
     */
    serial: integer('serial').notNull(),
    validBeginTime: moment('valid_begin_time').notNull(),
    validEndTime: moment('valid_end_time').notNull(),
    orderId: id('order_id'),
    usedTime: moment('used_time'),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    uniqueIndex('coupon_user_serial_idx').on(t.userId, t.couponId, t.source, t.serial),
    uniqueIndex('coupon_user_order_idx')
      .on(t.orderId)
      .where(sql`order_id is not null`),
    index('coupon_user_open_idx')
      .on(t.userId, t.validEndTime, t.id)
      .where(sql`order_id is null`),
    index('coupon_user_used_idx')
      .on(t.userId, t.usedTime.desc().nullsFirst(), t.id)
      .where(sql`order_id is not null`),
  ],
)

/** A code on paper or in a message that can be redeemed once for one coupon. */
export const couponCodeItem = pgTable(
  'coupon_code_item',
  {
    code: varchar('code', { length: 32 }).primaryKey(),
    couponId: id('coupon_id').notNull(),
    endTime: moment('end_time').notNull(),
    userId: id('user_id'),
    couponUserId: id('coupon_user_id'),
    receiveTime: moment('receive_time'),
  },
  (t) => [
    index('coupon_code_item_user_idx').on(t.userId),
    check('coupon_code_check', sql`(${t.userId} is null) = (${t.couponUserId} is null)`),
  ],
)

/** Several coupons claimed together, once per account. */
export const couponPackage = pgTable(
  'coupon_package',
  {
    id: id().primaryKey(),
    name: localText('name').notNull(),
    intro: localText('intro').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    total: integer('total').notNull(),
    received: integer('received').notNull().default(0),
  },
  (t) => [check('coupon_package_check', sql`${t.received} >= 0 and ${t.received} <= ${t.total}`)],
)
export const couponPackageItem = pgTable(
  'coupon_package_item',
  {
    packageId: id('package_id').notNull(),
    couponId: id('coupon_id').notNull(),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.couponId] }),
    check('coupon_package_item_check', sql`${t.count} between 1 and 20`),
  ],
)
export const couponPackageReceive = pgTable(
  'coupon_package_receive',
  {
    packageId: id('package_id').notNull(),
    userId: id('user_id').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.userId] })],
)

/** The rules of points, in one row with the id `default`. */
export const pointsConfig = pgTable(
  'points_config',
  {
    id: id().primaryKey(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Points earned per whole unit of money paid, and number of points worth one unit. */
    earnPoints: integer('earn_points').notNull(),
    usePoints: integer('use_points').notNull(),
    /** Largest share of the goods' amount payable by points, and smallest number of points per use. */
    maxSharePercent: integer('max_share_percent').notNull(),
    minPoints: integer('min_points').notNull().default(0),
    remarks: localText('remarks').notNull(),
  },
  (t) => [
    check(
      'points_config_check',
      sql`${t.earnPoints} >= 0 and ${t.usePoints} > 0 and ${t.maxSharePercent} between 0 and 100`,
    ),
  ],
)
/** Balance of an account: always the sum of its records. */
export const pointsAccount = pgTable(
  'points_account',
  { userId: id('user_id').primaryKey(), balance: integer('balance').notNull().default(0) },
  (t) => [check('points_balance_check', sql`${t.balance} >= 0`)],
)
export const pointsRecord = pgTable(
  'points_record',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** One of `pointsKinds`. */
    kind: varchar('kind', { length: 10 }).notNull(),
    points: integer('points').notNull(),
    balance: integer('balance').notNull(),
    orderId: id('order_id'),
    orderNo: varchar('order_no', { length: 32 }),
    remark: varchar('remark', { length: 140 }).notNull().default(''),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('points_record_user_idx').on(
      t.userId,
      t.createTime.desc().nullsFirst(),
      t.id,
    ) /** Each kind once per order; points are taken back with each of its refunds. */,
    uniqueIndex('points_record_order_idx')
      .on(t.orderId, t.kind)
      .where(sql`order_id is not null and kind <> 'takenBack'`),
    index('points_record_back_idx')
      .on(t.orderId)
      .where(sql`kind = 'takenBack'`),
    check('points_record_check', sql`${t.balance} >= 0 and ${t.points} <> 0`),
  ],
)
