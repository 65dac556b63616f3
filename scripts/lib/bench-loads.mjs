import { randomUUID } from 'node:crypto'
import { sampleOrder } from './bench-samples.mjs'
import { routePath } from './route-paths.mjs'

const homeCalls = [
  routePath('decoration'),
  routePath('navigationBar'),
  routePath('noticeList'),
  routePath('hotCategory'),
  routePath('hotSale'),
  `${routePath('packagePage')}?size=6`,
  `${routePath('shopPage')}?size=4`,
  `${routePath('articlePage')}?size=4`,
]
const listCalls = [
  `${routePath('goodsPageAll')}?size=20`,
  `${routePath('goodsPageAll')}?size=20&descs=sale_num`,
  `${routePath('goodsPageAll')}?size=20&ascs=sales_price`,
  `${routePath('goodsPageAll')}?size=20&categoryId=cat-packages&current=2`,
  `${routePath('goodsPageAll')}?size=20&region=HK`,
  `${routePath('goodsPageBySales')}?size=20&kind=vaccine`,
]
const searchCalls = ['疫苗', '体检', 'liugan', 'women', '血壓計', 'gu mi du'].map(
  (keyword) => `${routePath('search')}?size=10&keyword=${encodeURIComponent(keyword)}`,
)

/**
 * The calls measured in each row of the table, made with a session. A call without a sample is null.
 *
 * @param {string} url of the server
 * @param {ReturnType<import('./api-client.mjs').createApiClient>} api signed in
 * @param {string} session
 * @returns {Promise<Record<string, { url: string, requests: object[] } | null>>}
 */
export async function loadsOf(url, api, session) {
  const headers = {
    'app-id': 'medibook-h5',
    'tenant-id': '1',
    'third-session': session,
    'accept-language': 'zh-Hant',
  }
  const reads = (paths) => ({ url, requests: paths.map((path) => ({ method: 'GET', path, headers })) })
  const writes = (path, makeBody) => ({
    url,
    requests: [
      {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(makeBody()) }),
      },
    ],
  })
  const goods = await api.call('goodsPageAll', { query: { size: '40', descs: 'sale_num' } })
  const makeOrder = await sampleOrder(api)
  const [ticket] = await api.call('queueCurrent').catch(() => [])
  return {
    home: reads(homeCalls),
    list: reads(listCalls),
    search: reads(searchCalls),
    detail: reads(goods.records.map(({ id }) => routePath('goodsDetail', { id }))),
    orders: reads([`${routePath('orderPage')}?size=10`, routePath('orderCount')]),
    calculate: writes(routePath('calculateOrderPrice'), () => ({ lines: makeOrder().lines })),
    place: writes(routePath('placeOrder'), () => ({ ...makeOrder(), idempotencyKey: randomUUID() })),
    'queue state': ticket ? reads([routePath('queueState', { id: ticket.id })]) : null,
  }
}
