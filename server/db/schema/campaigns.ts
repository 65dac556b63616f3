import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { cents, id, list, localText, moment, type LocalText } from './columns'

export const bargainInfo = pgTable(
  'bargain_info',
  {
    id: id().primaryKey(),
    name: localText('name').notNull(),
    rule: localText('rule').notNull(),
    shareTitle: localText('share_title').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    floorCents: cents('floor_cents').notNull(),
    cutCount: integer('cut_count').notNull(),
    isSelfCut: boolean('is_self_cut').notNull().default(true),
    /** True when the goods may be bought only at the floor price; otherwise at the current price. */
    mustReachFloor: boolean('must_reach_floor').notNull().default(false),
    durationMinutes: integer('duration_minutes').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    launchNum: integer('launch_num').notNull().default(0),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    index('bargain_info_list_idx')
      .on(t.sort, t.id)
      .where(sql`is_enabled`),
    check(
      'bargain_info_check',
      sql`${t.floorCents} >= 0 and ${t.cutCount} > 0 and ${t.startTime} < ${t.endTime}`,
    ),
  ],
)

/**
 * One account's bargain in one campaign. The amount of each cut is drawn at the start and never sent to the
 * client.
 */
export const bargainUser = pgTable(
  'bargain_user',
  {
    id: id().primaryKey(),
    bargainId: id('bargain_id').notNull(),
    userId: id('user_id').notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    startCents: cents('start_cents').notNull(),
    floorCents: cents('floor_cents').notNull(),
    cutPlan: list<number>('cut_plan').notNull(),
    cutTotal: integer('cut_total').notNull(),
    cutsDone: integer('cuts_done').notNull().default(0),
    cutCents: cents('cut_cents').notNull().default(0),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    orderId: id('order_id'),
    isBought: boolean('is_bought').notNull().default(false),
  },
  (t) => [
    uniqueIndex('bargain_user_once_idx').on(t.bargainId, t.userId),
    index('bargain_user_mine_idx').on(t.userId, t.startTime.desc().nullsFirst(), t.id),
    check('bargain_user_cuts_check', sql`${t.cutsDone} >= 0 and ${t.cutsDone} <= ${t.cutTotal}`),
    check(
      'bargain_user_floor_check',
      sql`${t.cutCents} >= 0 and ${t.startCents} - ${t.cutCents} >= ${t.floorCents}`,
    ),
  ],
)

export const bargainCut = pgTable(
  'bargain_cut',
  {
    id: id().primaryKey(),
    bargainId: id('bargain_id').notNull(),
    bargainUserId: id('bargain_user_id').notNull(),
    userId: id('user_id').notNull(),
    cutNo: integer('cut_no').notNull(),
    cutCents: cents('cut_cents').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    uniqueIndex('bargain_cut_once_idx').on(t.bargainUserId, t.userId),
    uniqueIndex('bargain_cut_no_idx').on(t.bargainUserId, t.cutNo),
    index('bargain_cut_user_idx').on(t.userId),
    check('bargain_cut_check', sql`${t.cutCents} > 0`),
  ],
)

export const grouponInfo = pgTable(
  'groupon_info',
  {
    id: id().primaryKey(),
    name: localText('name').notNull(),
    rule: localText('rule').notNull(),
    shareTitle: localText('share_title').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    priceCents: cents('price_cents').notNull(),
    grouponNum: integer('groupon_num').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    launchNum: integer('launch_num').notNull().default(0),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    index('groupon_info_list_idx')
      .on(t.sort, t.id)
      .where(sql`is_enabled`),
    check(
      'groupon_info_check',
      sql`${t.priceCents} >= 0 and ${t.grouponNum} > 1 and ${t.startTime} < ${t.endTime}`,
    ),
  ],
)

/**
 * A group. `taken` counts the places of orders, paid or not, `paid` those that are paid; the group is
 * complete when all are paid. The checks make overselling impossible. `founding`: the founder has not paid
 * yet and nobody else sees the group.
 */
export const grouponGroup = pgTable(
  'groupon_group',
  {
    id: id().primaryKey(),
    grouponId: id('groupon_id').notNull(),
    leaderUserId: id('leader_user_id').notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    priceCents: cents('price_cents').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    finishTime: moment('finish_time'),
    /** For a failed group: every member has been refunded or never paid. */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  (t) => [
    index('groupon_group_open_idx')
      .on(t.grouponId, t.endTime, t.id)
      .where(sql`state = 'open'`),
    index('groupon_group_deadline_idx')
      .on(t.endTime)
      .where(sql`state = 'open'`),
    index('groupon_group_failed_idx')
      .on(t.endTime)
      .where(sql`state = 'failed' and not is_settled`),
    check(
      'groupon_group_places_check',
      sql`${t.taken} >= 0 and ${t.taken} <= ${t.size} and ${t.paid} >= 0 and ${t.paid} <= ${t.taken}`,
    ),
  ],
)

/** A place in a group, by the order that holds it. `released`: the order was cancelled or refunded. */
export const grouponUser = pgTable(
  'groupon_user',
  {
    id: id().primaryKey(),
    grouponId: id('groupon_id').notNull(),
    groupId: id('group_id').notNull(),
    userId: id('user_id').notNull(),
    orderId: id('order_id').notNull().unique(),
    isLeader: boolean('is_leader').notNull(),
    state: varchar('state', { length: 10 }).notNull() /* held | paid | released */,
    createTime: moment('create_time').notNull(),
    paidTime: moment('paid_time'),
  },
  (t) => [
    uniqueIndex('groupon_user_once_idx')
      .on(t.groupId, t.userId)
      .where(sql`state <> 'released'`),
    index('groupon_user_group_idx').on(t.groupId, t.createTime, t.id),
    index('groupon_user_mine_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
  ],
)

export interface FissionStep {
  count: number
  name: LocalText
  points: number
  couponId: string | null
}

export const fissionActivity = pgTable('fission_activity', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  rule: localText('rule').notNull(),
  shareTitle: localText('share_title').notNull(),
  picUrl: varchar('pic_url', { length: 200 }).notNull(),
  /** What the inviter receives at each number of newcomers, and what a newcomer receives. */
  steps: list<FissionStep>('steps').notNull(),
  newcomerPoints: integer('newcomer_points').notNull().default(0),
  newcomerCouponId: id('newcomer_coupon_id'),
  startTime: moment('start_time').notNull(),
  endTime: moment('end_time').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
})
/** An inviter's progress. */
export const fissionUser = pgTable(
  'fission_user',
  {
    activityId: id('activity_id').notNull(),
    userId: id('user_id').notNull(),
    invitedNum: integer('invited_num').notNull().default(0),
    createTime: moment('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.userId] }), index('fission_user_user_idx').on(t.userId)],
)
/** A visit through an invitation link. A newcomer counts once, across all activities and inviters. */
export const fissionRecord = pgTable(
  'fission_record',
  {
    id: id().primaryKey(),
    activityId: id('activity_id').notNull(),
    inviterUserId: id('inviter_user_id').notNull(),
    newcomerUserId: id('newcomer_user_id').notNull().unique(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('fission_record_inviter_idx').on(
      t.activityId,
      t.inviterUserId,
      t.createTime.desc().nullsFirst(),
      t.id,
    ),
    check('fission_record_self_check', sql`${t.inviterUserId} <> ${t.newcomerUserId}`),
  ],
)
/** A reward that is due; `grantTime` is set when it was credited. `step` 0 is the reward of the newcomer. */
export const fissionReward = pgTable(
  'fission_reward',
  {
    id: id().primaryKey(),
    activityId: id('activity_id').notNull(),
    userId: id('user_id').notNull(),
    step: integer('step').notNull(),
    points: integer('points').notNull().default(0),
    couponId: id('coupon_id'),
    createTime: moment('create_time').notNull(),
    grantTime: moment('grant_time'),
  },
  (t) => [
    uniqueIndex('fission_reward_once_idx').on(t.activityId, t.userId, t.step),
    index('fission_reward_user_idx').on(t.userId),
    index('fission_reward_due_idx')
      .on(t.createTime)
      .where(sql`grant_time is null`),
  ],
)
