import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { addDays } from '../../../contract/rules/dates'
import type { Db } from '../../db/client'
import { sku, spu } from '../../db/schema/goods'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { slot } from '../../db/schema/shops'
import * as trade from '../../db/schema/trade'
import { dayText, instantOf } from '../../lib/store-time'
import {
  cartLines,
  couponCodes,
  type CouponContent,
  couponPackages,
  coupons,
  ownCoupons,
  pointsRules,
  usedPoints,
} from './content/trade'
import { personId, userId } from './demo-people'
import { spuId } from './goods-rows'
import { local } from './local'
import type { SeedPart } from './part'
import { shopId } from './shop-rows'
import { categoryId } from './taxonomy-rows'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000
const couponId = (slug: string): string => `coupon-${slug}`
const couponPackageId = (slug: string): string => `coupon-package-${slug}`

const startOf = (now: Date, days: number): Date => instantOf(addDays(dayText(now, zone), days), '00:00', zone)
/** The last second of a day. */
const endOf = (now: Date, days: number): Date => new Date(startOf(now, days + 1).getTime() - 1000)
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

const contentOf = (slug: string): CouponContent => {
  const found = coupons.find((item) => item.slug === slug)
  if (!found) throw new Error(`There is no coupon ${slug}`)
  return found
}
/** Period in which a coupon claimed `daysAgo` is valid. */
function validityOf(
  now: Date,
  content: CouponContent,
  daysAgo: number,
): { validBeginTime: Date; validEndTime: Date } {
  if (typeof content.valid !== 'number')
    return { validBeginTime: startOf(now, content.valid[0]), validEndTime: endOf(now, content.valid[1]) }
  return { validBeginTime: ago(now, daysAgo), validEndTime: endOf(now, content.valid - daysAgo) }
}

async function writeCoupons(db: Db, now: Date): Promise<void> {
  await db.insert(trade.couponInfo).values(
    coupons.map((item, sort) => ({
      id: couponId(item.slug),
      name: local(item.name),
      remarks: local(item.remarks),
      kind: item.kind,
      value: item.kind === 'amount' ? item.value * 100 : item.value,
      capCents: item.cap === undefined ? null : item.cap * 100,
      minSpendCents: (item.from ?? 0) * 100,
      suitType: item.category ? 'category' : item.goods ? 'goods' : 'all',
      total: item.total,
      claimed: item.claimed,
      perUser: item.perUser ?? 1,
      startTime: startOf(now, item.handedOut[0]),
      endTime: endOf(now, item.handedOut[1]),
      ...(typeof item.valid === 'number'
        ? { expireType: 'days', validDays: item.valid }
        : {
            expireType: 'fixed',
            validBeginTime: startOf(now, item.valid[0]),
            validEndTime: endOf(now, item.valid[1]),
          }),
      isClaimable: item.isClaimable ?? true,
      sort,
      createTime: ago(now, 100),
    })),
  )
  await db.insert(trade.couponSuit).values(
    coupons.flatMap((item) =>
      [...(item.category ?? []).map(categoryId), ...(item.goods ?? []).map(spuId)].map((targetId) => ({
        couponId: couponId(item.slug),
        targetId,
      })),
    ),
  )
}

async function writeCouponPackages(db: Db, now: Date): Promise<void> {
  await db.insert(trade.couponPackage).values(
    couponPackages.map((item) => ({
      id: couponPackageId(item.slug),
      name: local(item.name),
      intro: local(item.intro),
      picUrl: item.pic,
      total: item.total,
      received: item.received,
      startTime: startOf(now, item.handedOut[0]),
      endTime: endOf(now, item.handedOut[1]),
    })),
  )
  await db.insert(trade.couponPackageItem).values(
    couponPackages.flatMap((item) =>
      item.items.map(([coupon, count]) => ({
        packageId: couponPackageId(item.slug),
        couponId: couponId(coupon),
        count,
      })),
    ),
  )
}

async function writeOwnCoupons(db: Db, now: Date): Promise<void> {
  await db.insert(trade.couponUser).values(
    ownCoupons.map((item) => ({
      id: `coupon-user-${item.key}`,
      couponId: couponId(item.coupon),
      userId: userId(item.user),
      source: item.source,
      serial: 1,
      ...validityOf(now, contentOf(item.coupon), item.daysAgo),
      orderId: item.order ? `order-${item.order}` : null,
      usedTime: item.order ? ago(now, 0.125) : null,
      createTime: ago(now, item.daysAgo),
    })),
  )
  await db.insert(trade.couponCodeItem).values(
    couponCodes.map((item) => {
      const own = ownCoupons.find((coupon) => coupon.code === item.code)
      return {
        code: item.code,
        couponId: couponId(item.coupon),
        endTime: endOf(now, item.days),
        userId: own ? userId(own.user) : null,
        couponUserId: own ? `coupon-user-${own.key}` : null,
        receiveTime: own ? ago(now, own.daysAgo) : null,
      }
    }),
  )
}

/** Reduces the price of a demo order in all rows that state it. Its goods are not taxed. */
async function lowerOrder(
  db: Db,
  orderId: string,
  cents: number,
  columns: Partial<typeof orderInfo.$inferInsert>,
): Promise<void> {
  await db
    .update(orderInfo)
    .set({ ...columns, paymentCents: sql`${orderInfo.paymentCents} - ${cents}` })
    .where(eq(orderInfo.id, orderId))
  await db
    .update(orderItem)
    .set({ paymentCents: sql`${orderItem.paymentCents} - ${cents}` })
    .where(eq(orderItem.orderId, orderId))
  await db
    .update(payment)
    .set({ amountCents: sql`${payment.amountCents} - ${cents}` })
    .where(eq(payment.orderId, orderId))
}

async function useCoupons(db: Db): Promise<void> {
  for (const own of ownCoupons) {
    if (!own.order) continue
    const content = contentOf(own.coupon)
    const [order] = await db
      .select({ salesCents: orderInfo.salesCents })
      .from(orderInfo)
      .where(eq(orderInfo.id, `order-${own.order}`))
    const wished =
      content.kind === 'amount'
        ? content.value * 100
        : Math.round(((order?.salesCents ?? 0) * content.value) / 100)
    const couponCents = Math.min(wished, (content.cap ?? Infinity) * 100)
    await lowerOrder(db, `order-${own.order}`, couponCents, {
      couponCents,
      couponUserId: `coupon-user-${own.key}`,
    })
  }
}

/** Lowers the orders in which points were used; points-part.ts writes the ledger. */
async function usePoints(db: Db): Promise<void> {
  for (const used of usedPoints) {
    const pointsCents = Math.floor((used.points * 100) / pointsRules.usePoints)
    await lowerOrder(db, `order-${used.order}`, pointsCents, { pointsUsed: used.points, pointsCents })
  }
}

async function writeCarts(db: Db, now: Date): Promise<void> {
  for (const [index, line] of cartLines.entries()) {
    const skuId = `sku-${line.goods}-${line.version ?? 1}`
    const [goods] = await db
      .select({ cents: sku.salesPriceCents, slotKind: spu.slotKind })
      .from(sku)
      .innerJoin(spu, eq(spu.id, sku.spuId))
      .where(eq(sku.id, skuId))
    if (!goods) throw new Error(`The demo cart needs ${skuId}`)
    const [place] =
      line.shop && line.day !== undefined && goods.slotKind
        ? await db
            .select()
            .from(slot)
            .where(
              and(
                eq(slot.shopId, shopId(line.shop)),
                eq(slot.slotKind, goods.slotKind),
                gte(slot.date, addDays(dayText(now, zone), line.day)),
                sql`${slot.taken} < ${slot.capacity}`,
              ),
            )
            .orderBy(asc(slot.date), asc(slot.time))
            .limit(1)
        : []
    await db.insert(trade.shoppingCart).values({
      id: `cart-${index + 1}`,
      userId: userId(line.user),
      spuId: spuId(line.goods),
      skuId,
      quantity: line.quantity,
      addPriceCents: line.addedFor === undefined ? goods.cents : line.addedFor * 100,
      shopId: line.shop ? shopId(line.shop) : null,
      personId: line.person ? personId(line.person) : null,
      slotId: place?.id ?? null,
      bookingDate: place?.date ?? null,
      bookingTime: place?.time ?? null,
      createTime: ago(now, line.daysAgo),
      updateTime: ago(now, line.daysAgo),
    })
  }
}

export const tradePart: SeedPart = {
  name: 'coupons and carts',
  async write(db, { now }) {
    await writeCoupons(db, now)
    await writeCouponPackages(db, now)
    await writeOwnCoupons(db, now)
    await useCoupons(db)
    await usePoints(db)
    await writeCarts(db, now)
  },
}
