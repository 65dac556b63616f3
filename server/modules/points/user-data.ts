import { and, desc, eq, isNull } from 'drizzle-orm'
import {
  couponPackageReceive,
  couponUser,
  pointsAccount,
  pointsRecord,
  shoppingCart,
} from '../../db/schema/trade'
import type { Context } from '../../lib/context'
import type { UserDataParts } from '../account/user-data'
import { listCart } from '../cart/service'
import { toCouponUsers } from '../coupons/mapper'
import { ownCoupons } from '../coupons/queries'
import { listPoints } from './queries'
import { pointsBalance } from './terms'

const MOST = 10_000

async function readPoints(ctx: Context, userId: string): Promise<unknown> {
  return {
    balance: await pointsBalance(ctx, userId),
    records: (await listPoints(ctx, userId, { size: MOST, searchCount: false })).records,
  }
}

async function erasePoints(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(pointsRecord).where(eq(pointsRecord.userId, userId))
  await ctx.db.delete(pointsAccount).where(eq(pointsAccount.userId, userId))
}

/** Used coupons are retained with their orders; they contain no personal data. */
async function eraseCoupons(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(couponUser).where(and(eq(couponUser.userId, userId), isNull(couponUser.orderId)))
  await ctx.db.delete(couponPackageReceive).where(eq(couponPackageReceive.userId, userId))
}

async function readCoupons(ctx: Context, userId: string): Promise<unknown> {
  const rows = await ownCoupons(ctx, eq(couponUser.userId, userId))
    .orderBy(desc(couponUser.createTime), couponUser.id)
    .limit(MOST)
  return toCouponUsers(ctx, rows)
}

/** The user data of these domains, for the data export and for the deletion of the account. */
export const tradeData: UserDataParts = {
  cart: {
    read: listCart,
    erase: (ctx, userId) => ctx.db.delete(shoppingCart).where(eq(shoppingCart.userId, userId)),
  },
  coupons: { read: readCoupons, erase: eraseCoupons },
  points: { read: readPoints, erase: erasePoints },
}
