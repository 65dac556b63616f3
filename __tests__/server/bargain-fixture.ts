import type { BargainUser } from '../../contract/bargain'
import { addBargain, campaignGoods, start } from '../support/campaign-world'
import { addUser, type TestUser } from '../support/order-world'

/** Goods to bargain for and thirty friends, and two users for each test. Importing it creates them. */

export let goods: string

export let user: TestUser

export let friend: TestUser

export const everybody: TestUser[] = []

beforeAll(async () => {
  goods = await campaignGoods()
  for (let index = 0; index < 30; index += 1) everybody.push(await addUser())
})

beforeEach(async () => {
  user = await addUser()
  friend = await addUser()
})

afterEach(() => medibook.clock.reset())

export const started = async (o: Parameters<typeof addBargain>[0] | object = {}): Promise<BargainUser> => {
  const answer = await start(user, await addBargain({ goods, ...o }))
  if (answer.code !== 0) throw new Error(`starting was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}

export const ofBargain = (entry: BargainUser, expected: string) => ({
  goods,
  kind: 'bargain' as const,
  id: entry.id,
  expected,
})
