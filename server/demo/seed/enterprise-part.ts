import { and, asc, eq, inArray } from 'drizzle-orm'
import { orderStatus } from '../../../contract/constants/enums'
import type { Db } from '../../db/client'
import * as enterprise from '../../db/schema/enterprise'
import { sku, spu } from '../../db/schema/goods'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { momentText } from '../../lib/store-time'
import { demoInvitationCodes } from './demo-accounts'
import { userId } from './demo-people'
import { spuId } from './goods-rows'
import { local } from './local'
import type { SeedPart } from './part'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000

const merchants = [
  {
    id: 'merchant-harbour-kangxu',
    enterpriseId: 'enterprise-harbour',
    name: local(['康序健康', 'Kangxu Health', 'Kangxu Health', 'Kangxu Health', 'Kangxu Health']),
    logo: '/assets/brands/kangxu.svg',
    percent: 80,
    quota: 2,
    goods: [
      'package-comprehensive',
      'package-women',
      'package-men',
      'package-heart',
      'package-liver',
      'vaccine-flu',
      'vaccine-hpv9',
      'item-omega-3',
      'item-blood-pressure-monitor',
    ],
  },
  {
    id: 'merchant-harbour-haicheng',
    enterpriseId: 'enterprise-harbour',
    name: local(['海澄健康選物', 'Haicheng Picks', 'Haicheng Picks', 'Haicheng Picks', 'Haicheng Picks']),
    logo: '/assets/brands/haicheng.svg',
    percent: 85,
    quota: 5,
    goods: ['item-omega-3', 'item-masks-adult', 'item-activity-band', 'item-lumbar-cushion'],
  },
  {
    id: 'merchant-southfield-kangxu',
    enterpriseId: 'enterprise-southfield',
    name: local(['康序健康', 'Kangxu Health', 'Kangxu Health', 'Kangxu Health', 'Kangxu Health']),
    logo: '/assets/brands/kangxu.svg',
    percent: 70,
    quota: 1,
    goods: ['vaccine-flu', 'vaccine-hpv9', 'package-eye', 'package-dental'],
  },
] as const

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

const priceOf = (cents: number, percent: number): number => Math.round((cents * percent) / 10_000) * 100

async function writePriceLists(db: Db): Promise<void> {
  const spuIds = [...new Set(merchants.flatMap((item) => item.goods.map(spuId)))]
  const skus = await db
    .select({ id: sku.id, spuId: sku.spuId, priceCents: sku.salesPriceCents })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(and(inArray(sku.spuId, spuIds), eq(sku.isEnabled, true)))
    .orderBy(asc(sku.sort), asc(sku.id))
  await db.insert(enterprise.enterpriseGoods).values(
    merchants.flatMap((item) =>
      item.goods.flatMap((slug, sort) =>
        skus
          .filter((row) => row.spuId === spuId(slug))
          .map((row, version) => ({
            id: `price-${item.id}-${slug}-${version + 1}`,
            merchantId: item.id,
            spuId: row.spuId,
            skuId: row.id,
            priceCents: priceOf(row.priceCents, item.percent),
            quota: item.quota,
            sort,
          })),
      ),
    ),
  )
}

async function writeOrder(db: Db, scene: EnterpriseOrderScene, now: Date): Promise<void> {
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
  const orderId = `order-${scene.key}`
  const salesCents = row.price.priceCents * scene.quantity
  const paymentCents = salesCents + row.spu.freightCents
  const createTime = new Date(now.getTime() - scene.daysAgo * DAY_MS - 3_600_000)
  const paidTime = new Date(createTime.getTime() + 120_000)
  const isDone = scene.status === orderStatus.completed
  await db.insert(orderInfo).values({
    id: orderId,
    orderNo: `KX${momentText(createTime, zone).replace(/\D/g, '').slice(2)}${String(770_001 + scene.daysAgo)}`,
    userId: userId(scene.user),
    status: scene.status,
    isPaid: true,
    salesCents,
    discountCents: 0,
    taxCents: 0,
    freightCents: row.spu.freightCents,
    paymentCents,
    offerKind: 'enterprise',
    offerId: scene.merchant,
    payType: 'alipay',
    buyerName: '陳美儀',
    buyerPhoneCode: '+852',
    buyerPhone: '50000001',
    deliveryAddress: scene.delivery,
    createTime,
    payDeadline: new Date(createTime.getTime() + 1_800_000),
    paymentTime: paidTime,
    shippedTime: isDone ? new Date(createTime.getTime() + DAY_MS) : null,
    completedTime: isDone ? new Date(createTime.getTime() + 4 * DAY_MS) : null,
  })
  await db.insert(orderItem).values({
    id: `${orderId}-item`,
    orderId,
    spuId: row.spu.id,
    skuId: row.sku.id,
    spuName: row.spu.name,
    specInfo: row.sku.name,
    picUrl: row.sku.picUrl || row.spu.picUrls[0] || '',
    quantity: scene.quantity,
    salesPriceCents: row.price.priceCents,
    paymentCents: salesCents,
    isBookable: false,
    doses: 0,
  })
  await db.insert(payment).values({
    id: `pay-${scene.key}`,
    orderId,
    userId: userId(scene.user),
    payType: 'alipay',
    channel: 'web',
    state: 'paid',
    amountCents: paymentCents,
    providerRef: `sandbox-${scene.key}`,
    createTime,
    finishTime: paidTime,
  })
  const merchant = merchants.find((item) => item.id === scene.merchant)
  await db.insert(enterprise.enterpriseOrder).values({
    orderId,
    enterpriseId: merchant?.enterpriseId ?? '',
    merchantId: scene.merchant,
    userId: userId(scene.user),
    createTime,
  })
  await db.insert(enterprise.enterpriseUse).values({
    merchantId: scene.merchant,
    userId: userId(scene.user),
    skuId: row.sku.id,
    used: scene.quantity,
    quota: row.price.quota,
  })
}

export const enterprisePart: SeedPart = {
  name: 'enterprises',
  async write(db, { now }) {
    const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS)
    await db.insert(enterprise.enterprise).values([
      {
        id: 'enterprise-harbour',
        kind: 'company',
        name: local([
          '海港科技有限公司',
          'Harbour Technology Ltd',
          'Harbour Technology Ltd',
          'Harbour Technology Ltd',
          'Harbour Technology Ltd',
        ]),
        notice: local([
          '每位員工每個項目最多兩份，可為家人購買。',
          'Up to two of each item for a member of staff, also for the family.',
          'Deux de chaque article au plus par membre du personnel, famille comprise.',
          'Hasta dos unidades de cada producto por empleado, también para la familia.',
          '社員お一人につき各商品 2 点まで。ご家族の分も購入できます。',
        ]),
        endTime: inDays(400),
      },
      {
        id: 'enterprise-southfield',
        kind: 'school',
        name: local([
          '南田書院',
          'Southfield College',
          'Southfield College',
          'Southfield College',
          'Southfield College',
        ]),
        notice: local([
          '只限在校學生本人使用。',
          'For students of the college only.',
          'Réservé aux élèves de l’école.',
          'Solo para alumnos del centro.',
          '在校生ご本人に限ります。',
        ]),
        endTime: inDays(250),
      },
    ])
    await db
      .insert(enterprise.enterpriseMerchant)
      .values(
        merchants.map(({ id, enterpriseId, name, logo }, sort) => ({ id, enterpriseId, name, logo, sort })),
      )
    await db.insert(enterprise.enterpriseCode).values([
      {
        code: demoInvitationCodes.company,
        enterpriseId: 'enterprise-harbour',
        total: 200,
        used: 1,
        endTime: inDays(300),
      },
      {
        code: demoInvitationCodes.school,
        enterpriseId: 'enterprise-southfield',
        total: 500,
        used: 0,
        endTime: inDays(200),
      },
      {
        code: demoInvitationCodes.usedUp,
        enterpriseId: 'enterprise-harbour',
        total: 1,
        used: 1,
        endTime: inDays(300),
      },
      {
        code: demoInvitationCodes.over,
        enterpriseId: 'enterprise-southfield',
        total: 100,
        used: 12,
        endTime: inDays(-30),
      },
    ])
    await db.insert(enterprise.enterpriseMember).values({
      enterpriseId: 'enterprise-harbour',
      userId: userId(1),
      code: demoInvitationCodes.company,
      merchantId: 'merchant-harbour-kangxu',
      joinTime: inDays(-60),
    })
    await writePriceLists(db)
    for (const scene of orders) await writeOrder(db, scene, now)
  },
}
