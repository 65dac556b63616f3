import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { CouponOfferState } from '../../../../../contract/constants/enums'
import type { CouponPackage, CouponUser } from '../../../../../contract/coupons'
import {
  couponInfo,
  couponPackage,
  couponPackageItem,
  couponPackageReceive,
  couponUser,
} from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import type { CouponRow } from '../usable'
import { ownCoupons } from './coupons'
import { toCouponInfos, toCouponUsers } from './shown'

type PackageRow = typeof couponPackage.$inferSelect

interface PackageItem {
  info: CouponRow
  count: number
}

/** The state of a package for a user; it is out of stock as soon as one of its coupons is. */
function packageStateOf(
  row: PackageRow,
  items: readonly PackageItem[],
  now: Date,
  isReceived: boolean,
): CouponOfferState {
  if (isReceived) return 'received'
  if (now < row.startTime) return 'notStarted'
  if (now >= row.endTime) return 'ended'
  const isShort = items.some((item) => item.info.total - item.info.claimed < item.count)
  return row.received >= row.total || isShort ? 'soldOut' : 'claimable'
}

/** Packages in wire format, in the given order. */
async function toPackages(ctx: Context, rows: readonly PackageRow[]): Promise<CouponPackage[]> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const items = await ctx.db
    .select({ packageId: couponPackageItem.packageId, info: couponInfo, count: couponPackageItem.count })
    .from(couponPackageItem)
    .innerJoin(couponInfo, eq(couponInfo.id, couponPackageItem.couponId))
    .where(inArray(couponPackageItem.packageId, ids))
    .orderBy(asc(couponInfo.sort), asc(couponInfo.id))
  const infos = await toCouponInfos(
    ctx,
    items.map((item) => item.info),
  )
  const received = new Set(
    (ctx.user === null
      ? []
      : await ctx.db
          .select({ id: couponPackageReceive.packageId })
          .from(couponPackageReceive)
          .where(
            and(inArray(couponPackageReceive.packageId, ids), eq(couponPackageReceive.userId, ctx.user.id)),
          )
    ).map((row) => row.id),
  )
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const inside = items.filter((item) => item.packageId === row.id)
    const isReceived = received.has(row.id)
    return {
      id: row.id,
      name: localized(row.name, ctx.lang),
      intro: localized(row.intro, ctx.lang),
      picUrl: row.picUrl,
      startTime: momentText(row.startTime, zone),
      endTime: momentText(row.endTime, zone),
      stock: Math.max(0, row.total - row.received),
      isReceived: isReceived ? '1' : '0',
      state: packageStateOf(row, inside, ctx.now(), isReceived),
      coupons: inside.flatMap((item) => {
        const coupon = infos.get(item.info.id)
        return coupon ? [{ coupon, count: item.count }] : []
      }),
    }
  })
}

/** @throws AppError notFound */
export async function findPackage(ctx: Context, id: string): Promise<CouponPackage> {
  const [found] = await toPackages(
    ctx,
    await ctx.db.select().from(couponPackage).where(eq(couponPackage.id, id)),
  )
  if (!found) throw new AppError(codes.notFound, 'notFound')
  return found
}

/** Packages offered now, ordered by their end; includes those out of stock. */
export async function listPackages(ctx: Context, query: PageQuery): Promise<PageOf<CouponPackage>> {
  const range = pageRange(query)
  const where = and(lte(couponPackage.startTime, ctx.now()), gt(couponPackage.endTime, ctx.now()))
  const rows = await ctx.db
    .select()
    .from(couponPackage)
    .where(where)
    .orderBy(asc(couponPackage.endTime), asc(couponPackage.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toPackages(ctx, rows),
    range.isCounted ? await ctx.db.$count(couponPackage, where) : 0,
    range,
  )
}

/** The user's coupons that came from a package. */
export async function couponsOfPackage(
  ctx: Context,
  userId: string,
  packageId: string,
): Promise<CouponUser[]> {
  const items = await ctx.db
    .select({ couponId: couponPackageItem.couponId })
    .from(couponPackageItem)
    .where(eq(couponPackageItem.packageId, packageId))
  if (items.length === 0) return []
  return toCouponUsers(
    ctx,
    await ownCoupons(
      ctx,
      and(
        eq(couponUser.userId, userId),
        eq(couponUser.source, 'package'),
        inArray(
          couponUser.couponId,
          items.map((item) => item.couponId),
        ),
      ),
    ).orderBy(asc(couponUser.validEndTime), asc(couponUser.id)),
  )
}
