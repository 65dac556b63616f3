import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { insertRows, localText } from './catalogue-fixture'

const get = <N extends EndpointName>(name: N, input: CallInput<N> = {}, lang = 'en') =>
  medibook.call(name, { ...input, lang })
const moment = (offsetMs: number): string => new Date(medibook.clock.now().getTime() + offsetMs).toISOString()
const HOUR = 3_600_000

beforeAll(async () => {
  await insertRows('decoration_block', [
    {
      id: 't-block-2',
      type: 'packages',
      title: localText('套餐', '套餐', 'Packages'),
      banners: [],
      sort: -1,
    },
    {
      id: 't-block-1',
      type: 'banner',
      banners: [
        {
          id: 'b',
          title: localText('橫幅', '横幅', 'Banner'),
          text: localText('', '', ''),
          buttonText: localText('去', '去', 'Go'),
          picUrl: '/a.svg',
          picUrlWide: '/w.svg',
          link: '/pages/Home/index',
        },
      ],
      sort: -2,
    },
    { id: 't-block-off', type: 'banner', banners: [], sort: -3, is_enabled: false },
  ])
  await insertRows('nav_icon', [
    { id: 't-nav', name: localText('疫苗', '疫苗', 'Vaccines'), icon: 'syringe', link: '/x', sort: -1 },
  ])
  await insertRows('notice', [
    {
      id: 't-now',
      title: localText('現在', '现在', 'Now'),
      content: localText('', '', ''),
      start_time: moment(-HOUR),
      end_time: moment(HOUR),
    },
    {
      id: 't-newer',
      title: localText('新', '新', 'Newer'),
      content: localText('', '', ''),
      start_time: moment(-HOUR / 2),
      end_time: moment(3 * HOUR),
    },
    {
      id: 't-over',
      title: localText('', '', ''),
      content: localText('', '', ''),
      start_time: moment(-2 * HOUR),
      end_time: moment(-HOUR),
    },
    {
      id: 't-coming',
      title: localText('', '', ''),
      content: localText('', '', ''),
      start_time: moment(HOUR),
      end_time: moment(9 * HOUR),
    },
  ])
  await insertRows('advert', [
    {
      id: 't-poster',
      position: 'opening',
      pic_url: '/p.svg',
      link: '/x',
      alt: localText('海報', '海报', 'Poster'),
      is_show: true,
    },
    {
      id: 't-hover',
      position: 'hovering',
      pic_url: '/h.svg',
      link: '/x',
      alt: localText('', '', ''),
      is_show: false,
    },
  ])
  await insertRows('article', [
    {
      id: 't-new',
      title: localText('新文', '新文', 'New'),
      author: localText('', '', 'Editor'),
      minutes: 3,
      pic_url: '/n.svg',
      content: localText(
        '',
        '',
        '<h1>Hi</h1><iframe src="https://x"></iframe><img src="/assets/a.svg" onerror="x()"><a ' +
          'href="data:text/html,x">d</a>',
      ),
      date: '2099-01-02',
      search_text: '',
    },
    {
      id: 't-old',
      title: localText('舊文', '旧文', 'Old'),
      author: localText('', '', ''),
      minutes: 3,
      pic_url: '/o.svg',
      content: localText('', '', ''),
      date: '2099-01-01',
      search_text: '',
    },
  ])
  await insertRows('protocol', [
    {
      id: 't-protocol',
      kind: 'booking',
      title: localText('預約須知', '预约须知', 'Booking terms'),
      content: localText('', '', '<p style="color:red">Terms</p>'),
      date: '2026-01-01',
    },
  ])
  await insertRows('exchange_rate', [
    { code: 'XTS', rate_e4: 9213, update_time: '2026-11-20T01:02:03Z' },
    { code: 'XXX', rate_e4: 0, update_time: '2026-11-20T01:02:03Z' },
  ])
})

describe('home', () => {
  test('has its blocks in order, without disabled ones', async () => {
    const { data } = await get('decoration')
    expect(data.slice(0, 2)).toMatchObject([
      { id: 't-block-1', title: null, banners: [{ title: 'Banner', buttonText: 'Go' }] },
      { id: 't-block-2', title: 'Packages' },
    ])
    expect(data.map((block) => block.id)).not.toContain('t-block-off')
  })
  test('has settings that name the adverts to show', async () => {
    await medibook.query("update advert set is_show = false where id not like 't-%'")
    expect((await get('homeConfig')).data).toMatchObject({
      openingAdvertId: 't-poster',
      hoveringAdvertId: null,
    })
  })
  test("has its icons in the caller's language", async () => {
    expect((await get('navigationBar', {}, 'zh-Hans')).data[0]).toEqual({
      id: 't-nav',
      name: '疫苗',
      icon: 'syringe',
      link: '/x',
    })
  })
  test('shows only current notices, newest first', async () => {
    const ids = async () =>
      (await get('noticeList')).data.map((item) => item.id).filter((id) => id.startsWith('t-'))
    expect(await ids()).toEqual(['t-newer', 't-now'])
    await medibook.clock.advance(2 * HOUR)
    try {
      expect(await ids()).toEqual(['t-coming', 't-newer'])
    } finally {
      await medibook.clock.reset()
    }
  })
})

test('shows adverts by position without a token', async () => {
  expect((await get('openingAdvert', { params: { id: 't-poster' } })).data).toEqual({
    isShow: '1',
    picUrl: '/p.svg',
    link: '/x',
    alt: 'Poster',
  })
  expect((await get('hoveringAdvert', { params: { id: 't-hover' } })).data).toMatchObject({ isShow: '0' })
  expect(await get('openingAdvert', { params: { id: 't-hover' } })).toMatchObject({ code: 40400 })
  await medibook.query("update advert set pic_url = '/p-{lang}.svg' where id = 't-hover'")
  expect(
    (await medibook.call('hoveringAdvert', { params: { id: 't-hover' }, lang: 'fr' })).data,
  ).toMatchObject({ picUrl: '/p-fr.svg' })
})

describe('articles and protocols', () => {
  test('are listed newest first, without their text', async () => {
    const { data } = await get('articlePage')
    expect(data.records.slice(0, 2).map((card) => card.id)).toEqual(['t-new', 't-old'])
    expect(data.records[0]).not.toHaveProperty('content')
    expect(await get('articlePage', { query: { size: '0' } })).toMatchObject({ code: 40000 })
  })
  test('have sanitised text', async () => {
    expect((await get('articleDetail', { params: { id: 't-new' } })).data.content).toBe(
      '<h2>Hi</h2><img src="/assets/a.svg" /><a>d</a>',
    )
    expect((await get('protocolDetail', { params: { id: 't-protocol' } })).data).toEqual({
      id: 't-protocol',
      kind: 'booking',
      title: 'Booking terms',
      content: '<p>Terms</p>',
      updateTime: '2026-01-01',
    })
    expect((await get('protocolList')).data.map((item) => item.id)).toContain('t-protocol')
  })
  test.each(['articleDetail', 'protocolDetail'] as const)(
    '%s of an unknown id is not found',
    async (name) => {
      expect(await get(name, { params: { id: 'nowhere' } })).toMatchObject({ code: 40400, data: null })
    },
  )
})

describe('settings', () => {
  const set = (code: string, en: string) =>
    medibook.query(
      'insert into custom_config values ($1, $2) on conflict (custom_code) do update set config_value = $2',
      [code, JSON.stringify(localText(`${en}繁`, `${en}简`, en))],
    )

  test.each([
    ['displayMode', 'display_mode'],
    ['taxesConfig', 'taxes'],
    ['couponCodeSetting', 'coupon_code'],
    ['techSupport', 'tech_support'],
    ['salesPriceNull', 'sales_price_null_setting'],
    ['displaySalesAndPrice', 'display_sales_and_price'],
  ] as const)('%s, with a default when nothing is set', async (name, customCode) => {
    await medibook.query('delete from custom_config where custom_code = $1', [customCode])
    expect((await get(name)).data).toEqual({ customCode, configValue: expect.any(String) })
    await set(customCode, 'value')
    expect((await get(name)).data).toEqual({ customCode, configValue: 'value' })
    expect((await get(name, {}, 'zh-Hans')).data).toEqual({ customCode, configValue: 'value简' })
  })
  test('include customer service and the confirm page', async () => {
    await set('customer_phone', '+852 1')
    await set('operator_licence', 'Licence 7')
    expect((await get('customerSetting')).data).toMatchObject({
      phone: '+852 1',
      helpCentreUrl: '/pages-common/help/help',
      licence: 'Licence 7',
    })
    await medibook.query(
      "delete from custom_config where custom_code in ('coupon_code', 'taxes', 'order_remark')",
    )
    expect((await get('orderConfirmDisplay')).data).toMatchObject({
      discountCode: '1',
      taxes: '1',
      remark: '1',
      protocolIds: expect.arrayContaining([{ id: 't-protocol', title: 'Booking terms' }]),
    })
  })
  test.each([
    ['2', '2'],
    ['1', '1'],
    ['9', '1'],
  ])('currency %s is mode %s', async (value, mode) => {
    await set('currency', value)
    expect((await get('currency')).data).toEqual({ currency: mode })
  })
  test('include a rate with four decimals and its time at the clinic', async () => {
    expect((await get('exchangeRate', { params: { code: 'XTS' } })).data).toEqual({
      code: 'XTS',
      rate: '0.9213',
      time: '2026-11-20 09:02:03',
    })
  })
  test.each([
    ['ZZZ', 40400],
    ['XXX', 40400],
    ['hkd', 40000],
    ['HKDD', 40000],
  ])('the rate of %s fails with %i', async (code, expected) => {
    expect(await get('exchangeRate', { params: { code } })).toMatchObject({ code: expected })
  })
})
