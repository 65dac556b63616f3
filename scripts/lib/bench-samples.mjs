import { randomUUID } from 'node:crypto'
import { tsImport } from 'tsx/esm/api'
import { storedConsent } from './api-client.mjs'

/** @returns {Promise<{ username: string, password: string }[]>} the seed's demo accounts */
export async function loadDemoAccounts() {
  const loaded = await tsImport('../../server/demo/seed/demo-accounts.ts', import.meta.url)
  return loaded.demoAccounts ?? loaded.default.demoAccounts
}

/**
 * Measures setData of the compiled mini-program for a returning user: opening home (its first screen, then to
 * its end), and the goods list of the commodity page.
 *
 * @returns bytes, calls and the largest call, also of the first screen alone; for the list also the number of
 * cards shown
 */
export async function measureSetData(server, wantedCards = 20) {
  const loaded = await tsImport('../../__tests__/support/weapp-runtime/launch.ts', import.meta.url)
  const launch = loaded.launch ?? loaded.default.launch
  // Every card has one heading
  const countCards = (session) => session.findAll({ role: 'heading' }).length
  const measure = async (entry, isComplete) => {
    const session = launch({ server, entry, storage: storedConsent })
    await session.settle()
    const firstScreen = { ...session.setDataStats(), cards: countCards(session) }
    for (let page = 0; page < 4 && !isComplete(session); page += 1) {
      session.reachBottom()
      await session.settle()
    }
    const stats = session.setDataStats()
    const cards = countCards(session)
    session.close()
    return { ...stats, firstScreen, cards }
  }
  let homeScrolls = 0
  return {
    home: await measure('pages/Home/index', () => (homeScrolls += 1) > 1),
    list: await measure('pages/Commodity/index', (session) => countCards(session) > wantedCards),
  }
}

/**
 * The body of an order as the confirm page sends it: a package to be booked later, with its clinic and
 * person.
 *
 * @param {ReturnType<import('./api-client.mjs').createApiClient>} api signed in
 * @returns {Promise<() => object>} a function that creates the body without its idempotency key
 */
export async function sampleOrder(api) {
  // the stock of a package lasts for all rounds, unlike that of shipped products
  const page = await api.call('packagePage', { query: { current: '1', size: '50' } })
  const persons = await api.call('personList')
  const self = persons.find((person) => person.relation === 'self')
  const details = await Promise.all(
    page.records.slice(0, 10).map(({ id }) => api.call('goodsDetail', { params: { id } })),
  )
  const goods = details.find(
    ({ eligibility: { sex, ageMin, ageMax } }) =>
      self && (sex === '0' || sex === self.sex) && (ageMin ?? 0) <= self.age && self.age <= (ageMax ?? 150),
  )
  if (!self || !goods) throw new Error('the seed has no package that the demo account may take')
  const [sku] = goods.skus.filter((one) => one.enable === '1').sort((a, b) => b.stock - a.stock)
  const {
    records: [shop],
  } = await api.call('shopPage', { query: { spuId: goods.id, current: '1', size: '1' } })
  const lines = [{ spuId: goods.id, skuId: sku.id, quantity: 1 }]
  const { paymentPrice } = await api.call('calculateOrderPrice', { body: { lines } })
  const body = {
    lines,
    shopId: shop.id,
    personId: self.id,
    buyerName: '陳大文',
    buyerPhoneCode: '+852',
    buyerPhone: '91234567',
    protocolAccepted: '1',
    expectedPrice: paymentPrice,
  }
  await api.call('placeOrder', { body: { ...body, idempotencyKey: randomUUID() } })
  return () => body
}
