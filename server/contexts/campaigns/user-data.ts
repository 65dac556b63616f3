import { and, desc, eq, isNull } from 'drizzle-orm'
import {
  bargainCut,
  bargainUser,
  fissionRecord,
  fissionReward,
  fissionUser,
  grouponUser,
} from '../../db/schema/campaigns'
import { enterpriseMember, enterpriseOrder, enterpriseUse } from '../../db/schema/enterprise'
import { growthRecord, member } from '../../db/schema/members'
import { couponCodeItem, couponPackageReceive, couponUser } from '../../db/schema/trade'
import type { Context } from '../../lib/context'
import { momentText } from '../../lib/store-time'
import { tablePart } from '../identity'
import type { Owned, UserData, UserDataParts } from '../identity'
import { ownCoupons } from './coupons/queries/coupons'
import { toCouponUsers } from './coupons/queries/shown'

const MOST = 10_000

/** Used coupons are retained with their orders; they contain no personal data. */
async function eraseCoupons(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(couponUser).where(and(eq(couponUser.userId, userId), isNull(couponUser.orderId)))
}

async function readCoupons(ctx: Context, userId: string): Promise<unknown> {
  const rows = await ownCoupons(ctx, eq(couponUser.userId, userId))
    .orderBy(desc(couponUser.createTime), couponUser.id)
    .limit(MOST)
  return toCouponUsers(ctx, rows)
}

const invitations: UserData = {
  read: async (ctx, userId) =>
    (
      await ctx.db
        .select()
        .from(fissionRecord)
        .where(eq(fissionRecord.inviterUserId, userId))
        .orderBy(fissionRecord.createTime)
    ).map((row) => ({
      activityId: row.activityId,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
  erase: async () => undefined,
}

/** Export and erasure of a user's campaign data; statistics are retained without personal data. */
export const campaignData: UserDataParts = {
  coupons: { read: readCoupons, erase: eraseCoupons },
  couponCodes: tablePart(couponCodeItem as typeof couponCodeItem & Owned, 'keep'),
  couponPackages: tablePart(couponPackageReceive, 'delete'),
  membership: tablePart(member, 'delete'),
  growthValue: tablePart(growthRecord, 'delete'),
  bargains: tablePart(bargainUser, 'keep'),
  bargainCuts: tablePart(bargainCut, 'keep'),
  groupBuys: tablePart(grouponUser, 'keep'),
  referrals: tablePart(fissionUser, 'keep'),
  referralRewards: tablePart(fissionReward, 'keep'),
  enterpriseMembership: tablePart(enterpriseMember, 'delete'),
  enterpriseQuota: tablePart(enterpriseUse, 'keep'),
  enterpriseOrders: tablePart(enterpriseOrder, 'keep'),
  invitations,
}
