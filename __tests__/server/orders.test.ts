import { codes } from '../../contract/constants/codes'
import type { OrderCard } from '../../contract/orders'
import {
  addCode,
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  codeUsed,
  dayIn,
  inParallel,
  newKey,
  order,
  paid,
  pay,
  place,
  placed,
  ship,
  stock,
  taken,
  type TestUser,
  value,
} from '../support/order-world'

const MINUTE_MS = 60_000
let user: TestUser
let stranger: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-other')
  await addGoods('t-package', { shops: ['t-shop'], stock: 500 })
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 5_000,
    stock: 500,
  })
  await addGoods('t-nothing-to-pay', { priceCents: 0, shops: ['t-shop'] })
  await addGoods('t-women-40', { sex: '2', ageMin: 40, ageMax: 60, shops: ['t-shop'] })
  await addSlot('t-slot', 't-shop', dayIn(5), '10:00', 50)
  await addSlot('t-slot-other', 't-other', dayIn(5), '10:00', 50)
  await addCode('TEN', { perUser: 1000, total: 1000 })
})
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

const withSlot = (extra = {}) =>
  placed(user, { goods: 't-package', shop: 't-shop', slot: 't-slot', ...extra })
const product = () => placed(user, { goods: 't-product', expected: '50.00' })
const call = <T = unknown>(
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  who = user,
  query?: Record<string, string>,
) =>
  medibook.call<T>(method, `/mall/api/ma/orderinfo${url}`, {
    session: who.session,
    lang: 'en',
    ...(query ? { query } : {}),
  })
const cancel = (id: string, who = user) =>
  call<{ status: string; cancelReason: string; actions: string[] }>('PUT', `/cancel/${id}`, who)
const remove = (id: string, who = user) => call('DELETE', `/${id}`, who)
const receive = (id: string, who = user) => call<{ status: string }>('PUT', `/receive/${id}`, who)

describe('placing', () => {
  test('holds the slot, takes stock and answers the whole order', async () => {
    const before = { taken: await taken('t-slot'), stock: await stock('t-package') }
    const made = await withSlot()
    expect(made).toMatchObject({
      status: null,
      isPay: '0',
      paymentPrice: '1000.00',
      bookingDate: dayIn(5),
      bookingTime: '10:00',
      shopId: 't-shop',
      actions: ['pay', 'cancel'],
      buyerPhone: '****4567',
      buyerName: 'Chan Tai Man',
      shop: { id: 't-shop' },
      preparations: [{ icon: 'drop' }],
      bookings: [{ state: 'held', actions: [], verifyCode: null, needleNo: 0 }],
    })
    expect(made.orderNo).toMatch(/^KX\d{12}\d{6}$/)
    expect(made.outTime).toBeGreaterThan(29 * 60)
    expect(made.outTime).toBeLessThanOrEqual(30 * 60)
    expect(await taken('t-slot')).toBe(before.taken + 1)
    expect(await stock('t-package')).toBe(before.stock - 1)
  })

  test('without a slot the appointment waits, but not before it is paid', async () => {
    const made = await placed(user, { goods: 't-package', shop: 't-shop' })
    expect(made.bookings).toMatchObject([{ state: 'pre', actions: [], date: null }])
    await paid(user, made.id)
    expect((await order(user, made.id)).data).toMatchObject({
      status: '10',
      isPay: '1',
      outTime: null,
      bookings: [{ state: 'pre', actions: ['book', 'contact'] }],
      actions: ['book', 'contact'],
    })
  })

  test('the same key twenty times at once is one order', async () => {
    const key = newKey()
    const before = { taken: await taken('t-slot'), stock: await stock('t-package') }
    const answers = await inParallel(20, () =>
      place(user, { goods: 't-package', shop: 't-shop', slot: 't-slot', key }),
    )
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([0]))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await value('select count(*) from order_info where user_id = $1', [user.id])).toBe(1)
    expect(await taken('t-slot')).toBe(before.taken + 1)
    expect(await stock('t-package')).toBe(before.stock - 1)
  })

  test('a key that was used for something else is refused; another user may have the same key', async () => {
    const key = newKey()
    await withSlot({ key })
    expect(await place(user, { goods: 't-product', expected: '50.00', key })).toMatchObject({
      code: codes.badInput,
    })
    expect(await place(stranger, { goods: 't-product', expected: '50.00', key })).toMatchObject({ code: 0 })
  })

  test('a refused placement may be tried again with its key, and has taken nothing', async () => {
    const key = newKey()
    const before = {
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }
    expect(
      await place(user, {
        goods: 't-package',
        shop: 't-shop',
        slot: 't-slot',
        person: stranger.person,
        code: 'TEN',
        expected: '900.00',
        key,
      }),
    ).toMatchObject({ code: codes.notFound })
    expect(
      await place(user, {
        goods: 't-package',
        shop: 't-shop',
        slot: 'no-slot',
        code: 'TEN',
        expected: '900.00',
        key,
      }),
    ).toMatchObject({ code: codes.dayNotBookable })
    expect({
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }).toEqual(before)
    expect(
      await place(user, {
        goods: 't-package',
        shop: 't-shop',
        slot: 't-slot',
        code: 'TEN',
        expected: '900.00',
        key,
      }),
    ).toMatchObject({ code: 0 })
  })

  test('a store that does not offer it, and a slot of another store, are not bookable', async () => {
    expect(await place(user, { goods: 't-package', shop: 't-other' })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await place(user, { goods: 't-package', shop: 't-shop', slot: 't-slot-other' })).toMatchObject({
      code: codes.dayNotBookable,
    })
  })

  test.each([
    ['a man', { sex: '1', birthDate: '1980-01-01' }, 'women'],
    ['too young on the day', { birthDate: '2000-01-01' }, '40'],
    ['too old on the day', { birthDate: '1950-01-01' }, '60'],
  ])('refuses %s with words', async (_name, person, words) => {
    const id = `${user.id}-x`
    await addPerson(user.id, id, person)
    const answer = await medibook.call('POST', '/mall/api/ma/orderinfo', {
      session: user.session,
      lang: 'en',
      body: {
        idempotencyKey: newKey(),
        lines: [{ spuId: 't-women-40', skuId: 't-women-40-sku', quantity: 1 }],
        shopId: 't-shop',
        personId: id,
        buyerName: 'B',
        buyerPhoneCode: '+852',
        buyerPhone: '91234567',
        protocolAccepted: '1',
        expectedPrice: '1000.00',
      },
    })
    expect(answer).toMatchObject({ code: codes.personNotEligible, msg: expect.stringContaining(words) })
  })

  test('age counts on the day of the appointment', async () => {
    const id = `${user.id}-bd`
    await addPerson(user.id, id, { birthDate: `${Number(dayIn(5).slice(0, 4)) - 40}${dayIn(5).slice(4)}` })
    expect(await place(user, { goods: 't-women-40', shop: 't-shop', person: id })).toMatchObject({
      code: codes.personNotEligible,
    })
    expect(
      await place(user, { goods: 't-women-40', shop: 't-shop', person: id, slot: 't-slot' }),
    ).toMatchObject({ code: 0 })
  })

  test('what costs nothing is paid at once', async () => {
    expect(
      await place(user, { goods: 't-nothing-to-pay', shop: 't-shop', slot: 't-slot', expected: '0.00' }),
    ).toMatchObject({ code: 0, data: { status: '11', isPay: '1', bookings: [{ state: 'booked' }] } })
  })

  test.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['only spaces', '   '],
  ])('shipped goods are refused with %s', async (_name, deliveryAddress) => {
    const before = await stock('t-product')
    const answer = await place(user, { goods: 't-product', expected: '50.00', body: { deliveryAddress } })
    expect(answer).toMatchObject({
      code: codes.badInput,
      data: { field: 'deliveryAddress', rule: 'required' },
    })
    expect(answer.msg).not.toBe('')
    expect(await stock('t-product')).toBe(before)
  })

  test('the address of shipped goods is kept as typed and answered to the buyer alone', async () => {
    const made = await placed(user, {
      goods: 't-product',
      expected: '50.00',
      body: { deliveryAddress: '  北角英皇道 653 號 12 樓 B 室 ' },
    })
    expect((await order(user, made.id)).data.deliveryAddress).toBe('北角英皇道 653 號 12 樓 B 室')
    expect(await order(stranger, made.id)).toMatchObject({ code: codes.notFound, data: null })
    expect(JSON.stringify(await order(stranger, made.id))).not.toContain('英皇道')
  })

  test('an appointment keeps no address', async () => {
    const made = await withSlot({ body: { deliveryAddress: '北角英皇道 653 號' } })
    expect(made.deliveryAddress).toBeNull()
    expect(
      await value('select count(*) from order_info where id = $1 and delivery_address is not null', [
        made.id,
      ]),
    ).toBe(0)
  })

  test('needs a session', async () => {
    expect(await medibook.call('POST', '/mall/api/ma/orderinfo', { body: {} })).toMatchObject({
      code: expect.any(Number),
    })
    expect((await medibook.call('GET', '/mall/api/ma/orderinfo/page')).code).toBe(codes.sessionMissing)
  })
})

describe('cancelling', () => {
  test('gives back slot, stock and code, once, however often it is asked at once', async () => {
    const before = {
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }
    const made = await withSlot({ code: 'TEN', expected: '900.00' })
    expect(await codeUsed('TEN')).toBe(before.used + 1)
    const answers = await inParallel(8, () => cancel(made.id))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.stateForbids)).toHaveLength(7)
    expect({
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }).toEqual(before)
    expect((await order(user, made.id)).data).toMatchObject({
      status: '5',
      isPay: '0',
      cancelReason: 'user',
      outTime: null,
      actions: ['buyAgain', 'delete'],
      bookings: [{ state: 'cancelled', actions: [] }],
    })
  })

  test('a code given back may be used again', async () => {
    await addCode('ONCE', { perUser: 1 })
    const made = await withSlot({ code: 'ONCE', expected: '900.00' })
    await cancel(made.id)
    expect(
      await place(user, { goods: 't-package', shop: 't-shop', code: 'ONCE', expected: '900.00' }),
    ).toMatchObject({ code: 0 })
  })

  test('a paid order is not cancelled', async () => {
    const made = await withSlot()
    await paid(user, made.id)
    expect(await cancel(made.id)).toMatchObject({ code: codes.stateForbids })
  })
})

describe('the deadline', () => {
  test('is kept when nobody looks', async () => {
    // The orders of the tests before are over first.
    await medibook.clock.advance(31 * MINUTE_MS)
    const before = {
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }
    const made = await withSlot({ code: 'TEN', expected: '900.00' })
    await medibook.clock.advance(29 * MINUTE_MS)
    expect(await medibook.query('select status from order_info where id = $1', [made.id])).toEqual([
      { status: null },
    ])
    await medibook.clock.advance(2 * MINUTE_MS)
    expect(
      await medibook.query('select status, cancel_reason from order_info where id = $1', [made.id]),
    ).toEqual([{ status: '5', cancel_reason: 'deadline' }])
    expect({
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }).toEqual(before)
    await medibook.runDueJobs()
    expect({
      taken: await taken('t-slot'),
      stock: await stock('t-package'),
      used: await codeUsed('TEN'),
    }).toEqual(before)
  })

  test.each([
    ['the order', (id: string) => order(user, id).then((answer) => answer.data.status)],
    [
      'the list',
      async (id: string) =>
        (await call<{ records: OrderCard[] }>('GET', '/page', user, { tab: 'cancelled' })).data.records.find(
          (card) => card.id === id,
        )?.status,
    ],
    [
      'the counts',
      async () =>
        (await call<Record<string, number>>('GET', '/countAll')).data.unpaid === 0 ? '5' : 'unpaid',
    ],
  ])('%s never shows it as unpaid afterwards, also before the job has run', async (_name, statusSeen) => {
    const made = await withSlot()
    const clock = medibook.server.ports.clock as unknown as { advance(ms: number): Promise<number> }
    await clock.advance(30 * MINUTE_MS)
    expect(await statusSeen(made.id)).toBe('5')
  })

  test('ends paying and cancelling', async () => {
    const made = await withSlot()
    await medibook.clock.advance(30 * MINUTE_MS)
    expect(await pay(user, made.id)).toMatchObject({ code: codes.stateForbids })
    expect(await cancel(made.id)).toMatchObject({ code: codes.stateForbids })
  })
})

describe('goods that are shipped', () => {
  test('paid, shipped, received; each step once and in this order', async () => {
    const made = await product()
    expect(await ship(made.id)).toBe(String(codes.stateForbids))
    await paid(user, made.id)
    expect((await order(user, made.id)).data).toMatchObject({
      status: '1',
      actions: ['contact'],
      bookings: [],
    })
    expect(await receive(made.id)).toMatchObject({ code: codes.stateForbids })
    expect(await remove(made.id)).toMatchObject({ code: codes.stateForbids })
    expect(await ship(made.id)).toBeNull()
    expect(await ship(made.id)).toBe(String(codes.stateForbids))
    expect((await order(user, made.id)).data).toMatchObject({ status: '2', actions: ['receive', 'contact'] })
    expect(await receive(made.id)).toMatchObject({ code: 0, data: { status: '3' } })
    expect(await receive(made.id)).toMatchObject({ code: codes.stateForbids })
    expect(await remove(made.id)).toMatchObject({ code: 0, data: true })
    expect(await order(user, made.id)).toMatchObject({ code: codes.notFound })
  })

  test('a package cannot be shipped or received', async () => {
    const made = await withSlot()
    await paid(user, made.id)
    expect(await ship(made.id)).toBe(String(codes.stateForbids))
    expect(await receive(made.id)).toMatchObject({ code: codes.stateForbids })
  })
})

describe('lists', () => {
  test('tabs and counts agree, newest first, deleted ones gone', async () => {
    const [first, second, third] = [await product(), await withSlot(), await product()]
    await paid(user, first.id)
    await cancel(third.id)
    const page = async (tab: string) =>
      (await call<{ records: OrderCard[]; total: number }>('GET', '/page', user, { tab })).data
    expect((await page('all')).records.map((card) => card.id)).toEqual([third.id, second.id, first.id])
    expect((await page('unpaid')).records.map((card) => card.id)).toEqual([second.id])
    expect((await page('paid')).records).toMatchObject([
      { id: first.id, statusDesc: 'Paid', name: 't-product' },
    ])
    expect((await call('GET', '/countAll')).data).toEqual({
      all: 3,
      unpaid: 1,
      toBook: 0,
      booked: 0,
      paid: 1,
      completed: 0,
      refunded: 0,
      cancelled: 1,
    })
    await remove(third.id)
    expect((await page('all')).total).toBe(2)
    expect((await call('GET', '/page', user, { searchCount: 'false', size: '1' })).data).toMatchObject({
      total: 0,
      records: [{ id: second.id }],
    })
  })

  test("somebody else's order answers like a missing one everywhere", async () => {
    const made = await product()
    const answers = await Promise.all([
      order(stranger, made.id),
      cancel(made.id, stranger),
      receive(made.id, stranger),
      remove(made.id, stranger),
      pay(stranger, made.id),
      order(stranger, 'nothing'),
      cancel('nothing', stranger),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ code: codes.notFound, data: null })
    expect((await order(user, made.id)).data.status).toBeNull()
  })
})
