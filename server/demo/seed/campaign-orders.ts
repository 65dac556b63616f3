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

/** Returns the first SKU of a product by its slug. @throws when the catalogue lacks it */
export async function goodsOf(db: Db, slug: string): Promise<GoodsRow> {
  const [row] = await db
    .select({ sku, spu })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(eq(sku.id, `sku-${slug}-1`))
  if (!row) throw new Error(`The demo campaigns need ${slug}`)
  return row
}

interface CampaignOrder {
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
}

/** The order's row without its state. */
function orderRow(of: CampaignOrder, priced: ReturnType<typeof priceOrder>) {
  const createTime = new Date(of.paidAt.getTime() - 2 * MINUTE_MS)
  const stamp = momentText(createTime, zone).replace(/\D/g, '').slice(2)
  return {
    id: `order-${of.key}`,
    orderNo: `KX${stamp}${String(200_000 + Math.floor(chance(of.key) * 700_000))}`,
    userId: of.userId,
    salesCents: priced.salesCents,
    discountCents: 0,
    taxCents: priced.taxCents,
    freightCents: priced.freightCents,
    paymentCents: priced.paymentCents,
    payType: 'alipay',
    offerKind: of.offerKind,
    offerId: of.offerId,
    buyerName: of.buyerName,
    buyerPhoneCode: '+852',
    buyerPhone: '50000001',
    deliveryAddress: of.address,
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
  }
}

/** The columns of the order's state: paid, shipped, completed or refunded. */
function stateOf(of: CampaignOrder, paymentCents: number) {
  const isRefunded = of.status === orderStatus.refunded
  const isCompleted = of.status === orderStatus.completed
  const finishedAt = of.finishedAt ?? null
  const refundTime = isRefunded ? finishedAt : null
  return {
    status: of.status,
    isPaid: true,
    givenBackTime: refundTime,
    paymentTime: of.paidAt,
    refundTime,
    refundCents: isRefunded ? paymentCents : null,
    shippedTime:
      isCompleted || of.status === orderStatus.shipped
        ? new Date(of.paidAt.getTime() + 1500 * MINUTE_MS)
        : null,
    completedTime: isCompleted ? finishedAt : null,
  }
}

/** Writes an order of shipped goods at a campaign's price. @returns the order's id */
export async function campaignOrder(db: Db, of: CampaignOrder): Promise<string> {
  const { spu: goods, sku: version } = of.goods
  const { unitCents } = of
  const { taxBasisPoints, freightCents } = goods
  const priced = priceOrder([{ unitCents, quantity: 1, taxBasisPoints, freightCents }], null)
  const order = orderRow(of, priced)
  const state = stateOf(of, priced.paymentCents)
  await db.insert(orderInfo).values({ ...order, ...state })
  await db.insert(orderItem).values({
    id: `${order.id}-1`,
    orderId: order.id,
    spuId: goods.id,
    skuId: version.id,
    spuName: goods.name,
    specInfo: version.name,
    picUrl: version.picUrl,
    quantity: 1,
    salesPriceCents: unitCents,
    isBookable: false,
    paymentCents: priced.paymentCents - priced.freightCents,
  })
  await db.insert(payment).values({
    id: `payment-${of.key}`,
    orderId: order.id,
    userId: of.userId,
    payType: order.payType,
    channel: 'h5',
    state: 'paid',
    amountCents: priced.paymentCents,
    providerRef: `sandbox-seed-${of.key}`,
    createTime: new Date(of.paidAt.getTime() - MINUTE_MS),
    finishTime: of.paidAt,
  })
  return order.id
}
