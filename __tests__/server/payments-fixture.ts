import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  pay,
  placed,
  type TestUser,
  value,
} from '../support/order-world'

/** Goods to pay for, and a buyer for each test. Importing it adds them to the test file's database. */

export const MINUTE_MS = 60_000

export let user: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'] })
  await addGoods('t-product', { isBookable: false, slotKind: null, priceCents: 5_000 })
  await addSlot('t-slot', 't-shop', dayIn(5), '10:00', 100)
})

beforeEach(async () => {
  user = await addUser()
})

afterEach(() => medibook.clock.reset())

export const newOrder = () => placed(user, { goods: 't-package', shop: 't-shop', slot: 't-slot' })

export const started = async (orderId: string) => {
  const answer = await pay(user, orderId)
  if (answer.code !== 0) throw new Error(`paying was refused: ${answer.code}`)
  return answer.data.transactionId
}

export const ask = (transactionId: string, payType = 'alipay', who = user) =>
  medibook.call('payQuery', { params: { payType, transactionId }, session: who.session })

export const refunded = (transactionId: string) =>
  value("select (value->>'refundedCents')::int from sandbox_state where value->>'paymentId' = $1", [
    transactionId,
  ])

export const cancel = (orderId: string) =>
  medibook.call('orderCancel', { params: { id: orderId }, session: user.session })
