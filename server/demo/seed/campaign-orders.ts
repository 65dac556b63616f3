import { eq } from 'drizzle-orm'
import { orderStatus, type OrderStatus } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { priceOrder } from '../../contexts/commerce'
import type { Db } from '../../db/client'
import { sku, spu } from '../../db/schema/goods'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { momentText } from '../../lib/store-time'
import { chance } from './chance'

const zone = 'Asia/Hong_Kong'
const MINUTE_MS = 60_000

export type GoodsRow = { sku: typeof sku.$inferSelect; spu: typeof spu.$inferSelect }

/** The first version of a product by its slug. @throws when the catalogue lacks it */
export async function goodsOf(db: Db, slug: string): Promise<GoodsRow> {
  const [row] = await db
    .select({ sku, spu })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(eq(sku.id, `sku-${slug}-1`))
  if (!row) throw new Error(`The demo campaigns need ${slug}`)
  return row
}

/** A piece of shipped goods bought at a campaign's price. @returns the order's id */
export async function campaignOrder(
  db: Db,
  of: {
    key: string
    userId: string
    buyerName: string
    address: string
    goods: GoodsRow
    unitCents: number
    paidAt: Date
    status: OrderStatus
    offerKind: 'bargain' | 'groupon'
    offerId: string
    finishedAt?: Date
  },
): Promise<string> {
  const { spu: goods, sku: version } = of.goods
  const id = `order-${of.key}`
  const priced = priceOrder(
    [
      {
        unitCents: of.unitCents,
        quantity: 1,
        taxBasisPoints: goods.taxBasisPoints,
        freightCents: goods.freightCents,
      },
    ],
    null,
  )
  const createTime = new Date(of.paidAt.getTime() - 2 * MINUTE_MS)
  const isRefunded = of.status === orderStatus.refunded
  const isShipped = of.status === orderStatus.shipped || of.status === orderStatus.completed
  const finishedAt = of.finishedAt ?? null
  await db.insert(orderInfo).values({
    id,
    orderNo: `KX${momentText(createTime, zone).replace(/\D/g, '').slice(2)}${String(200_000 + Math.floor(chance(of.key) * 700_000))}`,
    userId: of.userId,
    status: of.status,
    isPaid: true,
    salesCents: priced.salesCents,
    discountCents: 0,
    taxCents: priced.taxCents,
    freightCents: priced.freightCents,
    paymentCents: priced.paymentCents,
    payType: 'alipay',
    offerKind: of.offerKind,
    offerId: of.offerId,
    givenBackTime: isRefunded ? finishedAt : null,
    buyerName: of.buyerName,
    buyerPhoneCode: '+852',
    buyerPhone: '50000001',
    deliveryAddress: of.address,
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
    paymentTime: of.paidAt,
    refundTime: isRefunded ? finishedAt : null,
    refundCents: isRefunded ? priced.paymentCents : null,
    shippedTime: isShipped ? new Date(of.paidAt.getTime() + 1500 * MINUTE_MS) : null,
    completedTime: of.status === orderStatus.completed ? finishedAt : null,
  })
  await db.insert(orderItem).values({
    id: `${id}-1`,
    orderId: id,
    spuId: goods.id,
    skuId: version.id,
    spuName: goods.name,
    specInfo: version.name,
    picUrl: version.picUrl,
    quantity: 1,
    salesPriceCents: of.unitCents,
    isBookable: false,
    paymentCents: priced.paymentCents - priced.freightCents,
  })
  await db.insert(payment).values({
    id: `payment-${of.key}`,
    orderId: id,
    userId: of.userId,
    payType: 'alipay',
    channel: 'h5',
    state: 'paid',
    amountCents: priced.paymentCents,
    providerRef: `sandbox-seed-${of.key}`,
    createTime: new Date(of.paidAt.getTime() - MINUTE_MS),
    finishTime: of.paidAt,
    refundedTime: isRefunded ? finishedAt : null,
  })
  return id
}
