import type { OrderDetail } from '../../contract/orders'
import { addGroupon } from '../support/campaign-world'
import { addGoods, newKey, order, place, placeBody, type PlaceOptions } from '../support/order-world'
import { stranger, user } from './orders-fixture'

beforeAll(async () => {
  await addGoods('t-course', { doses: 3, doseIntervals: [7, 14], shops: ['t-shop'], stock: 500 })
  await addGoods('t-second', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 2_500,
    stock: 500,
  })
})

/** Without the remaining seconds, which differ between two answers. */
const lasting = ({ outTime: _seconds, ...rest }: OrderDetail) => rest

test.each<[string, () => PlaceOptions]>([
  ['a package without a date', () => ({ goods: 't-package', shop: 't-shop' })],
  ['a package with a slot', () => ({ goods: 't-package', shop: 't-shop', slot: 't-slot' })],
  ['a course', () => ({ goods: 't-course', shop: 't-shop' })],
  ['a package with a code', () => ({ goods: 't-package', shop: 't-shop', code: 'TEN', expected: '900.00' })],
  [
    'two packages',
    () => ({
      goods: 't-package',
      shop: 't-shop',
      expected: '2000.00',
      body: {
        lines: ['t-package', 't-course'].map((id) => ({ spuId: id, skuId: `${id}-sku`, quantity: 1 })),
      },
    }),
  ],
  [
    'two products with a remark',
    () => ({
      goods: 't-product',
      expected: '125.00',
      body: {
        remark: '“leave it” — 放門口 🙏 \\ "\'',
        lines: [
          { spuId: 't-product', skuId: 't-product-sku', quantity: 2 },
          { spuId: 't-second', skuId: 't-second-sku', quantity: 1 },
        ],
      },
    }),
  ],
  ['a free package', () => ({ goods: 't-nothing-to-pay', shop: 't-shop', expected: '0.00' })],
])('placing %s returns the same as reading the order', async (_name, options) => {
  const made = await place(user, options())
  expect(made.code).toBe(0)
  const read = await order(user, made.data.id)
  expect(lasting(made.data)).toEqual(lasting(read.data))
  expect(made.data.outTime === null).toBe(read.data.outTime === null)
})

test('the answer for an order of a group contains the group', async () => {
  const groupon = await addGroupon({ goods: 't-product' })
  const body = { offer: { kind: 'groupon', id: groupon } }
  const made = await place(user, { goods: 't-product', expected: '70.00', body })
  expect(made.code).toBe(0)
  expect(made.data.campaign).not.toBeNull()
  expect(lasting(made.data)).toEqual(lasting((await order(user, made.data.id)).data))
})

test.each(['en', 'ja'])('the answer is in the language of the caller (%s)', async (lang) => {
  const body = placeBody(stranger, { goods: 't-package', shop: 't-shop', key: newKey() })
  const ask = () => medibook.call('placeOrder', { session: stranger.session, body, lang })
  const made = await ask()
  const repeated = await ask()
  expect(lasting(repeated.data)).toEqual(lasting(made.data))
})
