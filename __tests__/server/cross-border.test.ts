import { codes } from '../../contract/constants/codes'
import {
  addGoods,
  addUser,
  insert,
  newKey,
  order,
  place,
  placed,
  price,
  type TestUser,
  value,
} from '../support/order-world'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

const shipped = { isBookable: false, slotKind: null, kind: 'product', stock: 500 }
const DAY_MS = 86_400_000
let user: TestUser
const line = (goods: string, quantity = 1) => ({ ...goodsOf(goods), quantity })

beforeAll(async () => {
  await addGoods('t-across', { ...shipped, priceCents: 100_000, taxBasisPoints: 910, isCrossBorder: true })
  await addGoods('t-across-dear', {
    ...shipped,
    priceCents: 700_000,
    taxBasisPoints: 910,
    isCrossBorder: true,
  })
  await addGoods('t-here', { ...shipped, priceCents: 10_000 })
})
beforeEach(async () => {
  user = await addUser()
})

async function addCertificate(userId: string, validUntil: string | null): Promise<string> {
  const id = newKey()
  await insert('user_certificate', {
    id,
    user_id: userId,
    cert_type: 'passport',
    name: 'CHAN',
    number_sealed: 'sealed',
    number_masked: 'K*',
    number_digest: id,
    valid_until: validUntil,
    is_default: false,
    create_time: medibook.clock.now().toISOString(),
  })
  return id
}

test('is taxed, and shows the limit of one order; local goods do not', async () => {
  expect((await price({ lines: [line('t-across', 2)] })).data).toMatchObject({
    salesPrice: '2000.00',
    taxPrice: '182.00',
    paymentPrice: '2182.00',
    crossBorder: { limit: '5400.00' },
  })
  expect((await price({ lines: [line('t-here')] })).data).toMatchObject({
    taxPrice: '0.00',
    crossBorder: null,
  })
})

test('is ordered apart from other goods', async () => {
  expect(await price({ lines: [line('t-across'), line('t-here')] })).toMatchObject({
    code: codes.orderInvalid,
  })
  await putInCart(user, line('t-across'))
  await putInCart(user, line('t-here'))
  expect((await cartOf(user)).map((item) => [item.spuId, item.isCrossBorder]).sort()).toEqual([
    ['t-across', '1'],
    ['t-here', '0'],
  ])
})

test('above the limit only a single piece', async () => {
  expect(await price({ lines: [line('t-across', 5)] })).toMatchObject({ code: 0 })
  expect(await price({ lines: [line('t-across', 6)] }, undefined, 'en')).toMatchObject({
    code: codes.crossBorderLimit,
    data: { limit: '5400.00' },
  })
  expect(await place(user, { goods: 't-across', quantity: 6, expected: '6546.00' })).toMatchObject({
    code: codes.crossBorderLimit,
  })
  expect(await price({ lines: [line('t-across-dear')] })).toMatchObject({
    code: 0,
    data: { paymentPrice: '7637.00' },
  })
  expect(await price({ lines: [line('t-across-dear'), line('t-across')] })).toMatchObject({
    code: codes.crossBorderLimit,
  })
  expect(await value("select stock from sku where id = 't-across-sku'")).toBe(500)
})

test("keeps the recipient's own certificate while it is valid, and only where customs require it", async () => {
  const stranger = await addUser()
  const [mine, expired, theirs] = [
    await addCertificate(user.id, null),
    await addCertificate(
      user.id,
      new Date(medibook.clock.now().getTime() - 3 * DAY_MS).toISOString().slice(0, 10),
    ),
    await addCertificate(stranger.id, null),
  ]
  const across = (certificateId: string) => ({
    goods: 't-across',
    expected: '1091.00',
    body: { certificateId },
  })
  expect(await place(user, across(theirs))).toMatchObject({ code: codes.notFound })
  expect(await place(user, across(expired))).toMatchObject({
    code: codes.badInput,
    data: { field: 'certificateId' },
  })
  const made = await placed(user, across(mine))
  expect(
    await value('select count(*) from order_info where id = $1 and certificate_id = $2', [made.id, mine]),
  ).toBe(1)
  const here = await placed(user, { goods: 't-here', expected: '100.00', body: { certificateId: mine } })
  expect(
    await value('select count(*) from order_info where id = $1 and certificate_id is null', [here.id]),
  ).toBe(1)
  expect((await order(user, made.id)).data).toMatchObject({ taxPrice: '91.00' })
})
