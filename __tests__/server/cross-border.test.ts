import { codes } from '../../contract/constants/codes'
import { addDays } from '../../contract/rules/dates'
import {
  addGoods,
  addUser,
  dayIn,
  newKey,
  order,
  place,
  placed,
  price,
  type TestUser,
  value,
} from '../support/order-world'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'
import { uploaded } from '../support/upload-world'

const shipped = { isBookable: false, slotKind: null, kind: 'product', stock: 500 }
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
afterEach(() => medibook.clock.reset())

interface CertificateOptions {
  validUntil?: string
  frontPic?: string
}
let lastNumber = 0
/** A saved certificate with a unique number; an expired day is written directly to the database. */
async function addCertificate(
  of: TestUser,
  { validUntil, frontPic }: CertificateOptions = {},
): Promise<string> {
  lastNumber += 1
  const { data } = await medibook.call('certificateSave', {
    session: of.session,
    body: {
      idempotencyKey: newKey(),
      certType: 'passport',
      name: 'CHAN',
      certNo: `KX${String(lastNumber).padStart(7, '0')}`,
      validUntil: null,
      isDefault: '0',
      ...(frontPic ? { frontPic } : {}),
    },
  })
  if (validUntil)
    await medibook.query('update user_certificate set valid_until = $2 where id = $1', [data.id, validUntil])
  return data.id
}
const setting = (code: string, value: string) =>
  medibook.query(
    `insert into custom_config (custom_code, config_value) values ($1, $2) on conflict (custom_code)
      do update set config_value = excluded.config_value`,
    [code, JSON.stringify({ 'zh-Hant': value, 'zh-Hans': value, en: value })],
  )
const across = (certificateId?: string) => ({
  goods: 't-across',
  expected: '1091.00',
  body: certificateId === undefined ? {} : { certificateId },
})
const refusedFor = (rule: string) => ({ code: codes.badInput, data: { field: 'certificateId', rule } })
const ordersOf = () => value('select count(*) from order_info where user_id = $1', [user.id])

test('a cross-border order is taxed, and shows the limit of one order; local goods do not', async () => {
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

test('a cross-border product shows delivery cost, arrival, tax and customs', async () => {
  const delivery = async (id: string) =>
    (await medibook.call('goodsDetail', { params: { id } })).data.delivery
  const day = (count: number) => addDays(dayIn(0), count)
  expect(await delivery('t-across')).toEqual({
    freightPrice: '0.00',
    taxBasisPoints: 910,
    isCrossBorder: '1',
    earliestDay: day(5),
    latestDay: day(9),
    orderLimit: '5400.00',
  })
  expect(await delivery('t-here')).toMatchObject({
    taxBasisPoints: 0,
    isCrossBorder: '0',
    earliestDay: day(2),
    latestDay: day(4),
    orderLimit: null,
  })
  await addGoods('t-visit', {})
  expect(await delivery('t-visit')).toBeNull()
})

test('cross-border goods cannot be ordered with others', async () => {
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

test('an order above the customs limit may contain only a single piece', async () => {
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

test("an order stores the recipient's valid certificate, and only where customs require it", async () => {
  const stranger = await addUser()
  const [mine, expired, theirs] = [
    await addCertificate(user),
    await addCertificate(user, { validUntil: dayIn(-7) }),
    await addCertificate(stranger),
  ]
  expect(await place(user, across(theirs))).toMatchObject({ code: codes.notFound })
  expect(await place(user, across(expired))).toMatchObject(refusedFor('expired'))
  expect(await ordersOf()).toBe(0)
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

test('a certificate is accepted until the end of its last day', async () => {
  // tomorrow: less than a minute of today may be left
  const lastDay = dayIn(1)
  const certificate = await addCertificate(user, { validUntil: lastDay })
  const over = new Date(`${addDays(lastDay, 1)}T00:00:00+08:00`)
  await medibook.clock.advance(over.getTime() - medibook.clock.now().getTime() - 60_000)
  user.session = await medibook.signIn(user.id)
  expect(await place(user, across(certificate))).toMatchObject({ code: 0 })
  await medibook.clock.advance(60_000)
  expect(await place(user, across(certificate))).toMatchObject(refusedFor('expired'))
})

describe('where the shop requires a certificate', () => {
  afterEach(async () => {
    await setting('certificate_setting_show', '1')
    await setting('certificate_setting_verify', '1')
  })

  test('a cross-border order without one is refused, and takes nothing', async () => {
    const before = await value("select stock from sku where id = 't-across-sku'")
    expect(await place(user, across())).toMatchObject(refusedFor('required'))
    expect([await ordersOf(), await value("select stock from sku where id = 't-across-sku'")]).toEqual([
      0,
      before,
    ])
    await placed(user, { goods: 't-here', expected: '100.00' })
  })
  test('when required nowhere, a cross-border order needs none', async () => {
    await setting('certificate_setting_show', '0')
    const made = await placed(user, across(await addCertificate(user)))
    expect(
      await value('select count(*) from order_info where id = $1 and certificate_id is null', [made.id]),
    ).toBe(1)
    await placed(user, across())
  })
  test('when required for every shipped order, local products need one too', async () => {
    await setting('certificate_setting_show', '2')
    const here = (body = {}) => ({ goods: 't-here', expected: '100.00', body })
    expect(await place(user, here())).toMatchObject(refusedFor('required'))
    const certificateId = await addCertificate(user)
    const made = await placed(user, here({ certificateId }))
    expect(
      await value('select count(*) from order_info where id = $1 and certificate_id = $2', [
        made.id,
        certificateId,
      ]),
    ).toBe(1)
  })
  test('a number saved unchecked is refused once numbers are checked', async () => {
    await setting('certificate_setting_verify', '0')
    const { data } = await medibook.call('certificateSave', {
      session: user.session,
      body: {
        idempotencyKey: newKey(),
        certType: 'hkid',
        name: 'CHAN',
        certNo: 'A123456(0)',
        validUntil: null,
        isDefault: '1',
      },
    })
    await placed(user, across(data.id))
    await setting('certificate_setting_verify', '1')
    expect(await place(user, across(data.id))).toMatchObject(refusedFor('number'))
  })
  test('a certificate without a picture is refused where pictures are checked', async () => {
    const plain = await addCertificate(user)
    await setting('certificate_setting_verify', '2')
    expect(await place(user, across(plain))).toMatchObject(refusedFor('picture'))
    const key = await uploaded(user.session, 'certificate')
    await placed(user, across(await addCertificate(user, { frontPic: key })))
  })
})

describe('the recipient', () => {
  const saved = async (of: TestUser, fields: Record<string, unknown> = {}) =>
    (
      await medibook.call('addressSave', {
        session: of.session,
        body: {
          idempotencyKey: newKey(),
          userName: 'Lee Siu Ming',
          phoneCode: '+852',
          telNum: '61234567',
          postalCode: '',
          provinceId: '81',
          cityId: '8101',
          countyName: 'Sheung Wan',
          detailInfo: '8/F, 1 Test Road',
          isDefault: '1',
          ...fields,
        },
      })
    ).data.id
  const to = (addressId: string, lang: string) =>
    medibook.call('placeOrder', {
      session: user.session,
      lang,
      body: {
        idempotencyKey: newKey(),
        lines: [line('t-here')],
        addressId,
        protocolAccepted: '1',
        expectedPrice: '100.00',
      },
    })

  test('given by id supplies the current name, phone and address', async () => {
    const id = await saved(user)
    const made = await to(id, 'en')
    expect(made).toMatchObject({
      code: 0,
      data: {
        buyerName: 'Lee Siu Ming',
        buyerPhone: '61****67',
        deliveryAddress: '8/F, 1 Test Road, Sheung Wan, Central and Western, Hong Kong',
      },
    })
    expect((await to(id, 'zh-Hant')).data.deliveryAddress).toBe('香港 中西區 Sheung Wan 8/F, 1 Test Road')
    await medibook.call('addressDelete', { session: user.session, params: { id } })
    expect((await order(user, made.data.id)).data.deliveryAddress).toContain('8/F, 1 Test Road')
    expect(await to(id, 'en')).toMatchObject({ code: codes.notFound })
  })
  test('may have a landline and the longest address', async () => {
    const detailInfo = '道'.repeat(140)
    const made = await to(
      await saved(user, { telNum: '21234567', detailInfo, countyName: 'c'.repeat(60) }),
      'en',
    )
    expect(made.data.deliveryAddress).toContain(detailInfo)
  })
  test('of another account is refused like an unknown one, and an order needs a name and a phone', async () => {
    expect(await to(await saved(await addUser()), 'en')).toMatchObject({ code: codes.notFound })
    for (const [field, missing] of [
      ['buyerName', { buyerName: undefined }],
      ['buyerPhone', { buyerPhone: undefined }],
    ] as const)
      expect(await place(user, { goods: 't-here', expected: '100.00', body: missing })).toMatchObject({
        code: codes.badInput,
        data: { field },
      })
  })
})
