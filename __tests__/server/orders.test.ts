import { codes } from '../../contract/constants/codes'
import {
  addGoods,
  addPerson,
  codeUsed,
  dayIn,
  inParallel,
  newKey,
  order,
  paid,
  place,
  placed,
  stock,
  taken,
  value,
} from '../support/order-world'
import { user, stranger, withSlot } from './orders-fixture'

describe('placing', () => {
  test('holds the slot, takes stock and returns the whole order', async () => {
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
      buyerPhone: '91****67',
      buyerName: 'Chan Tai Man',
      shop: { id: 't-shop' },
      preparations: [{ spuId: 't-package', icon: 'drop', fastingHours: null }],
      bookings: [{ state: 'held', actions: [], verifyCode: null, needleNo: 0 }],
    })
    expect(made.orderNo).toMatch(/^KX\d{12}\d{6}$/)
    expect(made.outTime).toBeGreaterThan(29 * 60)
    expect(made.outTime).toBeLessThanOrEqual(30 * 60)
    expect(await taken('t-slot')).toBe(before.taken + 1)
    expect(await stock('t-package')).toBe(before.stock - 1)
  })

  test('without a slot leaves the appointment waiting, but not before it is paid', async () => {
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

  test('with the same key twenty times concurrently creates one order', async () => {
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

  test('is refused with a key used for another request; another user may use the same key', async () => {
    const key = newKey()
    await withSlot({ key })
    expect(await place(user, { goods: 't-product', expected: '50.00', key })).toMatchObject({
      code: codes.badInput,
    })
    expect(await place(stranger, { goods: 't-product', expected: '50.00', key })).toMatchObject({ code: 0 })
  })

  test('may be retried with its key after a refusal, which has taken nothing', async () => {
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

  test('is refused at a clinic that does not offer it, and for a slot of another clinic', async () => {
    expect(await place(user, { goods: 't-package', shop: 't-other' })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await place(user, { goods: 't-package', shop: 't-shop', slot: 't-slot-other' })).toMatchObject({
      code: codes.dayNotBookable,
    })
  })

  test('of two packages is refused at a clinic that offers only one of them', async () => {
    await addGoods('t-elsewhere', { shops: ['t-other'], stock: 5 })
    const lines = ['t-package', 't-elsewhere'].map((id) => ({ spuId: id, skuId: `${id}-sku`, quantity: 1 }))
    for (const shop of ['t-shop', 't-other'])
      expect(
        await place(user, { goods: 't-package', shop, expected: '2000.00', body: { lines } }),
      ).toMatchObject({ code: codes.dayNotBookable })
  })

  test.each([
    ['a man', { sex: '1', birthDate: '1980-01-01' }, 'women'],
    ['too young on the day', { birthDate: '2000-01-01' }, '40'],
    ['too old on the day', { birthDate: '1950-01-01' }, '60'],
  ])('is refused with a text for %s', async (_name, person, words) => {
    const id = `${user.id}-x`
    await addPerson(user.id, id, person)
    const answer = await medibook.call('placeOrder', {
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

  test('checks the age on the day of the appointment', async () => {
    const id = `${user.id}-bd`
    await addPerson(user.id, id, { birthDate: `${Number(dayIn(5).slice(0, 4)) - 40}${dayIn(5).slice(4)}` })
    expect(await place(user, { goods: 't-women-40', shop: 't-shop', person: id })).toMatchObject({
      code: codes.personNotEligible,
    })
    expect(
      await place(user, { goods: 't-women-40', shop: 't-shop', person: id, slot: 't-slot' }),
    ).toMatchObject({ code: 0 })
  })

  test('pays a free order immediately', async () => {
    expect(
      await place(user, { goods: 't-nothing-to-pay', shop: 't-shop', slot: 't-slot', expected: '0.00' }),
    ).toMatchObject({ code: 0, data: { status: '11', isPay: '1', bookings: [{ state: 'booked' }] } })
  })

  test.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['only spaces', '   '],
  ])('of shipped goods is refused with %s', async (_name, deliveryAddress) => {
    const before = await stock('t-product')
    const answer = await place(user, { goods: 't-product', expected: '50.00', body: { deliveryAddress } })
    expect(answer).toMatchObject({
      code: codes.badInput,
      data: { field: 'deliveryAddress', rule: 'required' },
    })
    expect(answer.msg).not.toBe('')
    expect(await stock('t-product')).toBe(before)
  })

  test('stores the delivery address as entered and returns it only to the buyer', async () => {
    const made = await placed(user, {
      goods: 't-product',
      expected: '50.00',
      body: { deliveryAddress: '  北角英皇道 653 號 12 樓 B 室 ' },
    })
    expect((await order(user, made.id)).data.deliveryAddress).toBe('北角英皇道 653 號 12 樓 B 室')
    expect(await order(stranger, made.id)).toMatchObject({ code: codes.notFound, data: null })
    expect(JSON.stringify(await order(stranger, made.id))).not.toContain('英皇道')
  })

  test('of an appointment stores no address', async () => {
    const made = await withSlot({ body: { deliveryAddress: '北角英皇道 653 號' } })
    expect(made.deliveryAddress).toBeNull()
    expect(
      await value('select count(*) from order_info where id = $1 and delivery_address is not null', [
        made.id,
      ]),
    ).toBe(0)
  })

  test('requires a session', async () => {
    expect(await medibook.call('placeOrder', { body: {} })).toMatchObject({
      code: expect.any(Number),
    })
    expect((await medibook.call('orderPage')).code).toBe(codes.sessionMissing)
  })
})
