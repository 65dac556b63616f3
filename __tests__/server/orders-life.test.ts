import { codes } from '../../contract/constants/codes'
import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import {
  addCode,
  codeUsed,
  inParallel,
  order,
  paid,
  pay,
  place,
  placed,
  ship,
  stock,
  taken,
} from '../support/order-world'
import { user, stranger, withSlot } from './orders-fixture'

const MINUTE_MS = 60_000

const product = () => placed(user, { goods: 't-product', expected: '50.00' })

const call = <N extends EndpointName>(name: N, input: CallInput<N> = {}, who = user) =>
  medibook.call(name, { session: who.session, lang: 'en', ...input })

const cancel = (id: string, who = user) => call('orderCancel', { params: { id } }, who)

const remove = (id: string, who = user) => call('orderDelete', { params: { id } }, who)

const receive = (id: string, who = user) => call('orderReceive', { params: { id } }, who)

describe('cancelling', () => {
  test('returns slot, stock and code, once, also under concurrent requests', async () => {
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

  test('makes a returned code usable again', async () => {
    await addCode('ONCE', { perUser: 1 })
    const made = await withSlot({ code: 'ONCE', expected: '900.00' })
    await cancel(made.id)
    expect(
      await place(user, { goods: 't-package', shop: 't-shop', code: 'ONCE', expected: '900.00' }),
    ).toMatchObject({ code: 0 })
  })

  test('is refused for a paid order', async () => {
    const made = await withSlot()
    await paid(user, made.id)
    expect(await cancel(made.id)).toMatchObject({ code: codes.stateForbids })
  })
})

describe('the deadline', () => {
  test('is enforced without any request', async () => {
    // The orders of earlier tests have expired first.
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
        (await call('orderPage', { query: { tab: 'cancelled' } }, user)).data.records.find(
          (card) => card.id === id,
        )?.status,
    ],
    ['the counts', async () => ((await call('orderCount')).data.unpaid === 0 ? '5' : 'unpaid')],
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
  test('are paid, shipped and received, each step once and in this order', async () => {
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

  test('are received and removed without a change of other orders', async () => {
    const [made, other] = [await product(), await product()]
    const theirs = await placed(stranger, { goods: 't-product', expected: '50.00' })
    for (const [who, { id }] of [
      [user, made],
      [user, other],
      [stranger, theirs],
    ] as const) {
      await paid(who, id)
      expect(await ship(id)).toBeNull()
    }
    const others = async () => [
      (await order(user, other.id)).data.status,
      (await order(stranger, theirs.id)).data.status,
    ]
    expect(await receive(made.id)).toMatchObject({ code: 0, data: { status: '3' } })
    expect(await others()).toEqual(['2', '2'])
    expect(await remove(made.id)).toMatchObject({ code: 0 })
    expect(await others()).toEqual(['2', '2'])
  })

  test('do not include a package, which cannot be shipped or received', async () => {
    const made = await withSlot()
    await paid(user, made.id)
    expect(await ship(made.id)).toBe(String(codes.stateForbids))
    expect(await receive(made.id)).toMatchObject({ code: codes.stateForbids })
  })
})

describe('lists', () => {
  test('have tabs that agree with their counts, newest first, without deleted ones', async () => {
    const [first, second, third] = [await product(), await withSlot(), await product()]
    await paid(user, first.id)
    await cancel(third.id)
    const page = async (tab: string) => (await call('orderPage', { query: { tab } }, user)).data
    expect((await page('all')).records.map((card) => card.id)).toEqual([third.id, second.id, first.id])
    expect((await page('unpaid')).records.map((card) => card.id)).toEqual([second.id])
    expect((await page('paid')).records).toMatchObject([
      { id: first.id, statusDesc: 'Paid', name: 't-product' },
    ])
    expect((await call('orderCount')).data).toEqual({
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
    expect(
      (await call('orderPage', { query: { searchCount: 'false', size: '1' } }, user)).data,
    ).toMatchObject({
      total: 0,
      records: [{ id: second.id }],
    })
  })

  test('do not contain orders of other accounts, which no call finds', async () => {
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
