import { codes } from '../../contract/constants/codes'
import { callAs } from '../support/campaign-world'
import {
  addGoods,
  addUser,
  inParallel,
  insert,
  nextId,
  paid,
  placed,
  price,
  ship,
  type TestUser,
  value,
} from '../support/order-world'

let user: TestUser

beforeAll(() =>
  addGoods('t-member-goods', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 60_000,
    freightCents: 3_000,
    stock: 1_000,
  }),
)
beforeEach(async () => {
  user = await addUser()
})

const join = (who = user) => callAs(who, 'memberJoin')
const me = async (who = user) => (await callAs(who, 'member')).data
const growth = async (who = user) => (await callAs(who, 'growthValueDetail')).data
const levels = async () => (await callAs(null, 'memberSysConfig')).data.levels
/** A completed purchase for HK$ 600.00 and 30.00 freight. @returns the order */
async function completed(who = user): Promise<string> {
  const { id } = await placed(who, { goods: 't-member-goods', expected: '630.00' })
  await paid(who, id)
  expect(await ship(id)).toBeNull()
  expect((await medibook.call('orderReceive', { params: { id }, session: who.session })).code).toBe(0)
  return id
}
type GrowthModule = typeof import('../../server/contexts/campaigns/member/commands/growth')
const growthModule = () => medibook.server.load<GrowthModule>('contexts/campaigns/member/commands/growth.ts')
async function inOrder(
  id: string,
  work: (
    module: GrowthModule,
    tx: Parameters<GrowthModule['earnGrowth']>[0],
    order: Parameters<GrowthModule['earnGrowth']>[1],
  ) => Promise<void>,
): Promise<void> {
  const { inTransaction } = medibook.server.load<typeof import('../../server/lib/context')>('lib/context.ts')
  const [row] = await medibook.query<{
    id: string
    order_no: string
    user_id: string
    payment_cents: number
  }>('select id, order_no, user_id, payment_cents from order_info where id = $1', [id])
  if (!row) throw new Error('no such order')
  await inTransaction(medibook.server.app.contextFor(), (tx) =>
    work(growthModule(), tx, {
      id: row.id,
      orderNo: row.order_no,
      userId: row.user_id,
      paymentCents: row.payment_cents,
    }),
  )
}
const sum = (who = user) =>
  value('select coalesce(sum(amount), 0) from growth_record where user_id = $1', [who.id])

test('joining happens once, also for ten concurrent calls, and adds the joining value', async () => {
  expect(await me()).toMatchObject({
    isMember: '0',
    memberNo: null,
    level: null,
    growthValue: 0,
    joinTime: null,
    nextLevel: { level: 1 },
  })
  const answers = await inParallel(10, () => join())
  expect(new Set(answers.map((answer) => answer.data.memberNo)).size).toBe(1)
  const { joinGrowth } = (await callAs(null, 'memberSysConfig')).data
  expect(answers[0]).toMatchObject({
    code: 0,
    data: { isMember: '1', growthValue: joinGrowth, level: { level: 1 }, nextLevel: { level: 2 } },
  })
  expect(await growth()).toMatchObject({
    total: 1,
    records: [{ type: 'join', amount: joinGrowth, description: 'Joined', orderNo: null }],
  })
})

test('no account becomes a member while membership is disabled', async () => {
  await medibook.query('update member_config set is_on = false')
  expect(await join()).toMatchObject({ code: codes.memberOff })
  expect((await callAs(null, 'memberDisplay')).data.isShow).toBe('0')
  await medibook.query('update member_config set is_on = true')
  expect(await value('select count(*) from member where user_id = $1', [user.id])).toBe(0)
})

test('a completed order counts without its freight, once, and raises the level', async () => {
  await join()
  const before = (await me()).growthValue
  const id = await completed()
  const [, second] = await levels()
  expect(await me()).toMatchObject({ growthValue: before + 600, level: { level: 2 } })
  const lack = ((await levels())[2]?.growthValue ?? 0) - before - 600
  // a point of growth is HK$1 spent
  expect(await me()).toMatchObject({ lackGrowthValue: lack, lackSpend: lack.toFixed(2) })
  expect(second?.growthValue).toBeLessThanOrEqual(before + 600)
  expect((await growth()).records[0]).toMatchObject({
    type: 'order',
    amount: 600,
    orderNo: expect.stringMatching(/^KX/) as string,
  })
  await inParallel(5, () => inOrder(id, (module, tx, order) => module.earnGrowth(tx, order)))
  expect((await me()).growthValue).toBe(before + 600)
  expect(await sum()).toBe(before + 600)
})

test('a refund deducts in proportion, never more than was earned', async () => {
  await join()
  const before = (await me()).growthValue
  const id = await completed()
  const back = (cents?: number) => inOrder(id, (module, tx, order) => module.takeGrowthBack(tx, order, cents))
  await back(31_499)
  expect((await me()).growthValue).toBe(before + 301)
  await back(31_500)
  expect((await me()).growthValue).toBe(before + 300)
  await back(31_500)
  expect((await me()).growthValue).toBe(before + 300)
  await inParallel(5, () => back())
  expect((await me()).growthValue).toBe(before)
  expect(await sum()).toBe(before)
  expect((await growth()).records.map((row) => [row.type, row.amount]).sort()).toEqual(
    [
      ['join', before],
      ['order', 600],
      ['refund', -600],
    ].sort(),
  )
})

test('a fully refunded order deducts what it earned', async () => {
  await join()
  const before = (await me()).growthValue
  const id = await completed()
  const { publish } = medibook.server.load<typeof import('../../server/lib/events')>('lib/events.ts')
  const { orderGivenBack } = medibook.server.load<
    typeof import('../../server/contexts/commerce/orders/events')
  >('contexts/commerce/orders/events.ts')
  await inOrder(id, (_module, tx, order) => publish(tx, orderGivenBack, order as never))
  expect((await me()).growthValue).toBe(before)
})

test('non-members earn nothing', async () => {
  await completed()
  expect(await me()).toMatchObject({ isMember: '0', growthValue: 0 })
  expect((await growth()).total).toBe(0)
})

test("levels and benefits come from the database; the caller's are marked", async () => {
  await insert('member_right', {
    id: nextId('t-right'),
    name: { 'zh-Hant': '無', 'zh-Hans': '无', en: 'none' },
    detail: { 'zh-Hant': '', 'zh-Hans': '', en: '' },
    icon: 'bell',
    sort: 99,
  })
  const visitor = (await callAs(null, 'memberRightsList')).data
  expect(visitor.at(-1)).toMatchObject({ name: 'none', minLevel: null, isMine: '0' })
  expect(visitor.every((right) => right.isMine === '0')).toBe(true)
  await join()
  const mine = async () =>
    (await callAs(user, 'memberRightsList')).data.flatMap(({ isMine, minLevel }) =>
      isMine === '1' ? [minLevel] : [],
    )
  expect(await mine()).toEqual([1])
  const center = (await callAs(user, 'memberCenter')).data
  expect(center.levels.map((level) => level.level)).toEqual([1, 2, 3, 4])
  expect(center.levels.map((level) => level.isReached)).toEqual(['1', '0', '0', '0'])
  expect(center.levels[3]?.rights.length).toBeGreaterThan(center.levels[0]?.rights.length ?? 9)
  expect((await callAs(user, 'memberDisplay')).data).toMatchObject({
    isShow: '1',
    isMember: '1',
    levelName: 'Starter',
    nextLevelName: 'Wellness',
  })
  expect((await callAs(null, 'memberDisplay')).data).toMatchObject({
    isMember: '0',
    levelName: null,
    growthValue: 0,
  })
  await completed()
  expect(await mine()).toEqual([1, 2])
})

test('no benefit in the seed promises a price, and the highest level pays the regular price', async () => {
  for (const lang of ['zh-Hant', 'en']) {
    const rights = (await medibook.call('memberRightsList', { lang })).data
    expect(
      rights.filter(({ name, detail }) => /折|減|扣|%|\$|discount|\boff\b|price/i.test(name + detail)),
    ).toEqual([])
  }
  await join()
  await medibook.query('update member set growth_value = 1000000 where user_id = $1', [user.id])
  expect((await me()).level?.level).toBe(4)
  const lines = [{ spuId: 't-member-goods', skuId: 't-member-goods-sku', quantity: 1 }]
  const priceFor = async (session: string) => (await price({ lines }, session)).data.paymentPrice
  expect(await priceFor(user.session)).toBe(await priceFor((await addUser()).session))
})

test('every kind of record is in the demo history, and their sum is the value', async () => {
  const session = await medibook.signIn('user-demo1')
  const demo: TestUser = { id: 'user-demo1', session, person: '' }
  const list = await growth(demo)
  expect(new Set(list.records.map((row) => row.type))).toEqual(new Set(['join', 'order', 'refund']))
  expect(await sum(demo)).toBe((await me(demo)).growthValue)
})
