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
export async function measureSetData(server) {
  const loaded = await tsImport('../../__tests__/support/weapp-runtime/launch.ts', import.meta.url)
  const launch = loaded.launch ?? loaded.default.launch
  const measure = async (entry) => {
    const session = launch({ server, entry })
    await session.settle()
    const cards = session.findAll((node) => /(^|\s)(goods-?card|goodsCard|card)_/i.test(node.cl ?? '')).length
    const stats = session.setDataStats()
    session.close()
    return { ...stats, cards }
  }
  return { home: await measure('pages/Home/index'), list: await measure('pages/Commodity/index') }
}

/**
 * The body of an order for a shipped product or a package, as the confirm page sends it.
 *
 * @param {ReturnType<import('./api-client.mjs').createApiClient>} api signed in
 * @returns {Promise<() => object>} makes the body without its idempotency key
 */
export async function sampleOrder(api, samples) {
  const goods = await api.get(`/mall/api/ma/goodsspu/booking/${samples.goodsId}`)
  const sku = goods.skus?.[0] ?? goods.specs?.[0]
  const body = { skuId: sku?.id, spuId: goods.id, quantity: 1, buyerName: '陳大文', buyerPhone: '91234567', buyerPhoneCode: '+852', personId: samples.personId }
  await api.post('/mall/api/ma/orderinfo', { ...body, idempotencyKey: `bench-${Date.now()}` })
  return () => body
}
