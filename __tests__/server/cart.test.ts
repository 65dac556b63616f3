import { codes } from '../../contract/constants/codes'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  insert,
  newKey,
  placed,
  stock,
  type TestUser,
  value,
} from '../support/order-world'
import { cartOf, DAY_MS, goodsOf, putInCart, removeFromCart, saveCart } from '../support/trade-world'

let user: TestUser
let stranger: TestUser
const count = (who: TestUser) => medibook.call('cartCount', { session: who.session })
const shipped = { isBookable: false, slotKind: null, kind: 'product' }

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-other-shop')
  await addGoods('t-product', { ...shipped, priceCents: 10_000, stock: 50 })
  await addGoods('t-second', { ...shipped, priceCents: 5_000, stock: 500 })
  await addGoods('t-package', { shops: ['t-shop'] })
  await insert('sku', {
    id: 't-product-large',
    spu_id: 't-product',
    name: { en: 'large' },
    pic_url: '',
    sales_price_cents: 12_000,
    stock: 30,
    specs: [],
  })
  await addSlot('t-slot', 't-shop', dayIn(5), '10:00', 1)
  await addSlot('t-slot-other', 't-other-shop', dayIn(5), '10:00', 1)
  await addSlot('t-slot-vaccine', 't-shop', dayIn(5), '11:00', 1, 'vaccine')
})
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

describe('adding', () => {
  test('the same goods twice makes one line with the total quantity', async () => {
    const inStock = await stock('t-product')
    expect((await putInCart(user, { ...goodsOf('t-product'), quantity: 2 })).data).toMatchObject({
      quantity: 2,
      addPrice: '100.00',
      salesPrice: '100.00',
      priceChange: null,
      state: 'ok',
      maxQuantity: inStock,
      isBookable: '0',
    })
    expect((await putInCart(user, { ...goodsOf('t-product'), quantity: 3 })).data).toMatchObject({
      quantity: 5,
    })
    expect((await count(user)).data).toBe(1)
    expect((await count(stranger)).data).toBe(0)
  })

  test('concurrently adds up; the same key adds once', async () => {
    await inParallel(10, () => putInCart(user, { ...goodsOf('t-second'), quantity: 2 }))
    const key = newKey()
    await inParallel(5, () => putInCart(user, { ...goodsOf('t-second'), quantity: 1, idempotencyKey: key }))
    expect(await cartOf(user)).toMatchObject([{ quantity: 21 }])
  })

  test('is limited by stock, by 99, and to one for an appointment', async () => {
    const inStock = await stock('t-product')
    expect((await putInCart(user, { ...goodsOf('t-product'), quantity: 60 })).data.quantity).toBe(inStock)
    await putInCart(user, { ...goodsOf('t-second'), quantity: 98 })
    expect((await putInCart(user, { ...goodsOf('t-second'), quantity: 98 })).data.quantity).toBe(99)
    expect((await putInCart(user, { ...goodsOf('t-package'), quantity: 3 })).data).toMatchObject({
      quantity: 1,
      maxQuantity: 1,
      isBookable: '1',
    })
    expect(await putInCart(user, { ...goodsOf('t-second'), quantity: 100 })).toMatchObject({
      code: codes.badInput,
    })
  })

  test('refuses goods that are not for sale, missing or unspecified', async () => {
    await addGoods('t-off', { ...shipped, isOnShelf: false })
    await addGoods('t-out', { ...shipped, stock: 0 })
    await addGoods('t-hidden', { ...shipped, isPriceHidden: true })
    await addGoods('t-gone', { ...shipped, isDeleted: true })
    for (const [goods, state] of [
      ['t-off', 'offShelf'],
      ['t-out', 'soldOut'],
      ['t-hidden', 'priceHidden'],
    ] as const)
      expect(await putInCart(user, { ...goodsOf(goods), quantity: 1 })).toMatchObject({
        code: codes.nothingToOrder,
        data: { state },
      })
    expect(await putInCart(user, { ...goodsOf('t-gone'), quantity: 1 })).toMatchObject({
      code: codes.goodsDeleted,
    })
    expect(await putInCart(user, { spuId: 't-second', skuId: 't-product-sku', quantity: 1 })).toMatchObject({
      code: codes.notFound,
    })
    expect(await putInCart(user, { spuId: 't-second', quantity: 1 })).toMatchObject({
      code: codes.badInput,
      data: { field: 'skuId' },
    })
    expect((await count(user)).data).toBe(0)
  })

  test('holds at most 100 lines, also under concurrent additions', async () => {
    await insert('spu', {
      ...(await medibook.query<Record<string, unknown>>("select * from spu where id = 't-second'"))[0],
      id: 't-wide',
      spu_code: 't-wide',
    })
    await medibook.query(
      `insert into sku (id, spu_id, name, pic_url, sales_price_cents, stock, specs) select 't-wide-'
        || n, 't-wide', '{"en":"w"}', '', 100, 9, '[]' from generate_series(1, 110) n`,
    )
    await medibook.query(
      `insert into shopping_cart (id, user_id, spu_id, sku_id, quantity, add_price_cents,
        create_time, update_time) select $1 || n, $1, 't-wide', 't-wide-' || n, 1, 100, now(), now()
        from generate_series(1, 95) n`,
      [user.id],
    )
    const answers = await inParallel(10, (index) =>
      putInCart(user, { spuId: 't-wide', skuId: `t-wide-${index + 100}`, quantity: 1 }),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      ...Array<number>(5).fill(0),
      ...Array<number>(5).fill(codes.cartFull),
    ])
    expect((await count(user)).data).toBe(100)
    expect(await putInCart(user, { spuId: 't-wide', skuId: 't-wide-1', quantity: 1 })).toMatchObject({
      code: 0,
      data: { quantity: 2 },
    })
  })
})

describe('changing', () => {
  test('merges a line changed to a version that already has one', async () => {
    const small = (await putInCart(user, { ...goodsOf('t-product'), quantity: 4 })).data
    expect((await putInCart(user, { id: small.id, quantity: 7 })).data).toMatchObject({
      id: small.id,
      quantity: 7,
    })
    await putInCart(user, { spuId: 't-product', skuId: 't-product-large', quantity: 25 })
    expect((await putInCart(user, { id: small.id, skuId: 't-product-large' })).data).toMatchObject({
      id: small.id,
      skuId: 't-product-large',
      quantity: 30,
      addPrice: '120.00',
    })
    expect(await cartOf(user)).toHaveLength(1)
  })

  test('does not find a line of another account', async () => {
    const line = (await putInCart(user, { ...goodsOf('t-product'), quantity: 1 })).data
    expect(await putInCart(stranger, { id: line.id, quantity: 9 })).toMatchObject({ code: codes.notFound })
    expect((await removeFromCart(stranger, [line.id])).data).toBe(0)
    expect((await removeFromCart(user, [line.id, 'none'])).data).toBe(1)
    expect(await cartOf(user)).toEqual([])
  })

  test('sets clinic, person and time of an appointment; another clinic clears the time', async () => {
    const line = (
      await putInCart(user, {
        ...goodsOf('t-package'),
        quantity: 1,
        shopId: 't-shop',
        personId: user.person,
        slotId: 't-slot',
      })
    ).data
    expect(line).toMatchObject({
      shopId: 't-shop',
      shopName: 't-shop',
      personId: user.person,
      slotId: 't-slot',
      bookingDate: dayIn(5),
      bookingTime: '10:00',
      bookingState: 'ok',
    })
    expect(await putInCart(user, { id: line.id, personId: stranger.person })).toMatchObject({
      code: codes.notFound,
    })
    expect(await putInCart(user, { id: line.id, shopId: 't-other-shop' })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await putInCart(user, { id: line.id, slotId: 't-slot-other' })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await putInCart(user, { id: line.id, slotId: 't-slot-vaccine' })).toMatchObject({
      code: codes.dayNotBookable,
      data: { field: 'slotId' },
    })
    await medibook.query("update slot set taken = capacity where id = 't-slot'")
    expect(await cartOf(user)).toMatchObject([
      { bookingState: 'full', bookingDesc: 'The chosen time is full; please choose another' },
    ])
    await medibook.query("update slot set taken = 0 where id = 't-slot'")
    await medibook.clock.advance(6 * DAY_MS)
    user = { ...user, session: await medibook.signIn(user.id) }
    expect(await cartOf(user)).toMatchObject([{ bookingState: 'past' }])
    await insert('spu_shop', { spu_id: 't-package', shop_id: 't-other-shop' })
    expect((await putInCart(user, { id: line.id, shopId: 't-other-shop' })).data).toMatchObject({
      shopId: 't-other-shop',
      slotId: null,
      bookingDate: null,
      bookingState: 'none',
    })
    await putInCart(user, { id: line.id, slotId: 't-slot-other' })
    expect((await putInCart(user, { id: line.id, shopId: null })).data).toMatchObject({
      shopId: null,
      slotId: null,
      bookingDate: null,
      bookingTime: null,
    })
    await medibook.query('update person set is_deleted = true where id = $1', [user.person])
    expect(await cartOf(user)).toMatchObject([{ personId: null, personName: null }])
  })
})

test('shows changes of the goods since they were added', async () => {
  for (const id of ['t-dearer', 't-cheaper', 't-left', 't-few', 't-none', 't-removed']) {
    await addGoods(id, { ...shipped, priceCents: 10_000, stock: 10 })
    await putInCart(user, { ...goodsOf(id), quantity: 5 })
  }
  await medibook.query("update sku set sales_price_cents = 12550 where id = 't-dearer-sku'")
  await medibook.query("update sku set sales_price_cents = 9000 where id = 't-cheaper-sku'")
  await medibook.query("update spu set is_on_shelf = false where id = 't-left'")
  await medibook.query("update sku set stock = 3 where id = 't-few-sku'")
  await medibook.query("update sku set stock = 0 where id = 't-none-sku'")
  await medibook.query("delete from sku where id = 't-removed-sku'")
  const lines = new Map((await cartOf(user)).map((line) => [line.spuId, line]))
  expect(lines.get('t-dearer')).toMatchObject({
    state: 'ok',
    addPrice: '100.00',
    salesPrice: '125.50',
    priceChange: '25.50',
  })
  expect(lines.get('t-cheaper')).toMatchObject({ priceChange: '-10.00' })
  expect(lines.get('t-left')).toMatchObject({ state: 'offShelf' })
  expect(lines.get('t-few')).toMatchObject({
    state: 'short',
    maxQuantity: 3,
    quantity: 5,
    stateDesc: 'Only 3 left',
  })
  expect(lines.get('t-none')).toMatchObject({ state: 'soldOut', maxQuantity: 0 })
  expect(lines.get('t-removed')).toMatchObject({ state: 'offShelf', salesPrice: null, spuName: '' })
})

describe("a visitor's cart at sign-in", () => {
  test('is merged line by line, once, and the skipped lines are counted', async () => {
    await putInCart(user, { ...goodsOf('t-product'), quantity: 2 })
    const key = newKey()
    const lines = [
      { ...goodsOf('t-product'), quantity: 3 },
      { ...goodsOf('t-second'), quantity: 1, addPrice: '60.00' },
      { ...goodsOf('t-nothing'), quantity: 1 },
    ]
    const answers = await inParallel(4, () => saveCart(user, lines, key))
    for (const answer of answers) expect(answer).toMatchObject({ code: 0, data: { skipped: 1 } })
    const merged = await cartOf(user)
    expect(merged.map((line) => [line.spuId, line.quantity, line.priceChange]).sort()).toEqual([
      ['t-product', 5, null],
      ['t-second', 1, '-10.00'],
    ])
    expect(await saveCart(user, [{ quantity: 1 }])).toMatchObject({ code: codes.badInput })
  })

  test.each(['-0.01', '99999999.99'])('refuses an impossible price: %s', async (addPrice) => {
    expect(await saveCart(user, [{ ...goodsOf('t-second'), quantity: 1, addPrice }])).toMatchObject({
      code: codes.badInput,
      data: { field: 'lines.0.addPrice' },
    })
  })

  test('is saved together with choices of several lines', async () => {
    const line = (await putInCart(user, { ...goodsOf('t-package'), quantity: 1 })).data
    const { data } = await saveCart(user, [
      { id: line.id, shopId: 't-shop', personId: user.person },
      { id: 'not-mine', quantity: 4 },
    ])
    expect(data).toMatchObject({
      skipped: 1,
      lines: [{ id: line.id, shopId: 't-shop', personId: user.person, quantity: 1 }],
    })
  })
})

test('loses only the ordered lines', async () => {
  const [first, second] = [
    (await putInCart(user, { ...goodsOf('t-product'), quantity: 1 })).data,
    (await putInCart(user, { ...goodsOf('t-second'), quantity: 1 })).data,
  ]
  const others = (await putInCart(stranger, { ...goodsOf('t-product'), quantity: 1 })).data
  await placed(user, {
    goods: 't-product',
    expected: '100.00',
    body: { cartIds: [first.id, second.id, others.id] },
  })
  expect((await cartOf(user)).map((line) => line.id)).toEqual([second.id])
  expect(await cartOf(stranger)).toHaveLength(1)
  await placed(user, { goods: 't-second', expected: '50.00' })
  expect(await value('select count(*) from shopping_cart where user_id = $1', [user.id])).toBe(1)
})
