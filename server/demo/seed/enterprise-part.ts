import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import * as enterprise from '../../db/schema/enterprise'
import { sku, spu } from '../../db/schema/goods'
import { merchants } from './content/enterprises'
import { demoInvitationCodes } from './demo-accounts'
import { userId } from './demo-people'
import { writeEnterpriseOrders } from './enterprise-orders'
import { spuId } from './goods-rows'
import { local } from './local'
import type { SeedPart } from './part'

const DAY_MS = 86_400_000

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

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

async function writeEnterprises(db: Db, now: Date): Promise<void> {
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
        'Deux unités de chaque produit au plus par membre du personnel, famille comprise.',
        'Hasta dos unidades de cada producto por empleado, también para la familia.',
        '社員お一人につき各商品 2 点まで。ご家族の分も購入できます。',
      ]),
      endTime: inDays(now, 400),
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
      endTime: inDays(now, 250),
    },
  ])
}

async function writeCodes(db: Db, now: Date): Promise<void> {
  await db.insert(enterprise.enterpriseCode).values([
    {
      code: demoInvitationCodes.company,
      enterpriseId: 'enterprise-harbour',
      total: 200,
      used: 1,
      endTime: inDays(now, 300),
    },
    {
      code: demoInvitationCodes.school,
      enterpriseId: 'enterprise-southfield',
      total: 500,
      used: 0,
      endTime: inDays(now, 200),
    },
    {
      code: demoInvitationCodes.usedUp,
      enterpriseId: 'enterprise-harbour',
      total: 1,
      used: 1,
      endTime: inDays(now, 300),
    },
    {
      code: demoInvitationCodes.over,
      enterpriseId: 'enterprise-southfield',
      total: 100,
      used: 12,
      endTime: inDays(now, -30),
    },
  ])
}

export const enterprisePart: SeedPart = {
  name: 'enterprises',
  async write(db, { now }) {
    await writeEnterprises(db, now)
    await db.insert(enterprise.enterpriseMerchant).values(
      merchants.map(({ id, enterpriseId, name, logo }, sort) => ({
        id,
        enterpriseId,
        name: local(name),
        logo,
        sort,
      })),
    )
    await writeCodes(db, now)
    await db.insert(enterprise.enterpriseMember).values({
      enterpriseId: 'enterprise-harbour',
      userId: userId(1),
      code: demoInvitationCodes.company,
      merchantId: 'merchant-harbour-kangxu',
      joinTime: inDays(now, -60),
    })
    await writePriceLists(db)
    await writeEnterpriseOrders(db, now)
  },
}
