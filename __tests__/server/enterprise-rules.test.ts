import { codes } from '../../contract/constants/codes'
import type * as Offers from '../../server/contexts/campaigns/enterprise/commands/offer'
import type * as Access from '../../server/contexts/campaigns/enterprise/queries/access'
import type { Context } from '../../server/lib/context'
import { asUser } from '../support/clinic-world'
import { addGoods, addUser, insert, place, type TestUser, value } from '../support/order-world'

/**
 * Rules that calls cannot show: the ends of an agreement to the millisecond, with a stopped clock, and its
 * quotas.
 */
const { server } = medibook
const { enterpriseOffer } = server.load<typeof Offers>('contexts/campaigns/enterprise/commands/offer.ts')
const { ownerOf, requireMembership } = server.load<typeof Access>(
  'contexts/campaigns/enterprise/queries/access.ts',
)

const NOW = server.ports.clock.nowMs()
const END = NOW + 1_000_000
const CODE_END = NOW + 500_000
// Date of the server's own realm
const OuterDate = server.ports.clock.now().constructor as DateConstructor
const at = (ms: number): Context => ({
  ...server.app.contextFor(),
  now: () => new OuterDate(ms),
  user: { id: user.id, tokenHash: '', enterpriseId: 't-ends' },
})
const text = { 'zh-Hant': 'x', 'zh-Hans': 'x', en: 'x' }
let user: TestUser
let stranger: TestUser
const addMember = (who: TestUser) =>
  insert('enterprise_member', {
    enterprise_id: 't-ends',
    user_id: who.id,
    code: 'ENDS',
    merchant_id: 't-ends-house',
    join_time: new Date(NOW).toISOString(),
  })

beforeAll(async () => {
  user = await addUser()
  stranger = await addUser()
  await insert('enterprise', {
    id: 't-ends',
    kind: 'company',
    name: text,
    notice: text,
    end_time: new Date(END).toISOString(),
  })
  await insert('enterprise_merchant', {
    id: 't-ends-house',
    enterprise_id: 't-ends',
    name: text,
    logo: '/a.svg',
    sort: 0,
  })
  const code = { enterprise_id: 't-ends', end_time: new Date(CODE_END).toISOString() }
  await insert('enterprise_code', { ...code, code: 'ENDS', total: 2, used: 0 })
  await insert('enterprise_code', { ...code, code: 'SPENT', total: 2, used: 2 })
  await insert('enterprise_code', { ...code, code: 'NEARLY', total: 2, used: 1 })
  await addMember(user)
})

const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => codes.ok,
    (error: { code: number }) => error.code,
  )

test('an agreement is valid until its end, for its pages, its prices and its members’ codes', async () => {
  const prices = (ms: number) =>
    enterpriseOffer.unitPrices(at(ms), {
      id: 't-ends-house',
      userId: user.id,
      lines: [],
      isPlacing: false,
    } as never)
  for (const [ms, page, price, code] of [
    [END - 1, codes.ok, codes.ok, codes.ok],
    [END, codes.enterpriseEnded, codes.enterpriseEnded, codes.inviteCodeSpent],
  ] as const) {
    expect(await codeOf(requireMembership(at(ms)))).toBe(page)
    expect(await codeOf(prices(ms))).toBe(price)
    expect(await codeOf(ownerOf(at(ms), user.id, 'ENDS'))).toBe(code)
  }
})

test.each([
  ['ENDS', -1, codes.ok],
  ['ENDS', 0, codes.inviteCodeSpent],
  ['NEARLY', -1, codes.ok],
  ['SPENT', -1, codes.inviteCodeSpent],
])('the code %s, %i ms from its end, accepts a new member with: %i', async (code, fromEnd, answer) => {
  const ms = CODE_END + fromEnd
  expect(await codeOf(ownerOf(at(ms), stranger.id, code))).toBe(answer)
  // a member may sign in with any of them
  expect(await codeOf(ownerOf(at(ms), user.id, code))).toBe(codes.ok)
})

describe('a quota', () => {
  const goods = 't-quota'
  const buy = (who: TestUser) =>
    place(who, { goods, expected: '60.00', body: { offer: { kind: 'enterprise', id: 't-ends-house' } } })
  const used = (who: TestUser) =>
    value('select used from enterprise_use where user_id = $1 and sku_id = $2', [who.id, `${goods}-sku`])
  const newMember = async (): Promise<TestUser> => {
    const who = await addUser()
    await addMember(who)
    await medibook.query("update enterprise set end_time = now() + interval '300 days' where id = 't-ends'")
    const body = { invitationCode: 'ENDS', merchantId: 't-ends-house' }
    expect(await asUser(who).call('enterpriseLogin', { body })).toMatchObject({ code: codes.ok })
    return who
  }
  beforeAll(async () => {
    const shipped = { isBookable: false, slotKind: null, kind: 'product' } as const
    await addGoods(goods, { ...shipped, priceCents: 10_000, stock: 100 })
    await insert('enterprise_goods', {
      id: 't-quota-price',
      merchant_id: 't-ends-house',
      spu_id: goods,
      sku_id: `${goods}-sku`,
      price_cents: 6_000,
      quota: 3,
      sort: 0,
    })
  })

  test('returns the amount of an order once, however often that is requested', async () => {
    const who = await newMember()
    const { data: first } = await buy(who)
    await buy(who)
    expect(await used(who)).toBe(2)
    for (let times = 0; times < 2; times += 1) {
      await enterpriseOffer.released?.(server.app.contextFor(), { orderId: first.id } as never)
      expect(await used(who)).toBe(1)
    }
  })

  test("reduced below a member's purchases does not affect them, and allows no more", async () => {
    const who = await newMember()
    await buy(who)
    await buy(who)
    await medibook.query("update enterprise_goods set quota = 1 where id = 't-quota-price'")
    expect(await buy(who)).toMatchObject({ code: codes.enterpriseQuotaUsedUp, data: { left: 0 } })
    expect(await used(who)).toBe(2)
  })

  test('belongs to a list that shows goods with two versions at one price once', async () => {
    const who = await newMember()
    const sku = `${goods}-sku-b`
    await insert('sku', {
      id: sku,
      spu_id: goods,
      name: text,
      pic_url: '',
      sales_price_cents: 10_000,
      stock: 9,
      specs: [],
    })
    const entry = { merchant_id: 't-ends-house', spu_id: goods, quota: 3, sort: 1 }
    await insert('enterprise_goods', { ...entry, id: 't-quota-price-b', sku_id: sku, price_cents: 6_000 })
    const { data } = await asUser(who).call('enterpriseGoodsPage')
    expect(data).toMatchObject({ total: 1, records: [{ id: goods, skuId: `${goods}-sku` }] })
  })
})
