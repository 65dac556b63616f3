import appConfig from '@/app.config'
import { leadsSomewhere, toUrl } from '@/navigation/navigate'
import { decode } from '@/navigation/query'
import { linkedRoutes, routes, tabRoutes } from '@/navigation/routes'

interface Config {
  pages: string[]
  tabBar: { list: { pagePath: string }[]; color: string; selectedColor: string }
  window: { onReachBottomDistance: number }
}
const config = appConfig as unknown as Config
const registered = config.pages.map((page) => `/${page}`)

/** Section 2 of the specification. */
const SPECIFIED = [
  '/pages/Home/index',
  '/pages/Shops/index',
  '/pages/Commodity/index',
  '/pages/Mine/index',
  '/pages/trolley/index',
  '/pages-common/search',
  '/pages-common/welcome/index',
  '/pages-common/map/fullScreen',
  '/pages-common/settingLocales',
  '/pages-common/classification/classification',
  '/pages-common/webview',
  '/pages-common/article',
  '/pages-common/reservation/reservation',
  '/pages-common/announce/announce',
  '/pages-goods/goods-detail/goods-detail',
  '/pages-goods/goods-comfirm/goods-comfirm',
  '/pages-goods/free-reservations',
  '/pages-goods/goods-contrast/goods-contrast',
  '/pages-goods/goods-contrast/contrast-detail',
  '/pages-goods/goods-free-book/goods-free-book',
  '/pages-order/order-list/order-list',
  '/pages-order/order-all/order-all',
  '/pages-order/order-info/order-info',
  '/pages-order/pay-success/pay-success',
  '/pages-order/enterprise-order/enterprise-order',
  '/pages-mine/booking-person/booking-person',
  '/pages-mine/booking-person/edit-person',
  '/pages-mine/my-servince/personal-data/personal-data',
  '/pages-mine/my-servince/feedback/feedback',
  '/pages-mine/my-servince/receipt/receipt',
  '/pages-mine/browse-collect/browse-collect',
  '/pages-mine/enterprise-login/enterprise-login',
  '/pages-mine/enterprise-goods/enterprise-goods',
  '/pages-mine/physical-report/physical-report',
  '/pages-mine/login/login',
  '/pages-shop/index',
  ...[
    'clinic-home',
    'clinic-classification',
    'clinic-doctor',
    'clinic-infos',
    'doctor-booking',
    'goods-booking',
    'clinic-reservation',
    'queue',
    'clinic-search',
  ].map((name) => `/pages-clinic/${name}/${name}`),
  '/pages-shopping/personal-list/personal-list',
  '/pages-shopping/personal-list/personal-edit',
  '/pages-shopping/goods/goods',
  '/pages-shopping/subOrder/subOrder',
]

test('every specified route has a name with the specified spelling', () => {
  const known: string[] = Object.values(routes)
  expect(SPECIFIED).toHaveLength(49)
  expect(SPECIFIED.filter((route) => !known.includes(route))).toEqual([])
  expect(known.filter((route) => !SPECIFIED.includes(route))).toEqual([
    routes.course,
    routes.watches,
    routes.help,
    routes.notFound,
    routes.refund,
    routes.refundDetail,
    routes.refunds,
    routes.logistics,
    routes.review,
    routes.myReviews,
    routes.accesses,
    routes.messages,
    routes.coupons,
    routes.points,
    routes.membership,
    routes.campaigns,
    routes.groupBuy,
    routes.bargain,
    routes.referral,
    routes.myCampaigns,
  ])
})

test('each of the 49 routes of the specification has its page', () => {
  expect(SPECIFIED.filter((route) => !registered.includes(route))).toEqual([])
})

test('only routes with a page are linkable, and every page is', () => {
  expect([...linkedRoutes].sort()).toEqual(registered.sort())
})

test('the four tabs are in the order of the specification, with its colours', () => {
  expect(config.tabBar.list.map(({ pagePath }) => `/${pagePath}`)).toEqual([...tabRoutes])
  expect(config.tabBar).toMatchObject({ color: '#8F8F8F', selectedColor: '#41C492' })
  expect(config.window.onReachBottomDistance).toBe(50)
})

test('parameters become a query; undefined ones are omitted', () => {
  expect(
    toUrl(routes.goodsDetail, {
      id: '7',
      name: '體檢 & 更多',
      from: undefined,
      tab: null,
      empty: '',
      n: 0,
      isNew: false,
    }),
  ).toBe(`${routes.goodsDetail}?id=7&name=${encodeURIComponent('體檢 & 更多')}&n=0&isNew=false`)
  expect(decode(encodeURIComponent('體檢 & 更多'))).toBe('體檢 & 更多')
  expect(decode('100%')).toBe('100%')
})

test('a link of the server works with or without a leading slash when its route has a page', () => {
  for (const link of [
    '/pages-goods/goods-detail/goods-detail?id=1',
    'pages-goods/goods-detail/goods-detail?id=1',
    '/pages/Home/index',
    '/',
    '/?from=poster',
  ])
    expect([link, leadsSomewhere(link)]).toEqual([link, true])
  for (const link of ['', '/nowhere', 'https://example.com/pages/Home/index'])
    expect([link, leadsSomewhere(link)]).toEqual([link, false])
})
