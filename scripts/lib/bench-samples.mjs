import { randomUUID } from 'node:crypto'
import { tsImport } from 'tsx/esm/api'

/** @returns {Promise<{ username: string, password: string }[]>} the seed's demo accounts */
export async function loadDemoAccounts() {
  const loaded = await tsImport('../../server/db/seed/demo-accounts.ts', import.meta.url)
  return loaded.demoAccounts ?? loaded.default.demoAccounts
}

/**
 * setData of the compiled mini-program: opening home, and the goods list of the commodity page.
 *
 * @returns bytes and calls; for the list also how many cards the page then shows
 */
export async function measureSetData(server, wantedCards = 20) {
  const loaded = await tsImport('../../__tests__/support/weapp-runtime/launch.ts', import.meta.url)
  const launch = loaded.launch ?? loaded.default.launch
  // Class names are hashed: a card is counted by its price
  const countCards = (session) => (session.text().match(/HK\$/g) ?? []).length
  const measure = async (entry, isComplete) => {
    const session = launch({ server, entry })
    await session.settle()
    for (let page = 0; page < 4 && !isComplete(session); page += 1) {
      session.reachBottom()
      await session.settle()
    }
    const stats = session.setDataStats()
    const cards = countCards(session)
    session.close()
    return { ...stats, cards }
  }
  return { home: await measure('pages/Home/index', () => true), list: await measure('pages/Commodity/index', (session) => countCards(session) >= wantedCards) }
}

/**
 * The body of an order as the confirm page sends it: the product with the largest stock that needs no appointment, so
 * that orders under load are refused as late as possible.
 *
 * @param {ReturnType<import('./api-client.mjs').createApiClient>} api signed in
 * @returns {Promise<() => object>} makes the body without its idempotency key
 */
export async function sampleOrder(api) {
  const page = await api.get('/mall/api/web/goodsspu/page', { current: '1', size: '50' })
  const [product] = page.records.filter((goods) => goods.isBookable === '0' && goods.isFree === '0').sort((a, b) => b.stock - a.stock)
  if (!product) throw new Error('the seed has no product that can be bought without an appointment')
  const { skus } = await api.get(`/mall/api/ma/goodsspu/booking/${product.id}`)
  const [sku] = skus.filter((one) => one.enable === '1').sort((a, b) => b.stock - a.stock)
  const lines = [{ spuId: product.id, skuId: sku.id, quantity: 1 }]
  const { paymentPrice } = await api.post('/mall/api/ma/orderinfo/booking/calculateOrderPrice', { lines })
  const body = { lines, buyerName: '陳大文', buyerPhoneCode: '+852', buyerPhone: '91234567', deliveryAddress: '香港中環皇后大道中 1 號 8 樓', protocolAccepted: '1', expectedPrice: paymentPrice }
  await api.post('/mall/api/ma/orderinfo', { ...body, idempotencyKey: randomUUID() })
  return () => body
}
