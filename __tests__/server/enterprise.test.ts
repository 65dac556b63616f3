import { codes } from '../../contract/constants/codes'
import type { OrderPrice } from '../../contract/order-placing'
import { asUser } from '../support/clinic-world'
import {
  addGoods,
  addUser,
  inParallel,
  insert,
  order,
  paid,
  place,
  placed,
  price,
  stock,
  type TestUser,
  value,
} from '../support/order-world'

const DAY_MS = 86_400_000
const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })
const at = (days: number): string => new Date(medibook.clock.now().getTime() + days * DAY_MS).toISOString()
let user: TestUser
let stranger: TestUser

async function addCode(code: string, total = 100, days = 30): Promise<void> {
  await insert('enterprise_code', { code, enterprise_id: 't-firm', total, end_time: at(days) })
}

beforeAll(async () => {
  await addGoods('t-pills', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 10_000,
    stock: 10_000,
  })
  await addGoods('t-private', { isBookable: false, slotKind: null, kind: 'product', priceCents: 10_000 })
  await insert('enterprise', {
    id: 't-firm',
    kind: 'company',
    name: text('Firm'),
    notice: text('note'),
    end_time: at(300),
  })
  await insert('enterprise', {
    id: 't-other',
    kind: 'school',
    name: text('School'),
    notice: text('note'),
    end_time: at(300),
  })
  for (const [id, firm] of [
    ['t-house', 't-firm'],
    ['t-second-house', 't-firm'],
    ['t-school-house', 't-other'],
  ] as const)
    await insert('enterprise_merchant', {
      id,
      enterprise_id: firm,
      name: text(id),
      logo: '/assets/brands/kangxu.svg',
      sort: 0,
    })
  await insert('enterprise_goods', {
    id: 't-price',
    merchant_id: 't-house',
    spu_id: 't-pills',
    sku_id: 't-pills-sku',
    price_cents: 6_000,
    quota: 3,
    sort: 0,
  })
  await addCode('FIRM')
})
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

const login = (
  who: TestUser,
  body: Record<string, string> = { invitationCode: 'FIRM', merchantId: 't-house' },
) => asUser(who).call('enterpriseLogin', { body })
async function member(who = user): Promise<TestUser> {
  const answer = await login(who)
  if (answer.code !== 0) throw new Error(`the sign-in was refused: ${answer.code}`)
  return who
}
const offer = { offer: { kind: 'enterprise', id: 't-house' } }
const buy = (who: TestUser, quantity = 1, body: Record<string, unknown> = {}) =>
  place(who, {
    goods: 't-pills',
    quantity,
    expected: (60 * quantity).toFixed(2),
    body: { ...offer, ...body },
  })
const quotaLeft = async (who = user) =>
  (await asUser(who).call('enterpriseGoodsDetail', { params: { id: 't-pills' } })).data.prices[0]?.quotaLeft

describe('signing in', () => {
  test('requires a code and a merchant, each with its own text', async () => {
    expect(await login(user, {})).toMatchObject({
      code: codes.inviteCodeMissing,
      msg: 'The invitation code is empty, please sign in again',
      data: { field: 'invitationCode' },
    })
    expect(await login(user, { invitationCode: '  ', merchantId: 't-house' })).toMatchObject({
      code: codes.inviteCodeMissing,
    })
    expect(await login(user, { invitationCode: 'NOBODY', merchantId: 't-house' })).toMatchObject({
      code: codes.inviteCodeUnknown,
    })
    expect(await login(user, { invitationCode: 'FIRM' })).toMatchObject({
      code: codes.merchantUnknown,
      msg: 'Select a merchant',
    })
    expect(await login(user, { invitationCode: 'FIRM', merchantId: 't-school-house' })).toMatchObject({
      code: codes.merchantUnknown,
    })
    expect(await asUser(user).call('enterpriseInfo')).toMatchObject({ code: codes.enterpriseNeeded })
  })

  test('binds only this session to the enterprise, until it is unbound', async () => {
    const other = { ...user, session: await medibook.signIn(user.id) }
    expect((await login(user, { invitationCode: ' firm ', merchantId: 't-house' })).data).toMatchObject({
      id: 't-firm',
      name: 'Firm',
      merchant: { id: 't-house' },
    })
    expect((await asUser(user).call('enterpriseInfo')).code).toBe(0)
    expect(await asUser(other).call('enterpriseInfo')).toMatchObject({ code: codes.enterpriseNeeded })
    expect((await asUser(user).call('enterpriseLogout', { body: {} })).code).toBe(0)
    expect(await asUser(user).call('enterpriseInfo')).toMatchObject({ code: codes.enterpriseNeeded })
  })

  test('is required by the enterprise’s calls, which are refused by a code that keeps the session', async () => {
    const calls = [
      () => asUser(user).call('enterpriseInfo'),
      () => asUser(user).call('enterpriseGoodsPage'),
      () => asUser(user).call('enterpriseGoodsDetail', { params: { id: 't-pills' } }),
      () => asUser(user).call('enterpriseOrderPage'),
      () => asUser(user).call('enterpriseOrderDetail', { params: { id: 'any' } }),
      () => asUser(user).call('enterpriseLogout', { body: {} }),
    ]
    for (const call of calls)
      expect(await call()).toMatchObject({
        code: 71508,
        msg: 'Please sign in with your enterprise account',
      })
    expect(await asUser(user).call('orderPage')).toMatchObject({ code: codes.ok })
    expect(await medibook.call('enterpriseInfo')).toMatchObject({ code: codes.sessionMissing })
  })

  test('counts one use of the code per account; refuses a used up or expired code to others', async () => {
    await addCode('TWO', 2)
    const second = await addUser()
    await inParallel(5, () => login(user, { invitationCode: 'TWO', merchantId: 't-house' }))
    expect(await value('select used from enterprise_code where code = $1', ['TWO'])).toBe(1)
    expect((await login(second, { invitationCode: 'TWO', merchantId: 't-house' })).code).toBe(0)
    expect(await login(stranger, { invitationCode: 'TWO', merchantId: 't-house' })).toMatchObject({
      code: codes.inviteCodeSpent,
    })
    expect(
      (await login(user, { invitationCode: 'TWO', merchantId: 't-second-house' })).data.merchant.id,
    ).toBe('t-second-house')
    await addCode('LATE', 9, -1)
    expect(
      await asUser(stranger).call('enterpriseMerchants', { query: { invitationCode: 'LATE' } }),
    ).toMatchObject({
      code: codes.inviteCodeSpent,
    })
  })

  test('by 20 concurrent users takes exactly the 4 uses of a code', async () => {
    await addCode('FOUR', 4)
    const people = await inParallel(20, () => addUser())
    const answers = await Promise.all(
      people.map((who) => login(who, { invitationCode: 'FOUR', merchantId: 't-house' })),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(4)
    expect(await value("select count(*) from enterprise_member where code = 'FOUR'")).toBe(4)
  })
})

describe('prices', () => {
  test('are the list’s, beside the regular ones', async () => {
    await member()
    const { data } = await asUser(user).call('enterpriseGoodsPage')
    expect(data.records).toMatchObject([
      {
        id: 't-pills',
        skuId: 't-pills-sku',
        enterprisePrice: '60.00',
        usualPrice: '100.00',
        quota: 3,
        quotaLeft: 3,
        offerId: 't-house',
      },
    ])
    expect(
      (await asUser(user).call('enterpriseGoodsPage', { query: { keyword: 'nothing' } })).data.records,
    ).toEqual([])
    expect(await asUser(user).call('enterpriseGoodsDetail', { params: { id: 't-private' } })).toMatchObject({
      code: codes.notFound,
    })
    const lines = [{ spuId: 't-pills', skuId: 't-pills-sku', quantity: 2 }]
    expect((await price({ lines, ...offer }, user.session)).data).toMatchObject({
      paymentPrice: '120.00',
    } satisfies Partial<OrderPrice>)
  })

  test('are visible only to the session bound to the enterprise', async () => {
    const lines = [{ spuId: 't-pills', skuId: 't-pills-sku', quantity: 1 }]
    expect(await price({ lines, ...offer })).toMatchObject({ code: codes.enterpriseNeeded })
    expect(await price({ lines, ...offer }, stranger.session)).toMatchObject({ code: codes.enterpriseNeeded })
    await member()
    expect(await buy({ ...user, session: await medibook.signIn(user.id) })).toMatchObject({
      code: codes.enterpriseNeeded,
    })
    expect(await place(user, { goods: 't-private', expected: '100.00', body: offer })).toMatchObject({
      code: codes.notOnPriceList,
    })
    // a list that does not exist is answered like another enterprise's
    for (const id of ['t-school-house', 'unknown'])
      expect(await price({ lines, offer: { kind: 'enterprise', id } }, user.session)).toMatchObject({
        code: codes.enterpriseOther,
      })
  })

  test('end with the agreement', async () => {
    await member()
    await medibook.query("update enterprise set is_enabled = false where id = 't-firm'")
    expect(await asUser(user).call('enterpriseGoodsPage')).toMatchObject({ code: codes.enterpriseStopped })
    expect(await buy(user)).toMatchObject({ code: codes.enterpriseStopped })
    await medibook.query("update enterprise set is_enabled = true where id = 't-firm'")
  })

  test('say when they ended', async () => {
    await member()
    await medibook.query("update enterprise set end_time = '2026-03-01T04:00:00Z' where id = 't-firm'")
    expect(await buy(user)).toMatchObject({
      code: codes.enterpriseEnded,
      msg: expect.stringContaining('企業優惠已於 2026年3月1日 結束'),
      data: { day: '2026-03-01' },
    })
    await medibook.query('update enterprise set end_time = $1 where id = $2', [at(300), 't-firm'])
  })

  test('end for an account that was removed from the members', async () => {
    await member()
    await medibook.query('delete from enterprise_member where user_id = $1', [user.id])
    expect(await asUser(user).call('enterpriseGoodsPage')).toMatchObject({ code: codes.enterpriseNotMember })
    expect(await buy(user)).toMatchObject({ code: codes.enterpriseNotMember })
  })
})

describe('quota', () => {
  test('is counted when ordering and returned when cancelling, once', async () => {
    await member()
    const made = await buy(user, 2)
    expect(made.data).toMatchObject({ paymentPrice: '120.00' })
    expect(await quotaLeft()).toBe(1)
    expect(await buy(user, 2)).toMatchObject({
      code: codes.enterpriseQuotaUsedUp,
      data: { left: 1, quota: 3 },
      msg: expect.stringContaining('個人限額是 3 件，尚可購買 1 件，請減少數量'),
    })
    await inParallel(3, () => asUser(user).call('orderCancel', { params: { id: made.data.id } }))
    expect(await quotaLeft()).toBe(3)
  })

  test('is returned when the payment deadline passes', async () => {
    await member()
    await buy(user, 3)
    expect(await quotaLeft()).toBe(0)
    await medibook.clock.advance(31 * 60_000)
    expect(await quotaLeft()).toBe(3)
  })

  test('allows exactly the 3 pieces of one account to 12 concurrent orders', async () => {
    await member()
    const before = await stock('t-pills')
    const answers = await inParallel(12, () => buy(user))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(3)
    expect(answers.filter((answer) => answer.code === codes.enterpriseQuotaUsedUp)).toHaveLength(9)
    expect(await stock('t-pills')).toBe(before - 3)
    expect(await quotaLeft()).toBe(0)
  })
})

test("enterprise orders are separate from one's own", async () => {
  await member()
  const firm = (await buy(user)).data
  const own = await placed(user, { goods: 't-private', expected: '100.00' })
  await paid(user, firm.id)
  const page = async (query: Record<string, string> = {}) =>
    (await asUser(user).call('enterpriseOrderPage', { query })).data
  expect(await page()).toMatchObject({
    total: 1,
    records: [{ id: firm.id, paymentPrice: '60.00', isPay: '1' }],
  })
  expect((await page({ tab: 'unpaid' })).total).toBe(0)
  expect(await asUser(user).call('enterpriseOrderDetail', { params: { id: firm.id } })).toMatchObject({
    code: 0,
    data: { id: firm.id },
  })
  expect(await asUser(user).call('enterpriseOrderDetail', { params: { id: own.id } })).toMatchObject({
    code: codes.notFound,
  })
  await member(stranger)
  expect(await asUser(stranger).call('enterpriseOrderDetail', { params: { id: firm.id } })).toMatchObject({
    code: codes.notFound,
  })
  expect(await order(stranger, firm.id)).toMatchObject({ code: codes.notFound })
})
