import * as content from '../../../contract/content'
import * as reading from '../../../contract/reading'
import { caseFor, type CaseWorld } from './types'

const missing = { code: 40400 }
const idsOf = async (world: CaseWorld, sql: string): Promise<string[]> =>
  (await world.query<{ id: string }>(sql)).map((row) => row.id)

/** A setting: the value of the row with this code. */
const configCase = (endpoint: typeof content.displayMode, code: string) =>
  caseFor(endpoint, {
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ value: string }>(
        `select config_value->>'zh-Hant' as value from custom_config where custom_code = $1`,
        [code],
      )
      expect(data).toEqual({ customCode: code, configValue: row?.value })
    },
    bad: null,
  })

export const contentCases = [
  caseFor(content.decoration, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((block) => block.id)).toEqual(
        await idsOf(world, 'select id from decoration_block where is_enabled order by sort'),
      )
      expect(data.find((block) => block.type === 'banner')?.banners.length).toBeGreaterThan(0)
    },
    bad: null,
  }),
  caseFor(content.homeConfig, {
    happy: () => ({}),
    async expect(data, world) {
      expect([data.openingAdvertId]).toEqual(
        await idsOf(world, `select id from advert where position = 'opening' and is_show`),
      )
      expect([data.hoveringAdvertId]).toEqual(
        await idsOf(world, `select id from advert where position = 'hovering' and is_show`),
      )
    },
    bad: null,
  }),
  caseFor(content.navigationBar, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((icon) => icon.id)).toEqual(await idsOf(world, 'select id from nav_icon order by sort'))
    },
    bad: null,
  }),
  caseFor(content.noticeList, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((notice) => notice.id)).toEqual(
        await idsOf(
          world,
          'select id from notice where start_time <= now() and end_time > now() order by start_time desc, id',
        ),
      )
    },
    bad: null,
  }),
  ...(
    [
      ['opening', content.openingAdvert],
      ['hovering', content.hoveringAdvert],
    ] as const
  ).map(([position, endpoint]) =>
    caseFor(endpoint, {
      happy: async (world) => ({
        params: { id: (await idsOf(world, `select id from advert where position = '${position}'`))[0] ?? '' },
      }),
      async expect(data, world) {
        const [row] = await world.query<{ link: string; alt: string }>(
          `select link, alt->>'zh-Hant' as alt from advert where position = $1`,
          [position],
        )
        expect(data).toMatchObject({ ...row, isShow: '1' })
      },
      bad: { params: { id: 'no such id' } },
    }),
  ),
  caseFor(content.articlePage, {
    happy: () => ({ query: { size: '3', current: '2' } }),
    async expect(data, world) {
      expect(data.records.map((article) => article.id)).toEqual(
        await idsOf(world, 'select id from article order by date desc, id limit 3 offset 3'),
      )
      expect(data).toMatchObject({ size: 3, current: 2 })
    },
    bad: { query: { size: '101' } },
  }),
  caseFor(content.articleDetail, {
    happy: async (world) => ({
      params: { id: (await idsOf(world, 'select id from article order by id'))[0] ?? '' },
    }),
    async expect(data, world) {
      const [row] = await world.query<{ title: string }>(
        `select title->>'zh-Hant' as title from article where id = $1`,
        [data.id],
      )
      expect(data.title).toBe(row?.title)
      expect(data.content).toMatch(/^<p>/)
    },
    bad: { params: { id: 'no-such-article' }, ...missing },
  }),
  caseFor(content.protocolList, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((protocol) => protocol.id).sort()).toEqual(
        (await idsOf(world, 'select id from protocol')).sort(),
      )
    },
    bad: null,
  }),
  caseFor(reading.protocolDetail, {
    happy: async (world) => ({
      params: { id: (await idsOf(world, 'select id from protocol order by id'))[0] ?? '' },
    }),
    async expect(data, world) {
      const [row] = await world.query(
        `select kind, title->>'zh-Hant' as title, date as "updateTime" from protocol where id = $1`,
        [data.id],
      )
      expect(data).toMatchObject(row ?? {})
    },
    bad: { params: { id: 'no-such-protocol' }, ...missing },
  }),
  configCase(content.displayMode, 'display_mode'),
  configCase(content.taxesConfig, 'taxes'),
  configCase(content.couponCodeSetting, 'coupon_code'),
  configCase(content.techSupport, 'tech_support'),
  configCase(content.salesPriceNull, 'sales_price_null_setting'),
  configCase(content.displaySalesAndPrice, 'display_sales_and_price'),
  caseFor(content.customerSetting, {
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ value: string }>(
        `select config_value->>'zh-Hant' as value from custom_config where custom_code = 'customer_phone'`,
      )
      expect(data.phone).toBe(row?.value)
    },
    bad: null,
  }),
  caseFor(reading.orderConfirmDisplay, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.protocolIds.map((protocol) => protocol.id).sort()).toEqual(
        (await idsOf(world, `select id from protocol where kind = 'booking'`)).sort(),
      )
      expect(data).toMatchObject({ discountCode: '1', taxes: '1', remark: '1' })
    },
    bad: null,
  }),
  caseFor(content.currency, {
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ value: string }>(
        `select config_value->>'zh-Hant' as value from custom_config where custom_code = 'currency'`,
      )
      expect(data.currency).toBe(row?.value)
    },
    bad: null,
  }),
  caseFor(content.exchangeRate, {
    happy: () => ({ params: { code: 'CNY' } }),
    async expect(data, world) {
      const [row] = await world.query<{ rate_e4: number }>(
        `select rate_e4 from exchange_rate where code = 'CNY'`,
      )
      expect(Math.round(Number(data.rate) * 10_000)).toBe(row?.rate_e4)
    },
    bad: { params: { code: 'cny' } },
  }),
]
