import { and, asc, eq } from 'drizzle-orm'
import { orderStatus } from '../../../contract/constants/enums'
import type { Db } from '../../db/client'
import * as enterprise from '../../db/schema/enterprise'
import { sku, spu } from '../../db/schema/goods'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { momentText } from '../../lib/store-time'
import { merchants } from './content/enterprises'
import { userId } from './demo-people'
import { spuId } from './goods-rows'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000

interface EnterpriseOrderScene {
  key: string
  user: number
  merchant: string
  goods: string
  quantity: number
  status: string
  daysAgo: number
  delivery: string
}
const orders: readonly EnterpriseOrderScene[] = [
  {
    key: 'enterprise-paid',
    user: 1,
    merchant: 'merchant-harbour-kangxu',
    goods: 'item-blood-pressure-monitor',
    quantity: 1,
    status: orderStatus.paid,
    daysAgo: 1,
    delivery: '堅尼地城海旁 12 號 8 樓 C 室',
  },
  {
    key: 'enterprise-received',
    user: 1,
    merchant: 'merchant-harbour-haicheng',
    goods: 'item-masks-adult',
    quantity: 2,
    status: orderStatus.completed,
    daysAgo: 40,
    delivery: '堅尼地城海旁 12 號 8 樓 C 室',
  },
]

/** Returns the first SKU of the goods at the merchant's price. */
async function pricedGoods(db: Db, scene: EnterpriseOrderScene) {
  const [row] = await db
    .select({ sku, spu, price: enterprise.enterpriseGoods })
    .from(enterprise.enterpriseGoods)
    .innerJoin(sku, eq(sku.id, enterprise.enterpriseGoods.skuId))
    .innerJoin(spu, eq(spu.id, enterprise.enterpriseGoods.spuId))
    .where(
      and(
        eq(enterprise.enterpriseGoods.merchantId, scene.merchant),
        eq(enterprise.enterpriseGoods.spuId, spuId(scene.goods)),
      ),
    )
    .orderBy(asc(enterprise.enterpriseGoods.id))
    .limit(1)
  if (!row) throw new Error(`The demo order ${scene.key} needs ${scene.goods}`)
  return row
}
type PricedGoods = Awaited<ReturnType<typeof pricedGoods>>

function orderRow(scene: EnterpriseOrderScene, goods: PricedGoods, now: Date) {
  const salesCents = goods.price.priceCents * scene.quantity
  const createTime = new Date(now.getTime() - scene.daysAgo * DAY_MS - 3_600_000)
  const later = (ms: number): Date => new Date(createTime.getTime() + ms)
  const isDone = scene.status === orderStatus.completed
  return {
    id: `order-${scene.key}`,
    orderNo: `KX${momentText(createTime, zone).replace(/\D/g, '').slice(2)}${String(770_001 + scene.daysAgo)}`,
    userId: userId(scene.user),
    status: scene.status,
    isPaid: true,
    salesCents,
    discountCents: 0,
    taxCents: 0,
    freightCents: goods.spu.freightCents,
    paymentCents: salesCents + goods.spu.freightCents,
    offerKind: 'enterprise',
    offerId: scene.merchant,
    payType: 'alipay',
    buyerName: '陳美儀',
    buyerPhoneCode: '+852',
    buyerPhone: '50000001',
    deliveryAddress: scene.delivery,
    createTime,
    payDeadline: later(1_800_000),
    paymentTime: later(120_000),
    shippedTime: isDone ? later(DAY_MS) : null,
    completedTime: isDone ? later(4 * DAY_MS) : null,
  }
}

/** Marks the order as the enterprise's and counts its use of the quota. */
async function writeUse(
  db: Db,
  scene: EnterpriseOrderScene,
  order: ReturnType<typeof orderRow>,
  price: PricedGoods['price'],
): Promise<void> {
  const merchant = merchants.find((item) => item.id === scene.merchant)
  await db.insert(enterprise.enterpriseOrder).values({
    orderId: order.id,
    enterpriseId: merchant?.enterpriseId ?? '',
    merchantId: scene.merchant,
    userId: order.userId,
    createTime: order.createTime,
  })
  await db.insert(enterprise.enterpriseUse).values({
    merchantId: scene.merchant,
    userId: order.userId,
    skuId: price.skuId,
    used: scene.quantity,
    quota: price.quota,
  })
}

async function writeOrder(db: Db, scene: EnterpriseOrderScene, now: Date): Promise<void> {
  const goods = await pricedGoods(db, scene)
  const order = orderRow(scene, goods, now)
  await db.insert(orderInfo).values(order)
  await db.insert(orderItem).values({
    id: `${order.id}-item`,
    orderId: order.id,
    spuId: goods.spu.id,
    skuId: goods.sku.id,
    spuName: goods.spu.name,
    specInfo: goods.sku.name,
    picUrl: goods.sku.picUrl || goods.spu.picUrls[0] || '',
    quantity: scene.quantity,
    salesPriceCents: goods.price.priceCents,
    paymentCents: order.salesCents,
    isBookable: false,
    doses: 0,
  })
  await db.insert(payment).values({
    id: `pay-${scene.key}`,
    orderId: order.id,
    userId: order.userId,
    payType: order.payType,
    channel: 'web',
    state: 'paid',
    amountCents: order.paymentCents,
    providerRef: `sandbox-${scene.key}`,
    createTime: order.createTime,
    finishTime: order.paymentTime,
  })
  await writeUse(db, scene, order, goods.price)
}

/** Orders of members at their enterprise's prices. */
export async function writeEnterpriseOrders(db: Db, now: Date): Promise<void> {
  for (const scene of orders) await writeOrder(db, scene, now)
}
