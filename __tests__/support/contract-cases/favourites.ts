import * as brands from '../../../contract/brands'
import * as history from '../../../contract/browse-history'
import * as compare from '../../../contract/compare'
import * as favourites from '../../../contract/favourites'
import * as reviews from '../../../contract/reviews'
import { caseFor, type CaseWorld, type EndpointCase } from './types'

const count = async (world: CaseWorld, sql: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await world.query<{ n: string }>(`select count(*) as n from ${sql}`, values))[0]?.n)
const anyGoods = async (world: CaseWorld, index = 0): Promise<string> =>
  (
    await world.query<{ id: string }>(
      `select id from spu where kind = 'package' and is_on_shelf order by id limit 1 offset $1`,
      [index],
    )
  )[0]?.id ?? ''
const idOf = (data: unknown): string => (data as { id: string }).id

export const favouriteCases: EndpointCase[] = [
  caseFor(favourites.favouriteAdd, {
    happy: async (world) => ({ body: { kind: 'goods', targetId: await anyGoods(world) } }),
    expect: async (row, world) =>
      expect(
        await count(world, `favourite where id = $1 and user_id = $2 and kind = 'goods'`, [
          row.id,
          world.user.id,
        ]),
      ).toBe(1),
    bad: { body: { kind: 'planet', targetId: 'x' } },
  }),
  caseFor(favourites.favouriteDelete, {
    happy: async (world) => ({
      params: {
        id: idOf(await world.call('favouriteAdd', { body: { kind: 'clinic', targetId: 'shop-tst' } })),
      },
    }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await count(world, `favourite where user_id = $1 and target_id = 'shop-tst'`, [world.user.id]),
      ).toBe(0)
    },
    bad: { params: { id: 'fav-demo-1' }, code: 40400 },
  }),
  caseFor(favourites.favouritePage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(page, world) {
      expect(page.total).toBe(await count(world, 'favourite where user_id = $1', [world.demo.id]))
      expect(new Set(page.records.map((row) => row.kind))).toEqual(new Set(['goods', 'clinic', 'doctor']))
      expect(page.records.find((row) => row.targetId === 'spu-retired')).toMatchObject({
        isAvailable: '0',
        goods: { name: '水銀體溫計' },
      })
      expect(page.records.find((row) => row.targetId === 'spu-package-women')).toMatchObject({
        isAvailable: '1',
        priceChange: '-200.00',
      })
    },
    bad: { query: { kind: 'planet' } },
  }),
  caseFor(favourites.favouriteState, {
    as: 'demo',
    happy: () => ({ query: { kind: 'clinic', targetId: 'shop-central' } }),
    expect: async (state, world) =>
      expect(state).toEqual({
        isCollected: '1',
        id: (
          await world.query<{ id: string }>(
            `select id from favourite where user_id = $1 and target_id = 'shop-central'`,
            [world.demo.id],
          )
        )[0]?.id,
      }),
    bad: { query: { kind: 'clinic' } },
  }),
  caseFor(brands.brandCollect, {
    happy: async (world) => ({
      body: {
        brandId: (await world.query<{ id: string }>('select id from brand order by id limit 1'))[0]?.id,
        isFollowed: '1',
      },
    }),
    async expect(data, world) {
      expect(data).toMatchObject({
        isFollowed: '1',
        followers: await count(world, 'brand_follow where brand_id = $1', [data.brandId]),
      })
      expect(
        await count(world, 'brand_follow where brand_id = $1 and user_id = $2', [
          data.brandId,
          world.user.id,
        ]),
      ).toBe(1)
    },
    bad: { body: { brandId: 7 } },
  }),
  caseFor(brands.brandCollectList, {
    as: 'demo',
    happy: () => ({}),
    expect: async (list, world) =>
      expect(list.map((brand) => brand.id)).toEqual(
        (
          await world.query<{ id: string }>(
            'select brand_id as id from brand_follow where user_id = $1 order by create_time desc',
            [world.demo.id],
          )
        ).map((row) => row.id),
      ),
    bad: null,
  }),
]

export const compareCases: EndpointCase[] = [
  caseFor(compare.compareAdd, {
    happy: async (world) => ({ body: { spuId: await anyGoods(world) } }),
    expect: async (entry, world) =>
      expect(
        await count(world, 'compare_entry where id = $1 and user_id = $2', [entry.id, world.user.id]),
      ).toBe(1),
    bad: { body: {} },
  }),
  caseFor(compare.compareList, {
    as: 'demo',
    happy: () => ({ query: {} }),
    async expect(data, world) {
      expect(data.entries).toHaveLength(
        await count(world, 'compare_entry where user_id = $1', [world.demo.id]),
      )
      expect(data.comparison?.columns.map((column) => column.spuId)).toEqual(
        data.entries.slice(0, 4).map((entry) => entry.spuId),
      )
    },
    bad: { query: { spuIds: ',' } },
  }),
  caseFor(compare.compareDelete, {
    happy: async (world) => ({
      params: { id: idOf(await world.call('compareAdd', { body: { spuId: await anyGoods(world, 1) } })) },
    }),
    expect: async (data, world) => {
      expect(data).toBe(true)
      expect(
        await count(world, 'compare_entry where user_id = $1 and spu_id = $2', [
          world.user.id,
          await anyGoods(world, 1),
        ]),
      ).toBe(0)
    },
    bad: { params: { id: 'compare-demo-1' }, code: 40400 },
  }),
  caseFor(compare.compareByIds, {
    happy: async (world) => ({ query: { ids: `${await anyGoods(world)},${await anyGoods(world, 1)}` } }),
    async expect(data, world) {
      const [row] = await world.query<{ n: number }>(
        `select jsonb_array_length(jsonb_path_query_array(package_groups, '$[*].items[*].id')) as n
          from spu where id = $1`,
        [await anyGoods(world)],
      )
      expect(data.columns[0]?.itemCount).toBe(row?.n)
      expect(data.groups.flatMap((group) => group.rows)).toHaveLength(data.itemCount)
    },
    bad: { query: { ids: 'only-one' }, code: 71603 },
  }),
]

export const reviewCases: EndpointCase[] = [
  caseFor(reviews.reviewWrite, {
    as: 'demo',
    async happy(world) {
      const [row] = await world.query<{ id: string }>(
        `select i.id from order_item i join order_info o on o.id = i.order_id where o.user_id = $1
          and o.status = '3' and not o.is_deleted and not exists (select 1 from review r where
          r.order_item_id = i.id) limit 1`,
        [world.demo.id],
      )
      return {
        body: {
          idempotencyKey: 'case-review-write-000001',
          orderItemId: row?.id,
          score: 4,
          content: '很快就到了',
          tags: ['delivery'],
        },
      }
    },
    async expect(review, world) {
      expect(await world.query('select score, user_id from review where id = $1', [review.id])).toEqual([
        { score: 4, user_id: world.demo.id },
      ])
      expect(review.authorText).not.toContain('陳')
    },
    bad: { body: { idempotencyKey: 'case-review-write-000002', orderItemId: 'order-received-1', score: 6 } },
  }),
  caseFor(reviews.myReviews, {
    as: 'demo',
    happy: () => ({ query: { state: 'written' } }),
    async expect(page, world) {
      expect(page.total).toBe(await count(world, 'review where user_id = $1', [world.demo.id]))
      expect(page.records.every((item) => item.review !== null)).toBe(true)
    },
    bad: { query: { state: 'lost' } },
  }),
  caseFor(reviews.shopReviews, {
    happy: async (world) => ({
      params: {
        id:
          (
            await world.query<{ id: string }>(
              `select shop_id as id from spu_shop join review using (spu_id) join spu on spu.id =
                spu_id and is_on_shelf and not is_deleted group by shop_id order by count(*) desc,
                shop_id limit 1`,
            )
          )[0]?.id ?? '',
      },
      query: { size: '3' },
    }),
    async expect(page, world) {
      expect(page.records).toHaveLength(3)
      const [spu] = await world.query<{ name: string }>(
        "select name->>'zh-Hant' as name from spu where id = $1",
        [page.records[0]?.spuId],
      )
      expect(page.records[0]?.spuName).toBe(spu?.name)
    },
    bad: { params: { id: 'no-such-shop' }, code: 40400 },
  }),
  caseFor(reviews.reviewSummary, {
    happy: async (world) => ({ query: { spuId: await anyGoods(world) } }),
    async expect(summary, world) {
      expect(summary.total).toBe(await count(world, 'review where spu_id = $1', [await anyGoods(world)]))
      expect(summary.scores.reduce((sum, row) => sum + row.count, 0)).toBe(summary.total)
    },
    bad: { query: {} },
  }),
]

export const browseHistoryCases: EndpointCase[] = [
  caseFor(history.browseAdd, {
    happy: async (world) => ({ body: { kind: 'goods', targetId: await anyGoods(world) } }),
    expect: async ({ id }, world) =>
      expect(await count(world, 'browse_record where id = $1 and user_id = $2', [id, world.user.id])).toBe(1),
    bad: { body: { kind: 'goods' } },
  }),
  caseFor(history.browsePage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(page, world) {
      expect(page.total).toBe(await count(world, 'browse_record where user_id = $1', [world.demo.id]))
      expect([...page.records].sort((a, b) => (a.time < b.time ? 1 : -1)).map((row) => row.time)).toEqual(
        page.records.map((row) => row.time),
      )
      expect(new Set(page.records.map((row) => row.kind))).toEqual(
        new Set(['goods', 'clinic', 'doctor', 'article']),
      )
    },
    bad: { query: { day: '2026-02-30' } },
  }),
  caseFor(history.browseDelete, {
    happy: async (world) => ({
      body: {
        ids: [
          idOf(await world.call('browseAdd', { body: { kind: 'clinic', targetId: 'shop-central' } })),
          'seen-demo-1',
        ],
      },
    }),
    async expect(data, world) {
      expect(data).toEqual({ deleted: 1 })
      expect(await count(world, `browse_record where id = 'seen-demo-1'`)).toBe(1)
    },
    bad: { body: { ids: [] } },
  }),
  caseFor(history.browseClear, {
    async happy(world) {
      await world.call('browseAdd', { body: { kind: 'doctor', targetId: 'doctor-1' } })
      return { query: { kind: 'doctor' } }
    },
    async expect(data, world) {
      expect(data.deleted).toBe(1)
      expect(
        await count(world, `browse_record where user_id = $1 and kind = 'doctor'`, [world.user.id]),
      ).toBe(0)
    },
    bad: { query: { kind: 'planet' } },
  }),
]
