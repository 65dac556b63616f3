import { addGroupon, campaignGoods, founded } from '../support/campaign-world'
import { addUser, type TestUser, value } from '../support/order-world'

/** Goods, a founder, a friend and twenty buyers, new for each test. Importing it creates them. */

export let goods: string

export let user: TestUser

export let friend: TestUser

let buyers: TestUser[]

// Created for each test, because sessions expire while the clock is advanced, and unpaid orders return stock
// later.
beforeEach(async () => {
  goods = await campaignGoods()
  user = await addUser()
  friend = await addUser()
  buyers = []
  for (let index = 0; index < 20; index += 1) buyers.push(await addUser())
})

afterEach(() => medibook.clock.reset())

export const buyer = (index: number): TestUser => {
  const found = buyers[index]
  if (!found) throw new Error('no such buyer')
  return found
}

export const inGroup = (id: string, expected = '70.00') => ({ goods, kind: 'groupon' as const, id, expected })

export const groupRow = async (id: string) =>
  (
    await medibook.query<{ state: string; taken: number; paid: number }>(
      'select state, taken, paid from groupon_group where id = $1',
      [id],
    )
  )[0]

export const open = async (o: Partial<Parameters<typeof addGroupon>[0]> = {}) => {
  const groupon = await addGroupon({ goods, ...o })
  return { groupon, ...(await founded(user, { goods, groupon })) }
}

/** Cents that the provider has refunded for an order's payments. */
export const givenBack = async (orderId: string): Promise<number> => {
  await medibook.clock.advance(61_000)
  return value(
    "select coalesce(sum(amount_cents), 0) from order_refund where order_id = $1 and state = 'refunded'",
    [orderId],
  )
}
