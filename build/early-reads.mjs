import { routePath } from '../scripts/lib/route-paths.mjs'

/** The path with its parameters and query, which are sent in this order; `{id}` is kept. */
const asked = (name, query = {}, params = {}) => {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return routePath(name, params) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

const id = '{id}'
const running = { status: 'running', current: 1, size: 3, searchCount: false, spuId: id }
const campaigns = [asked('grouponInfoPage', running), asked('bargainInfoPage', running)]

const product = [asked('goodsDetail', {}, { id }), asked('currency'), ...campaigns]

/**
 * Initial reads of each page, which the HTML starts before the scripts have loaded (see
 * src/platform/request/early-read.ts). They must match the page's own requests exactly: an unused answer is a
 * wasted request, and an end-to-end test fails for it. `{id}` is taken from the page's address; without one
 * the read is skipped. Server-rendered pages are rendered from these answers (src/first-screen/screens.ts).
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

/**
 * The same for pages that are server-rendered at their plain address only, since parameters would require
 * further reads.
 */
export const drawnReads = {
  'pages/Commodity/index': [
    asked('homeConfig'),
    asked('categoryTree'),
    asked('goodsPageAll', { current: 1, size: 12 }),
  ],
  'pages-shop/index': [asked('shopDetail', {}, { id })],
}
