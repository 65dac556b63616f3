import { codes } from '../../contract/constants/codes'
import { addCode, addGoods, addShop, addUser, place, placeBody, placed, price } from '../support/order-world'

describe('over the wire', () => {
  beforeAll(async () => {
    await addShop('t-shop')
    await addGoods('t-taxed', {
      isBookable: false,
      slotKind: null,
      kind: 'product',
      priceCents: 12_345,
      taxBasisPoints: 825,
      freightCents: 4_000,
    })
    await addGoods('t-package', { shops: ['t-shop'] })
    await addGoods('t-off', { isOnShelf: false })
    await addGoods('t-hidden', { isPriceHidden: true })
    await addGoods('t-gone', { isDeleted: true })
    await addGoods('t-disabled', { isEnabled: false })
    await addGoods('t-few', { isBookable: false, slotKind: null, stock: 2 })
    await addGoods('t-gift', { isFree: true, priceCents: 0, slotKind: 'free' })
  })
  const lines = (goods: string, quantity = 1) => [{ spuId: goods, skuId: `${goods}-sku`, quantity }]

  test('shows every part as text with two decimals, without a session', async () => {
    await addCode('PART10', { kind: 'percent', value: 10 })
    const answer = await price({ lines: lines('t-taxed', 2), discountCode: 'part10' }, undefined, 'en')
    expect(answer).toMatchObject({
      code: 0,
      data: {
        salesPrice: '246.90',
        discountPrice: '24.69',
        taxPrice: '18.33',
        freightPrice: '40.00',
        paymentPrice: '280.54',
        discount: { code: 'PART10', text: 'PART10: 10% off' },
      },
    })
    expect(answer.data.lines).toEqual([
      expect.objectContaining({ spuName: 't-taxed', quantity: 2, salesPrice: '123.45', amount: '246.90' }),
    ])
  })

  test.each([
    ['off the shelf', 't-off', 1, codes.nothingToOrder],
    ['price hidden', 't-hidden', 1, codes.nothingToOrder],
    ['deleted', 't-gone', 1, codes.goodsDeleted],
    ['switched off', 't-disabled', 1, codes.nothingToOrder],
    ['not enough stock', 't-few', 3, codes.nothingToOrder],
    ['an appointment twice', 't-package', 2, codes.orderInvalid],
    ['a free service', 't-gift', 1, codes.orderInvalid],
  ])('refuses %s', async (_name, goods, quantity, code) => {
    expect(await price({ lines: lines(goods, quantity) })).toMatchObject({ code })
    const user = await addUser()
    expect(await place(user, { goods, quantity, shop: 't-shop' })).toMatchObject({ code })
  })

  test('refuses an unknown product, a SKU of another one, and appointments together with goods', async () => {
    expect(await price({ lines: lines('t-nothing') })).toMatchObject({ code: codes.notFound })
    expect(await price({ lines: [{ spuId: 't-package', skuId: 't-taxed-sku', quantity: 1 }] })).toMatchObject(
      { code: codes.notFound },
    )
    expect(await price({ lines: [...lines('t-package'), ...lines('t-taxed')] })).toMatchObject({
      code: codes.orderInvalid,
    })
  })

  test('merges two lines of the same SKU', async () => {
    expect(await price({ lines: [...lines('t-few'), ...lines('t-few')] })).toMatchObject({
      code: 0,
      data: { lines: [{ quantity: 2 }] },
    })
    expect(await price({ lines: [...lines('t-few', 2), ...lines('t-few')] })).toMatchObject({
      code: codes.nothingToOrder,
    })
  })

  describe('discount codes', () => {
    beforeAll(async () => {
      await addCode('SOON', { startsInMs: 60_000 })
      await addCode('OVER', { endsInMs: -1 })
      await addCode('RICH', { minSpendCents: 500_000 })
      await addCode('EMPTY', { total: 0 })
      await addCode('MINE', { perUser: 1 })
    })

    test('an unknown one is refused in every language', async () => {
      for (const [lang, msg] of [
        ['zh-Hant', '優惠碼不存在'],
        ['zh-Hans', '优惠码不存在'],
        ['en', 'Discount code does not exist'],
      ] as const) {
        expect(
          await price({ lines: lines('t-package'), discountCode: 'NOSUCH' }, undefined, lang),
        ).toMatchObject({ code: codes.discountCodeUnknown, msg })
      }
    })

    test.each([
      ['SOON', 'discountNotStarted'],
      ['OVER', 'discountEnded'],
      ['RICH', 'discountMinSpend'],
      ['EMPTY', 'discountUsedUp'],
    ])('%s is refused with its reason', async (discountCode, reason) => {
      const answer = await price({ lines: lines('t-package'), discountCode }, undefined, 'en')
      expect(answer).toMatchObject({ code: codes.discountCodeUnusable, data: { reason } })
      expect(answer.msg.length).toBeGreaterThan(10)
    })

    test('a user gets one use, another user their own', async () => {
      const [first, second] = [await addUser(), await addUser()]
      await placed(first, { goods: 't-package', shop: 't-shop', code: 'MINE', expected: '900.00' })
      expect(await price({ lines: lines('t-package'), discountCode: 'MINE' }, first.session)).toMatchObject({
        code: codes.discountCodeUnusable,
        data: { reason: 'discountUsedByYou' },
      })
      expect(await price({ lines: lines('t-package'), discountCode: 'MINE' }, second.session)).toMatchObject({
        code: 0,
        data: { paymentPrice: '900.00' },
      })
    })
  })

  test('a price that differs from the displayed one returns the new one and orders nothing', async () => {
    const user = await addUser()
    const answer = await place(user, { goods: 't-package', shop: 't-shop', expected: '999.99' })
    expect(answer).toMatchObject({
      code: codes.priceChanged,
      data: { paymentPrice: '1000.00', lines: [{ quantity: 1 }] },
    })
    expect(await medibook.query('select id from order_info where user_id = $1', [user.id])).toEqual([])
  })

  test.each([
    [{ buyerPhone: '12345678' }, 'buyerPhone'],
    [{ buyerPhoneCode: '+86', buyerPhone: '10345678901' }, 'buyerPhone'],
    [{ buyerName: '   ' }, 'buyerName'],
    [{ protocolAccepted: '0' }, 'protocolAccepted'],
    [{ shopId: undefined }, 'shopId'],
    [{ personId: undefined }, 'personId'],
  ])('refuses %j at its field', async (body, field) => {
    const user = await addUser()
    const answer = await medibook.call('placeOrder', {
      session: user.session,
      body: placeBody(user, { goods: 't-package', shop: 't-shop', body }),
    })
    expect(answer.code).toBe(codes.badInput)
    expect(JSON.stringify(answer.data)).toContain(field)
  })
})
