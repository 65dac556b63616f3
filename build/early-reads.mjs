import { routePath } from '../scripts/lib/route-paths.mjs'

/**
 * Reads that a page begins with and that the HTML starts before the scripts have arrived (see
 * src/platform/request/early-read.ts). An endpoint must be asked exactly as the page asks it: an answer that
 * nobody takes is a wasted request, and an end-to-end test says so. `{id}` is taken from the page's own
 * address; without it the read is left out.
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
  'pages-goods/goods-detail/goods-detail': [routePath('goodsDetail', { id: '{id}' })],
  'pages-common/article': [routePath('articleDetail', { id: '{id}' })],
}
