import type { Static } from '@sinclair/typebox'
import * as brands from '../../../contract/brands'
import * as categories from '../../../contract/categories'
import * as goods from '../../../contract/goods'
import * as goodsFacts from '../../../contract/goods-facts'
import * as shops from '../../../contract/shops'
import { caseFor, type CaseWorld } from './types'

const shownSpu = 'is_on_shelf and not is_deleted'
const notFound = { params: { id: 'no-such-id' }, code: 40400 }
const badSize = { query: { size: '101' } }

async function first(world: CaseWorld, sql: string): Promise<string> {
  const [row] = await world.query<{ id: string }>(sql)
  if (!row) throw new Error(`No row for the case: ${sql}`)
  return row.id
}
const count = async (world: CaseWorld, sql: string): Promise<number> =>
  Number((await world.query<{ n: string }>(`select count(*) as n from ${sql}`))[0]?.n)

const listCase = (endpoint: typeof goods.goodsPageAll, where: string, order?: string) =>
  caseFor(endpoint, {
    happy: () => ({ query: { size: '5' } }),
    async expect(data, world) {
      expect(data.total).toBe(await count(world, `spu where ${shownSpu} and ${where}`))
      expect(data.records).toHaveLength(5)
      if (order) {
        const rows = await world.query<{ id: string }>(
          `select id from spu where ${shownSpu} and ${where} order by ${order} limit 5`,
        )
        expect(data.records.map((card) => card.id)).toEqual(rows.map((row) => row.id))
      }
    },
    bad: badSize,
  })

type Category = Static<typeof categories.Category>
const categoryCase = (endpoint: typeof categories.categoryOne, isParentAsked: boolean) =>
  caseFor(endpoint, {
    happy: async (world) => ({
      params: {
        id: await first(
          world,
          `select id from category where parent_id is ${isParentAsked ? 'not' : ''} null and is_enabled order by id`,
        ),
      },
    }),
    async expect(data: Category, world) {
      expect(data.parentId).toBeNull()
      const rows = await world.query<{ id: string }>(
        'select id from category where parent_id = $1 and is_enabled order by sort',
        [data.id],
      )
      expect(data.children.map((child) => child.id)).toEqual(rows.map((row) => row.id))
    },
    bad: notFound,
  })

const canBookCase = (endpoint: typeof goodsFacts.canBooking, slotKind: string) =>
  caseFor(endpoint, {
    happy: async (world) => ({
      params: {
        id: await first(
          world,
          `select id from spu where is_free and slot_kind = '${slotKind}' and ${shownSpu} order by id`,
        ),
      },
    }),
    expect(data) {
      expect(data).toEqual({ canBooking: '1', reason: null, reasonText: null })
    },
    bad: notFound,
  })

export const goodsCases = [
  caseFor(categories.categoryTree, {
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from category where parent_id is null and is_enabled order by sort',
      )
      expect(data.map((category) => category.id)).toEqual(rows.map((row) => row.id))
    },
    bad: null,
  }),
  categoryCase(categories.categoryOne, false),
  categoryCase(categories.categoryParent, true),
  listCase(goods.goodsPageAll, 'true'),
  listCase(goods.goodsPageBySales, 'true', 'sale_num desc, id'),
  listCase(goods.packagePage, `kind = 'package'`),
  caseFor(goods.packagePageByDate, {
    happy: async (world) => ({
      query: {
        size: '50',
        date:
          (
            await world.query<{ date: string }>(
              `select date from slot where taken < capacity and slot_kind = 'vaccine' and date >
                to_char(now() + interval '3 days', 'YYYY-MM-DD') order by date limit 1`,
            )
          )[0]?.date ?? '',
      },
    }),
    async expect(data, world) {
      expect(data.total).toBeGreaterThan(0)
      const kinds = await world.query<{ kind: string }>('select distinct kind from spu where id = any($1)', [
        data.records.map((card) => card.id),
      ])
      expect(kinds.every(({ kind }) => kind === 'package' || kind === 'vaccine')).toBe(true)
    },
    bad: { query: { date: 'tomorrow' } },
  }),
  caseFor(goods.goodsDetail, {
    happy: async (world) => ({
      params: {
        id: await first(
          world,
          `select id from spu where kind = 'package' and ${shownSpu} and not is_price_hidden order by id`,
        ),
      },
    }),
    async expect(data, world) {
      const [row] = await world.query<{ name: string; price_down_cents: number }>(
        `select name->>'zh-Hant' as name, price_down_cents from spu where id = $1`,
        [data.id],
      )
      expect({ name: data.name, cents: Math.round(Number(data.priceDown) * 100) }).toEqual({
        name: row?.name,
        cents: row?.price_down_cents,
      })
      expect(data.skus).toHaveLength(await count(world, `sku where spu_id = '${data.id}'`))
    },
    bad: notFound,
  }),
  caseFor(goods.tagList, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data).toHaveLength(
        await count(
          world,
          `tag where id in (select tag_id from spu_tag join spu on spu.id = spu_id where ${shownSpu})`,
        ),
      )
    },
    bad: null,
  }),
  caseFor(brands.brandList, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data).toHaveLength(
        await count(world, `brand where id in (select brand_id from spu where ${shownSpu})`),
      )
    },
    bad: null,
  }),
  caseFor(goods.hotSale, {
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(`select id from spu where is_hot_sale and ${shownSpu}`)
      expect(data.length).toBeGreaterThan(0)
      expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(data.map((card) => card.id)))
    },
    bad: null,
  }),
  caseFor(goods.hotCategory, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data).toHaveLength(await count(world, 'category where is_hot and is_enabled'))
    },
    bad: null,
  }),
  caseFor(goods.badge, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      expect(data.unpaid).toBe(
        await count(
          world,
          `order_info where user_id = '${world.demo.id}' and status is null and not is_deleted ` +
            'and pay_deadline > now()',
        ),
      )
      expect(data.toBook).toBeGreaterThan(0)
    },
    bad: null,
  }),
  caseFor(goodsFacts.ensureList, {
    happy: async (world) => ({
      query: {
        spuId: await first(world, `select id from spu where kind = 'product' and ${shownSpu} order by id`),
      },
    }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        `select id from ensure where kinds ? 'product' order by sort`,
      )
      expect(data.map((item) => item.id)).toEqual(rows.map((row) => row.id))
    },
    bad: { query: {} },
  }),
  canBookCase(goodsFacts.canBooking, 'free'),
  canBookCase(goodsFacts.canBookingBJ, 'bjFree'),
  caseFor(goods.reviewPage, {
    happy: async (world) => ({
      query: {
        spuId: await first(
          world,
          'select spu_id as id from review group by spu_id order by count(*) desc, spu_id',
        ),
        size: '3',
      },
    }),
    async expect(data, world) {
      expect(data.records).toHaveLength(3)
      expect(data.total).toBe(await count(world, `review where spu_id = '${data.records[0]?.spuId ?? ''}'`))
    },
    bad: { query: { size: '3' } },
  }),
]

export const shopCases = [
  caseFor(shops.shopPage, {
    happy: () => ({ query: { region: 'HK', size: '50' } }),
    async expect(data, world) {
      expect(data.total).toBe(await count(world, `shop where region = 'HK'`))
      expect(data.records.every((shop) => shop.region === 'HK')).toBe(true)
    },
    bad: { query: { region: 'XX' } },
  }),
  caseFor(shops.shopDetail, {
    happy: async (world) => ({ params: { id: await first(world, 'select id from shop order by id') } }),
    async expect(data, world) {
      const [row] = await world.query(`select name->>'zh-Hant' as name, phone from shop where id = $1`, [
        data.id,
      ])
      expect(data).toMatchObject(row ?? {})
    },
    bad: notFound,
  }),
  caseFor(shops.mapSource, {
    happy: () => ({}),
    // tests make no requests for tiles
    expect: (data) => expect(data).toEqual({ tileUrl: '', attribution: '', attributionUrl: '' }),
    bad: null,
  }),
]
