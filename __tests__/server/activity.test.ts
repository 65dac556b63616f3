import { codes } from '../../contract/constants/codes'
import type { CallInput } from '../../contract/endpoint-types'
import { addClinic, askDoctor, atDesk, register } from '../support/clinic-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  newKey,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'

let user: TestUser

beforeAll(async () => {
  await addShop('v-shop')
  await addClinic('v-clinic', 'v-doctor', { capacity: 50 })
  await addGoods('v-parcel', { isBookable: false, slotKind: null })
  await addGoods('v-free', {
    kind: 'service',
    isFree: true,
    priceCents: 0,
    shops: ['v-shop'],
    slotKind: 'free',
  })
  await addSlot('v-slot', 'v-shop', dayIn(5), '10:00', 50, 'free')
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const activity = (query: CallInput<'activityList'>['query'] = {}, who = user) =>
  medibook.call('activityList', { session: who.session, query, lang: 'en' })
const listed = async (query: CallInput<'activityList'>['query'] = {}, who = user) =>
  (await activity(query, who)).data.records.map(({ kind, id }) => `${kind} ${id}`)

/** Creates one entry of each kind, an hour apart. @returns their keys, newest first */
async function oneOfEach(): Promise<string[]> {
  const hour = 3_600_000
  const order = await placed(user, { goods: 'v-parcel' })
  medibook.clock.advance(hour)
  const free = await medibook.call('freeBooking', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      spuId: 'v-free',
      shopId: 'v-shop',
      slotId: 'v-slot',
      personId: user.person,
      phoneCode: '+852',
      phone: '91234567',
    } as never,
  })
  medibook.clock.advance(hour)
  const asked = await askDoctor(user, { doctor: 'v-doctor', date: dayIn(9) })
  medibook.clock.advance(hour)
  const ticket = await register(user, { shop: 'v-clinic', doctor: 'v-doctor' })
  expect([free.code, asked.code, ticket.code]).toEqual([0, 0, 0])
  return [
    `queue ${ticket.data.id}`,
    `doctor ${asked.data.id}`,
    `appointment ${(free.data as { id: string }).id}`,
    `order ${order.id}`,
  ]
}

test('lists all activity of a user newest first, and none of others', async () => {
  const made = await oneOfEach()
  expect(await listed()).toEqual(made)
  expect(await listed({}, await addUser())).toEqual([])
})

test('pages have no gaps or repetitions, even when entries are added meanwhile', async () => {
  const made = await oneOfEach()
  const first = await activity({ size: '3' })
  expect(first.data.records.map(({ kind, id }) => `${kind} ${id}`)).toEqual(made.slice(0, 3))
  medibook.clock.advance(1000)
  await placed(user, { goods: 'v-parcel' })
  const second = await activity({ size: '3', cursor: first.data.next ?? '' })
  expect(second.data).toMatchObject({ records: [{ kind: 'order' }], next: null })
  expect(`order ${second.data.records[0]?.id}`).toBe(made[3])
})

test('entries of the same moment are ordered, and a page may end between them', async () => {
  const orders = []
  for (let i = 0; i < 3; i += 1) orders.push(await placed(user, { goods: 'v-parcel' }))
  await medibook.query(`update order_info set create_time = '2026-01-05T04:00:00.5Z' where user_id = $1`, [
    user.id,
  ])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await activity({ size: '1', ...(cursor ? { cursor } : null) })
    seen.push(...data.records.map(({ id }) => id))
    cursor = data.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(orders.map(({ id }) => id).sort())
})

describe('what waits for the user', () => {
  const ask = async (state: string, inDays: number, previousId?: string) => {
    medibook.clock.advance(1000)
    const { data } = await askDoctor(user, {
      doctor: 'v-doctor',
      date: dayIn(inDays),
      ...(previousId ? { previousId } : null),
    })
    await medibook.query('update doctor_booking set state = $1 where id = $2', [state, data.id])
    return data.id
  }
  const due = async () => (await activity()).data.records.filter(({ isDue }) => isDue).map(({ id }) => id)

  test('comes before what is newer, on every page', async () => {
    const offered = await ask('offered', 9)
    const done = await ask('done', 10)
    const declined = await ask('declined', 11)
    const confirmed = await ask('confirmed', 12)
    const unpaid = await placed(user, { goods: 'v-parcel' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await activity({ size: '2', ...(cursor ? { cursor } : null) })
      seen.push(...data.records.map(({ id, isDue }) => `${id} ${isDue}`))
      cursor = data.next ?? undefined
    } while (cursor)
    expect(seen).toEqual([
      ...[unpaid.id, declined, offered].map((id) => `${id} true`),
      ...[confirmed, done].map((id) => `${id} false`),
    ])
  })

  test('is a refused request until its day has passed; an expired one until it is answered', async () => {
    const refused = await ask('timedOut', 9)
    const expired = await ask('expired', 10)
    expect(await due()).toEqual([expired, refused])
    await medibook.query(`update doctor_booking set date = '2026-01-05' where user_id = $1`, [user.id])
    expect(await due()).toEqual([expired])
  })

  test('is no request that a later one replaces', async () => {
    const refused = await ask('declined', 9)
    expect((await activity()).data.records).toMatchObject([
      { isDue: true, again: { doctorId: 'v-doctor', personId: user.person } },
    ])
    const newer = await ask('waiting', 10, refused)
    expect((await activity()).data.records).toMatchObject([
      { id: newer, isDue: false, again: null },
      { id: refused, isDue: false, again: null },
    ])
  })

  test('says when the first of the offered times ends, and of nothing else', async () => {
    const { data: asked } = await askDoctor(user, { doctor: 'v-doctor', date: dayIn(9) })
    expect((await activity()).data.records).toMatchObject([{ due: null }])
    const times = `${dayIn(10)} 09:00,${dayIn(11)} 09:00`
    expect(await atDesk('doctor', 'offer', { id: asked.id, times })).toBeNull()
    const { data } = await medibook.call('doctorBookingDetail', {
      session: user.session,
      params: { id: asked.id },
    })
    const ends = data.offers.map(({ expireTime }) => expireTime).sort()
    expect(ends).toHaveLength(2)
    expect((await activity()).data.records).toMatchObject([{ state: 'offered', due: ends[0] }])
  })

  test('is a paid order no more', async () => {
    const order = await placed(user, { goods: 'v-parcel' })
    expect(await due()).toEqual([order.id])
    await paid(user, order.id)
    expect(await due()).toEqual([])
  })
})

test('a kind, a keyword and days at the clinic filter the list', async () => {
  const made = await oneOfEach()
  expect(await listed({ kind: 'doctor' })).toEqual([made[1]])
  expect(await listed({ keyword: 'v-doctor' })).toEqual([made[0], made[1]])
  expect(await listed({ keyword: 'v-free' })).toEqual([made[2]])
  expect(await listed({ keyword: '100%_' })).toEqual([])
  const { data } = await activity({ kind: 'order' })
  expect(await listed({ keyword: data.records[0]?.number?.slice(-6) ?? '' })).toEqual([made[3]])

  // half past midnight on 1 March in Hong Kong is still February in UTC
  await medibook.query(`update order_info set create_time = '2026-02-28T16:30:00Z' where user_id = $1`, [
    user.id,
  ])
  expect(await listed({ from: '2026-03-01', to: '2026-03-01' })).toEqual([made[3]])
  expect(await listed({ to: '2026-02-28' })).toEqual([])
})

test('a clinic, a code and the number of a ticket find their entries', async () => {
  await medibook.query(`update shop set search_text = 'house of ' || id where id in ('v-shop', 'v-clinic')`)
  const made = await oneOfEach()
  expect(await listed({ keyword: 'house of v-clinic' })).toEqual([made[0], made[1]])
  expect(await listed({ keyword: 'house of v-shop' })).toEqual([made[2]])
  await medibook.query(`update order_booking set verify_code = 'CODE-90418' where user_id = $1`, [user.id])
  expect(await listed({ keyword: '90418' })).toEqual([made[2]])
  await medibook.query(
    'update queue_ticket set number = 417, check_in_time = register_time where user_id = $1',
    [user.id],
  )
  expect(await listed({ kind: 'queue', keyword: '417' })).toEqual([made[0]])
  expect(await listed({ kind: 'queue', keyword: '41' })).toEqual([])
})

test('an order shows its amount and state; removed orders are missing', async () => {
  const order = await placed(user, { goods: 'v-parcel' })
  expect((await activity()).data.records).toMatchObject([
    { kind: 'order', number: order.orderNo, state: 'unpaid', amount: order.paymentPrice },
  ])
  await paid(user, order.id)
  expect((await activity()).data.records).toMatchObject([{ state: 'paid' }])
  await medibook.query('update order_info set is_deleted = true where id = $1', [order.id])
  expect(await listed()).toEqual([])
})

test('an enterprise order is listed as such and only once', async () => {
  const order = await placed(user, { goods: 'v-parcel' })
  await medibook.query(
    `insert into enterprise_order (order_id, enterprise_id, merchant_id, user_id, create_time) values
      ($1, 'v-enterprise', 'v-merchant', $2, now())`,
    [order.id, user.id],
  )
  expect(await listed()).toEqual([`enterprise ${order.id}`])
  expect(await listed({ kind: 'order' })).toEqual([])
})

test('an invalid cursor is refused', async () => {
  expect(await activity({ cursor: 'elsewhere' })).toMatchObject({ code: codes.badInput })
})

test.each([
  ['from', '0600-10-07'],
  ['to', '1899-12-31'],
  ['to', '9999-12-31'],
] as const)('a day of a year that no calendar of the service has is refused: %s %s', async (field, day) => {
  const session = await medibook.signIn('user-demo-1')
  expect(await medibook.call('activityList', { session, query: { [field]: day } })).toMatchObject({
    code: codes.badInput,
    data: { field, rule: 'range' },
  })
})

test('the first and the last valid day are accepted', async () => {
  expect(await listed({ from: '9998-12-31' })).toEqual([])
  expect(await listed({ to: '1900-01-01' })).toEqual([])
})

test.each(['from', 'to'] as const)('a day that does not exist is refused at %s', async (field) => {
  const session = await medibook.signIn('user-demo-1')
  expect(await medibook.call('activityList', { session, query: { [field]: '0800-00-00' } })).toMatchObject({
    code: codes.badInput,
    data: { field },
  })
})
