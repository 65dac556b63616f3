import { routePath } from '../scripts/lib/route-paths.mjs'

/** The path with its parameters and query, which are sent in this order; `{id}` stays. */
const asked = (name, query = {}, params = {}) => {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return routePath(name, params) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

const id = '{id}'
const running = { status: 'running', current: 1, size: 3, searchCount: false, spuId: id }
const campaigns = [asked('grouponInfoPage', running), asked('bargainInfoPage', running)]

const product = [asked('goodsDetail', {}, { id }), asked('currency'), ...campaigns]

/**
 * Reads that a page begins with and that the HTML starts before the scripts have arrived (see
 * src/platform/request/early-read.ts). An endpoint must be asked exactly as the page asks it: an answer that
 * nobody takes is a wasted request, and an end-to-end test says so. `{id}` is taken from the page's own
 * address; without it the read is left out. Pages that the server draws ahead are drawn from these answers
 * (src/first-screen/screens.ts).
 *
 * @type {Record<string, string[]>} page path → API paths
 */
export const earlyReads = {
  'pages/Home/index': [
    'decoration',
    'navigationBar',
    'noticeList',
    'hotSale',
    'hotCategory',
    'homeConfig',
  ].map((name) => routePath(name)),
  'pages-common/welcome/index': [routePath('protocolList')],
  'pages-goods/goods-detail/goods-detail': [...product, asked('ensureList', { spuId: id })],
  'pages-shopping/goods/goods': product,
  'pages-clinic/clinic-home/clinic-home': [
    asked('shopDetail', {}, { id }),
    asked('clinicInfo', {}, { shopId: id }),
    asked('queueLines', { shopId: id }),
  ],
  'pages-clinic/clinic-doctor/clinic-doctor': [
    asked('doctorDetail', {}, { id }),
    asked('doctorDays', { doctorId: id }),
  ],
  'pages-common/article': [asked('articleDetail', {}, { id })],
}

/** As above, for a page that is drawn ahead at its plain address only: a choice in its address would ask for more. */
export const drawnReads = {
  'pages/Commodity/index': [
    asked('homeConfig'),
    asked('categoryTree'),
    asked('goodsPageAll', { current: 1, size: 12 }),
  ],
  'pages-shop/index': [asked('shopDetail', {}, { id })],
}
