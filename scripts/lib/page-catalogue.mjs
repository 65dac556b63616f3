import { campaignPages } from './campaign-pages.mjs'
import { orderPages } from './order-pages.mjs'

export { loadSamples } from './page-samples.mjs'

/**
 * Every page of the product with an address at which it shows content. The mini-program tests, the browser
 * tests, axe and the screenshots all iterate over this table; a test compares it with src/app.config.ts.
 * `search` receives the samples of `loadSamples` and returns the query, with '?' or ''.
 *
 * @typedef {{ goodsId: string, bookableId: string, freeId: string, categoryId: string, articleId: string,
 * shopId: string, storeId: string, orderId: string, personId: string, comparedIds: string, ticketId: string,
 * doctorId: string, requestId: string, reportId: string, addressId: string, productId: string,
 * refundableId: string, refundId: string, parcelId: string, reviewableId: string }} Samples `isFirstLaunch`:
 * shown only before the user has answered about privacy. `people`: who sees a different page; without it the
 * page is the same for visitors and members. `emptyBy`: how the page becomes empty: its lists are empty, or
 * its id does not exist. Without it there is always content. `fillsWindow`: grows with the window, so that no
 * window shows the whole of it.
 *
 * @typedef {{ route: string, name: string, needsLogin: boolean, search: (samples: Samples) => string,
 * isFirstLaunch?: boolean, people?: 'both' | 'visitors', emptyBy?: 'lists' | 'unknownId',
 * fillsWindow?: boolean }} CataloguePage
 */

const plain = () => ''

/**
 * A list of the user's own rows; visitors are asked to sign in.
 *
 * @param {string} route @param {string} name @returns {CataloguePage}
 */
const ownList = (route, name) => ({
  route,
  name,
  needsLogin: true,
  people: 'both',
  emptyBy: 'lists',
  search: plain,
})

/** @type {CataloguePage[]} */
export const pageCatalogue = [
  {
    route: 'pages/Home/index',
    name: 'home',
    needsLogin: false,
    people: 'both',
    emptyBy: 'lists',
    search: plain,
  },
  { route: 'pages/Shops/index', name: 'shops', needsLogin: false, emptyBy: 'lists', search: plain },
  { route: 'pages/Commodity/index', name: 'commodity', needsLogin: false, emptyBy: 'lists', search: plain },
  { route: 'pages/Mine/index', name: 'mine', needsLogin: false, people: 'both', search: plain },
  ownList('pages/trolley/index', 'cart'),
  {
    route: 'pages-common/search',
    name: 'search',
    needsLogin: false,
    emptyBy: 'lists',
    search: () => `?keyword=${encodeURIComponent('疫苗')}`,
  },
  { route: 'pages-common/settingLocales', name: 'languages', needsLogin: false, search: plain },
  {
    route: 'pages-common/classification/classification',
    name: 'category',
    needsLogin: false,
    emptyBy: 'lists',
    search: ({ categoryId }) => `?id=${categoryId}`,
  },
  ownList('pages-common/reservation/reservation', 'appointments'),
  ownList('pages-common/course/course', 'course'),
  ownList('pages-common/watches/watches', 'watches'),
  {
    route: 'pages-common/article',
    name: 'article',
    needsLogin: false,
    emptyBy: 'unknownId',
    search: ({ articleId }) => `?id=${articleId}`,
  },
  {
    route: 'pages-common/announce/announce',
    name: 'notices',
    needsLogin: false,
    emptyBy: 'lists',
    search: plain,
  },
  {
    route: 'pages-common/help/help',
    name: 'help',
    needsLogin: false,
    emptyBy: 'lists',
    search: plain,
  },
  {
    route: 'pages-common/map/fullScreen',
    name: 'map',
    needsLogin: false,
    emptyBy: 'unknownId',
    fillsWindow: true,
    search: ({ shopId }) => `?id=${shopId}`,
  },
  {
    route: 'pages-common/webview',
    name: 'outside-page',
    needsLogin: false,
    search: () => '?url=https%3A%2F%2Fwww.example.com%2Fhealth',
  },
  {
    route: 'pages-common/welcome/index',
    name: 'welcome',
    needsLogin: false,
    isFirstLaunch: true,
    people: 'visitors',
    search: plain,
  },
  { route: 'pages-common/not-found', name: 'not-found', needsLogin: false, search: plain },
  {
    route: 'pages-goods/goods-detail/goods-detail',
    name: 'goods-detail',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ goodsId }) => `?id=${goodsId}`,
  },
  {
    route: 'pages-goods/goods-comfirm/goods-comfirm',
    name: 'order-confirm',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ goodsId }) => `?id=${goodsId}`,
  },
  {
    route: 'pages-goods/free-reservations',
    name: 'free-services',
    needsLogin: false,
    emptyBy: 'lists',
    search: plain,
  },
  {
    route: 'pages-goods/goods-free-book/goods-free-book',
    name: 'free-booking',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ freeId }) => `?id=${freeId}`,
  },
  ownList('pages-goods/goods-contrast/goods-contrast', 'compare-list'),
  {
    route: 'pages-goods/goods-contrast/contrast-detail',
    name: 'compare',
    needsLogin: false,
    emptyBy: 'unknownId',
    search: ({ comparedIds }) => `?ids=${comparedIds}`,
  },
  ...orderPages,
  {
    route: 'pages-shop/index',
    name: 'shop',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ storeId }) => `?id=${storeId}`,
  },
  {
    route: 'pages-clinic/clinic-home/clinic-home',
    name: 'clinic',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ shopId }) => `?id=${shopId}`,
  },
  {
    route: 'pages-clinic/clinic-classification/clinic-classification',
    name: 'departments',
    needsLogin: false,
    emptyBy: 'lists',
    search: ({ shopId }) => `?shopId=${shopId}`,
  },
  {
    route: 'pages-clinic/clinic-infos/clinic-infos',
    name: 'clinic-infos',
    needsLogin: false,
    emptyBy: 'unknownId',
    search: ({ shopId }) => `?id=${shopId}`,
  },
  {
    route: 'pages-clinic/clinic-search/clinic-search',
    name: 'clinic-search',
    needsLogin: false,
    emptyBy: 'lists',
    search: ({ shopId }) => `?shopId=${shopId}&keyword=${encodeURIComponent('體檢')}`,
  },
  {
    route: 'pages-clinic/clinic-doctor/clinic-doctor',
    name: 'doctor',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ doctorId }) => `?id=${doctorId}`,
  },
  {
    route: 'pages-clinic/doctor-booking/doctor-booking',
    name: 'doctor-request',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ requestId }) => `?id=${requestId}`,
  },
  {
    route: 'pages-clinic/goods-booking/goods-booking',
    name: 'clinic-services',
    needsLogin: false,
    people: 'both',
    emptyBy: 'lists',
    search: ({ shopId }) => `?shopId=${shopId}`,
  },
  ownList('pages-clinic/clinic-reservation/clinic-reservation', 'clinic-appointments'),
  ownList('pages-mine/booking-person/booking-person', 'persons'),
  {
    route: 'pages-mine/booking-person/edit-person',
    name: 'person',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ personId }) => `?id=${personId}`,
  },
  ownList('pages-mine/browse-collect/browse-collect', 'favourites'),
  {
    route: 'pages-clinic/queue/queue',
    name: 'queue',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ ticketId }) => `?id=${ticketId}`,
  },
  {
    route: 'pages-mine/my-servince/personal-data/personal-data',
    name: 'personal-data',
    needsLogin: true,
    people: 'both',
    search: plain,
  },
  {
    route: 'pages-mine/my-servince/feedback/feedback',
    name: 'feedback',
    needsLogin: true,
    people: 'both',
    search: plain,
  },
  ownList('pages-mine/my-servince/accesses/accesses', 'accesses'),
  ownList('pages-mine/my-servince/receipt/receipt', 'receipts'),
  {
    route: 'pages-mine/physical-report/physical-report',
    name: 'reports',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ reportId }) => `?id=${reportId}`,
  },
  {
    route: 'pages-mine/enterprise-login/enterprise-login',
    name: 'enterprise-sign-in',
    needsLogin: true,
    people: 'both',
    search: plain,
  },
  ownList('pages-mine/enterprise-goods/enterprise-goods', 'enterprise-shop'),
  ownList('pages-order/enterprise-order/enterprise-order', 'enterprise-orders'),
  {
    route: 'pages-shopping/goods/goods',
    name: 'shipped-goods',
    needsLogin: false,
    emptyBy: 'unknownId',
    search: ({ productId }) => `?id=${productId}`,
  },
  ownList('pages-shopping/personal-list/personal-list', 'recipients'),
  {
    route: 'pages-shopping/personal-list/personal-edit',
    name: 'recipient',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ addressId }) => `?id=${addressId}`,
  },
  {
    route: 'pages-shopping/subOrder/subOrder',
    name: 'parcel-order',
    needsLogin: true,
    people: 'both',
    emptyBy: 'unknownId',
    search: ({ productId }) => `?id=${productId}`,
  },
  ...campaignPages,
  ownList('pages-mine/messages/messages', 'messages'),
  ownList('pages-shopping/coupons/coupons', 'coupons'),
  ownList('pages-shopping/points/points', 'points'),
  {
    route: 'pages-shopping/membership/membership',
    name: 'membership',
    needsLogin: true,
    people: 'both',
    search: plain,
  },
  { route: 'pages-mine/login/login', name: 'sign-in', needsLogin: false, people: 'visitors', search: plain },
]

/** @param {string} route with or without leading slash @returns {CataloguePage | undefined} */
export function findPage(route) {
  const wanted = route.replace(/^\//, '')
  return pageCatalogue.find((page) => page.route === wanted)
}
