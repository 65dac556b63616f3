import { codes } from '../../contract/constants/codes'
import {
  addCode,
  addGoods,
  addUser,
  inParallel,
  paid,
  place,
  placed,
  price,
  stock,
  type TestUser,
  value,
} from '../support/order-world'
import { addPoints, balanceOf, giveBack, goodsOf } from '../support/trade-world'

type Offers = typeof import('../../server/contexts/commerce/orders/offers')
type Offer = import('../../server/contexts/commerce/orders/offers').Offer
type Errors = typeof import('../../server/lib/app-error')

const MINUTE_MS = 60_000
let user: TestUser
let calls: string[]
let putBack: () => void
/** Places of the campaign `few`; `open` is for everyone, `mine-<user>` for one user. */
let left: number
const lines = [{ ...goodsOf('t-product'), quantity: 2 }]
const at = (id: string, body: Record<string, unknown> = {}) => ({
  offer: { kind: 'enterprise', id },
  ...body,
})
const order = (id: string, expected = '120.00', body: Record<string, unknown> = {}) => ({
  goods: 't-product',
  quantity: 2,
  expected,
  body: at(id, body),
})

beforeAll(async () => {
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 10_000,
    taxBasisPoints: 1_000,
    stock: 500,
  })
  await addCode('OFFERS')
  const { AppError } = medibook.server.load<Errors>('lib/app-error.ts')
  const { offers } = medibook.server.load<Offers>('contexts/commerce/orders/offers.ts')
  // files of a worker share the server's modules, so the real offer is restored for the next one
  const offer = medibook.server.app.wiring.get(offers, 'enterprise')
  const real = { ...offer }
  putBack = () => {
    delete offer.paid
    Object.assign(offer, real)
  }
  const campaign: Offer = {
    async unitPrices(_ctx, { id, userId, lines: wanted, isPlacing }) {
      if (id.startsWith('mine-') && id !== `mine-${userId}`) throw new AppError(codes.notFound, 'notFound')
      if (id === 'few' && isPlacing && left === 0) throw new AppError(codes.stateForbids, 'stateForbids')
      return wanted.map(() => (id === 'gift' ? 0 : 6_000))
    },
    async placed(_ctx, { id, lines: wanted, paymentCents }) {
      left -= 1
      calls.push(`placed ${id} ${wanted[0]?.quantity} ${paymentCents}`)
    },
    async paid(_ctx, { id }) {
      calls.push(`paid ${id}`)
    },
    async released(_ctx, { id }) {
      left += 1
      calls.push(`released ${id}`)
    },
  }
  Object.assign(offer, campaign)
})
beforeEach(async () => {
  user = await addUser()
  calls = []
  left = 3
})
afterEach(() => medibook.clock.reset())
afterAll(() => putBack())

test('the special price is shown and charged, with tax on it, and stored with the order', async () => {
  const expected = {
    salesPrice: '120.00',
    taxPrice: '12.00',
    paymentPrice: '132.00',
    offer: { kind: 'enterprise', id: 'open' },
  }
  expect((await price({ lines, ...at('open') }, user.session)).data).toMatchObject({
    ...expected,
    lines: [{ salesPrice: '60.00', originalPrice: '100.00', amount: '120.00' }],
  })
  expect(calls).toEqual([])
  const made = await placed(user, order('open', '132.00'))
  expect(made).toMatchObject({ ...expected, listOrderItem: [{ salesPrice: '60.00' }] })
  expect(calls).toEqual(['placed open 2 13200'])
  expect(await value('select payment_cents from order_item where order_id = $1', [made.id])).toBe(13_200)
  await paid(user, made.id)
  expect(calls).toEqual(['placed open 2 13200', 'paid open'])
  expect([await giveBack(made.id), await giveBack(made.id)]).toEqual([true, false])
  expect(calls.filter((call) => call === 'released open')).toHaveLength(1)
})

test('the offer is released by cancelling and by the deadline', async () => {
  const before = await stock('t-product')
  const [first] = [await placed(user, order('few', '132.00')), await placed(user, order('few', '132.00'))]
  expect(left).toBe(1)
  await medibook.call('orderCancel', { params: { id: first.id }, session: user.session })
  await medibook.clock.advance(31 * MINUTE_MS)
  expect(left).toBe(3)
  expect(await stock('t-product')).toBe(before)
})

test('an order with price 0 is paid immediately', async () => {
  expect(await placed(user, order('gift', '0.00'))).toMatchObject({ isPay: '1', paymentPrice: '0.00' })
  expect(calls).toEqual(['placed gift 2 0', 'paid gift'])
})

test('points can be combined with it, a discount code cannot; a refusal of the campaign takes nothing', async () => {
  await addPoints(user, 5_000)
  expect((await price({ lines, ...at('open', { pointsUsed: 1_000 }) }, user.session)).data).toMatchObject({
    pointsPrice: '10.00',
    taxPrice: '11.00',
    paymentPrice: '121.00',
  })
  expect(await price({ lines, ...at('open', { discountCode: 'OFFERS' }) }, user.session)).toMatchObject({
    code: codes.discountsExclusive,
  })
  const stockBefore = await stock('t-product')
  expect(await place(user, order('mine-other', '132.00'))).toMatchObject({ code: codes.notFound })
  expect(await price({ lines, ...at(`mine-${user.id}`) }, user.session)).toMatchObject({ code: 0 })
  left = 0
  expect(await place(user, order('few', '121.00', { pointsUsed: 1_000 }))).toMatchObject({
    code: codes.stateForbids,
  })
  expect(await place(user, order('open', '1.00', { pointsUsed: 1_000 }))).toMatchObject({
    code: codes.priceChanged,
  })
  expect([await stock('t-product'), await balanceOf(user), calls]).toEqual([stockBefore, 5_000, []])
  expect(await price({ lines, offer: { kind: 'stolen', id: 'x' } })).toMatchObject({ code: codes.badInput })
})

test('one key used concurrently places one order of the campaign', async () => {
  const body = order('open', '132.00')
  const answers = await inParallel(6, () => place(user, { ...body, key: `offer-key-${user.id}` }))
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
  expect(calls).toEqual(['placed open 2 13200'])
})
