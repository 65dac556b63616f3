/**
 * Reads that a page begins with and that the HTML starts before the scripts have arrived (see
 * src/platform/request/early-read.ts). A path must be asked exactly as the page asks it: an answer that nobody takes
 * is a wasted request, and an end-to-end test says so. `{id}` is taken from the page's own address; without it the
 * read is left out.
 *
 * @type {Record<string, string[]>} page path → API paths
 */
export const earlyReads = {
  'pages/Home/index': [
    '/mall/api/ma/decoration',
    '/mall/api/navigationBar/get',
    '/mall/api/web/notice',
    '/mall/api/web/hotSaleSpu',
  ],
  'pages-goods/goods-detail/goods-detail': ['/mall/api/ma/goodsspu/booking/{id}'],
  'pages-common/article': ['/mall/api/ma/article/detail/{id}'],
}
