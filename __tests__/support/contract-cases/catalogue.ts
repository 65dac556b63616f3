import * as brands from '../../../contract/brands'
import * as categories from '../../../contract/categories'
import * as content from '../../../contract/content'
import * as goods from '../../../contract/goods'
import * as reading from '../../../contract/reading'
import * as search from '../../../contract/search'
import { caseFor, type CaseWorld, type EndpointCase } from './types'

const count = async (world: CaseWorld, sql: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await world.query<{ n: string }>(`select count(*) as n from ${sql}`, values))[0]?.n)
const goodsPage = { query: { size: '5' } }
const badPage = { query: { size: '0' } }

export const goodsMoreCases: EndpointCase[] = [
  caseFor(goods.packagePageBookable, {
    happy: () => goodsPage,
    async expect(page, world) {
      expect(page.records.length).toBeGreaterThan(0)
      expect(page.records.every((card) => card.isBookable === '1' && card.firstFreeDay !== null)).toBe(true)
      expect(page.total).toBeLessThanOrEqual(
        await count(world, `spu where kind in ('package', 'vaccine') and is_on_shelf and not is_deleted`),
      )
    },
    bad: badPage,
  }),
  caseFor(goods.packagePageBySales, {
    happy: () => goodsPage,
    async expect(page, world) {
      const rows = await world.query<{ id: string }>(
        `select id from spu where kind = 'package' and is_on_shelf and not is_deleted order by
          sale_num desc, sort, id limit 5`,
      )
      expect(page.records.map((card) => card.id)).toEqual(rows.map((row) => row.id))
    },
    bad: badPage,
  }),
  caseFor(goods.goodsByCode, {
    async happy(world) {
      const rows = await world.query<{ spu_code: string }>(
        `select spu_code from spu where is_on_shelf order by id desc limit 2`,
      )
      return { query: { spuCode: [...rows.map((row) => row.spu_code), 'NO-SUCH'].join(',') } }
    },
    async expect(cards, world) {
      const rows = await world.query<{ spu_code: string }>(
        `select spu_code from spu where is_on_shelf order by id desc limit 2`,
      )
      expect(cards.map((card) => card.spuCode)).toEqual(rows.map((row) => row.spu_code))
    },
    bad: { query: { spuCode: 'a,,b' } },
  }),
  caseFor(categories.specTree, {
    happy: () => ({ query: {} }),
    async expect(tree, world) {
      expect(tree.flatMap((spec) => spec.values)).toHaveLength(await count(world, 'spec_value'))
      expect(tree.every((spec) => spec.values.length > 0)).toBe(true)
    },
    bad: { query: { spuId: 'no such' } },
  }),
  caseFor(brands.allBrand, {
    as: 'demo',
    happy: () => ({}),
    async expect(brands, world) {
      expect(brands).toHaveLength(await count(world, 'brand'))
      expect(brands.filter((brand) => brand.isFollowed === '1')).toHaveLength(
        await count(world, 'brand_follow where user_id = $1', [world.demo.id]),
      )
    },
    bad: null,
  }),
]

export const contentMoreCases: EndpointCase[] = [
  caseFor(content.decorationImages, {
    happy: () => ({}),
    expect: async (list, world) =>
      expect(list).toHaveLength(await count(world, `decoration_media where kind = 'image' and is_enabled`)),
    bad: null,
  }),
  caseFor(content.decorationVideos, {
    happy: () => ({}),
    expect: async (list, world) =>
      expect(list).toHaveLength(await count(world, `decoration_media where kind = 'video' and is_enabled`)),
    bad: null,
  }),
  caseFor(content.decorationConfig, {
    async happy(world) {
      await world.query(
        `insert into custom_config (custom_code, config_value) values ('home_title',
          '{"zh-Hant":"家","zh-Hans":"家","en":"House"}') on conflict (custom_code) do update set
          config_value = excluded.config_value`,
      )
      return {}
    },
    expect: (config) => expect(['家', 'House']).toContain(config.title),
    bad: null,
  }),
  caseFor(reading.withdrawSetting, {
    happy: () => ({}),
    async expect(items, world) {
      const rows = await world.query<{ custom_code: string; value: string }>(
        `select custom_code, config_value ->> 'zh-Hant' as value from custom_config where custom_code
          like '%price_null_setting' order by custom_code`,
      )
      expect(items).toEqual(rows.map((row) => ({ customCode: row.custom_code, configValue: row.value })))
    },
    bad: null,
  }),
  caseFor(reading.noticePage, {
    happy: () => ({ query: {} }),
    async expect(page, world) {
      expect(page.total).toBe(await count(world, 'notice where start_time <= now()'))
      expect(page.records.filter((row) => row.isCurrent === '1').length).toBeGreaterThan(0)
    },
    bad: { query: { current: '0' } },
  }),
  caseFor(reading.noticeDetail, {
    happy: () => ({ params: { id: 'notice-holiday' } }),
    expect: async (notice, world) =>
      expect(notice.title).toBe(
        (
          await world.query<{ title: string }>(
            `select title ->> 'zh-Hant' as title from notice where id = 'notice-holiday'`,
          )
        )[0]?.title,
      ),
    bad: { params: { id: 'nowhere' }, code: 40400 },
  }),
  caseFor(reading.helpTree, {
    happy: () => ({}),
    expect: async (topics, world) =>
      expect(topics.flatMap(({ articles }) => articles)).toHaveLength(
        await count(world, `article where topic like 'help%'`),
      ),
    bad: null,
  }),
]

export const searchCases: EndpointCase[] = [
  caseFor(search.search, {
    happy: () => ({ query: { keyword: '疫苗', size: '3' } }),
    async expect(found, world) {
      expect(found.counts.goods).toBe(
        await count(world, `spu where search_text like '%synvaccine%' and is_on_shelf and not is_deleted`),
      )
      expect(found.counts.article).toBe(await count(world, `article where search_text like '%synvaccine%'`))
      expect(found.goods.records).toHaveLength(Math.min(3, found.counts.goods))
      expect(found.goods.total).toBe(found.counts.goods)
    },
    bad: { query: { keyword: '' } },
  }),
  caseFor(search.searchSuggest, {
    happy: () => ({ query: { keyword: 'liugan' } }),
    async expect(list, world) {
      const goodsIds = list.filter((item) => item.kind === 'goods').map((item) => item.id)
      expect(goodsIds.length).toBeGreaterThan(0)
      expect(await count(world, `spu where id = any($1) and search_text like '%liugan%'`, [goodsIds])).toBe(
        goodsIds.length,
      )
    },
    bad: { query: {} },
  }),
  caseFor(search.searchHot, {
    happy: () => ({}),
    expect: async (list, world) =>
      expect(list.map((item) => item.id)).toEqual(
        (await world.query<{ id: string }>('select id from hot_word order by sort')).map((row) => row.id),
      ),
    bad: null,
  }),
]
