import { codes } from '../../contract/constants/codes'
import { languages } from '../../contract/constants/enums'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import {
  addCode,
  addGoods,
  addShop,
  addUser,
  inParallel,
  newKey,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { readPdf } from '../support/pdf-text'

let user: TestUser

beforeAll(async () => {
  await addGoods('c-item', {
    isBookable: false,
    slotKind: null,
    priceCents: 3_333,
    freightCents: 3_000,
    taxBasisPoints: 650,
  })
  await addShop('c-shop')
  await addGoods('c-exam', { shops: ['c-shop'] })
  await addCode('RECEIPT', { value: 1_000, total: 1000, perUser: 100 })
})
beforeEach(async () => {
  user = await addUser()
})

const bought = async () => {
  const made = await placed(user, { goods: 'c-item', quantity: 3, code: 'RECEIPT', expected: '125.84' })
  await paid(user, made.id)
  return made
}
const receipt = (id: string, who = user, lang = 'en') =>
  medibook.call('receipt', { session: who.session, query: { id }, lang })
/** A file is binary, so it is requested over HTTP. */
const file = async (route: 'receiptPdf' | 'invoicePdf', id: string, who = user, lang = 'en') => {
  const answer = await fetch(medibook.url(`${routePath(route)}?id=${id}`), {
    headers: { 'third-session': who.session, 'accept-language': lang },
  })
  return {
    type: answer.headers.get('content-type') ?? '',
    name: answer.headers.get('content-disposition') ?? '',
    cache: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const ask = (orderId: string, body: Record<string, unknown> = {}, who = user) =>
  medibook.call('invoiceRequest', {
    session: who.session,
    body: {
      idempotencyKey: newKey(),
      orderId,
      kind: 'company',
      title: ' Harbour Design Ltd ',
      taxNumber: '68012345-000',
      email: 'office@example.com',
      ...body,
    },
  })
const desk = async (path: string, payload: Record<string, unknown>): Promise<number> =>
  (await medibook.inject({ method: 'POST', url: `/sandbox/desk/${path}`, payload })).json().code
const refund = async (orderId: string, quantity?: number) => {
  const items = quantity
    ? {
        items: [
          {
            orderItemId: (
              await medibook.query<{ id: string }>('select id from order_item where order_id = $1', [orderId])
            )[0]?.id,
            quantity,
          },
        ],
      }
    : {}
  const { data } = await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'other', ...items },
  })
  await desk('refunds/approve', { id: data.id })
}

test('the amounts of a receipt add up, including refunds', async () => {
  const { id, orderNo } = await bought()
  expect((await receipt(id)).data).toMatchObject({
    receiptNo: `R${orderNo}`,
    currency: 'HKD',
    paymentTypeText: 'Alipay',
    transactionId: expect.any(String),
    lines: [{ quantity: 3, salesPrice: '33.33', amount: '99.99' }],
    salesPrice: '99.99',
    discountPrice: '10.00',
    taxPrice: '5.85',
    freightPrice: '30.00',
    paymentPrice: '125.84',
    refundPrice: '0.00',
    netPrice: '125.84',
    refunds: [],
    invoiceId: null,
    canAskInvoice: '1',
  })
  await refund(id, 1)
  const { data } = await receipt(id)
  expect(data).toMatchObject({ refunds: [{ refundPrice: data.refundPrice }] })
  expect(Math.round((Number(data.paymentPrice) - Number(data.refundPrice)) * 100)).toBe(
    Math.round(Number(data.netPrice) * 100),
  )
})

test('the receipt of an order with nothing to pay names no means of payment', async () => {
  await addCode('WHOLE', { value: 100_000 })
  const { id } = await placed(user, { goods: 'c-exam', shop: 'c-shop', code: 'WHOLE', expected: '0.00' })
  expect((await receipt(id)).data).toMatchObject({
    paymentTypeText: 'Nothing to pay',
    transactionId: null,
    discountPrice: '1000.00',
    paymentPrice: '0.00',
  })
})

test('an unpaid order and an order of another account have none', async () => {
  const unpaid = await placed(user, { goods: 'c-item', expected: '65.50' })
  expect(await receipt(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  const { id } = await bought()
  const stranger = await addUser()
  expect(await receipt(id, stranger)).toMatchObject({ code: codes.notFound, data: null })
  const refused = await file('receiptPdf', id, stranger)
  expect(refused.type).toMatch(/^application\/json/)
  expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: codes.notFound, data: null })
  const nobody = await medibook.call('receiptPdf', { query: { id } })
  expect(nobody).toMatchObject({ code: codes.sessionMissing })
})

test.each(languages)('%s: the file of a receipt has every glyph', async (lang) => {
  const { id, orderNo } = await bought()
  const answer = await file('receiptPdf', id, user, lang)
  expect(answer).toMatchObject({
    type: 'application/pdf',
    name: `inline; filename*=UTF-8''R${orderNo}.pdf`,
    cache: 'no-store',
  })
  const { pages, missing } = readPdf(answer.bytes)
  expect([pages.length, missing]).toEqual([1, 0])
  for (const part of [orderNo, 'HK$ 125.84', '33.33', '1 / 1']) expect(pages[0]).toContain(part)
})

test('an invoice is requested once, issued by the desk, mailed, and available as a file', async () => {
  const { id } = await bought()
  const answers = await inParallel(10, () => ask(id))
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === codes.invoiceExists)).toHaveLength(9)
  const asked = answers.find((answer) => answer.code === 0)?.data
  expect(asked).toMatchObject({
    state: 'requested',
    title: 'Harbour Design Ltd',
    amount: '125.84',
    invoiceNo: null,
  })
  const invoiceId = asked?.id ?? ''
  expect(
    await medibook.call('invoicePdf', {
      session: user.session,
      query: { id: invoiceId },
    }),
  ).toMatchObject({ code: codes.stateForbids })
  const issued = await inParallel(5, () => desk('invoices/issue', { id: invoiceId }))
  expect(issued.filter((code) => code === 0)).toHaveLength(1)
  const read = (await medibook.call('invoiceDetail', { params: { id: invoiceId }, session: user.session }))
    .data
  expect(read).toMatchObject({
    state: 'issued',
    invoiceNo: expect.stringMatching(/^INV\d{14}$/),
    issueTime: expect.any(String),
  })
  expect(
    (await medibook.outbox('office@example.com')).filter((message) =>
      message.text.includes(read.invoiceNo ?? '-'),
    ),
  ).toHaveLength(1)
  const { pages, missing } = readPdf((await file('invoicePdf', invoiceId)).bytes)
  expect(missing).toBe(0)
  expect(pages[0]).toContain('Harbour Design Ltd')
  expect(pages[0]).toContain('68012345-000')
  expect((await receipt(id)).data).toMatchObject({ invoiceId, invoiceState: 'issued', canAskInvoice: '0' })
})

test('the same key returns the same invoice', async () => {
  const { id } = await bought()
  const key = newKey()
  const answers = await inParallel(5, () => ask(id, { idempotencyKey: key }))
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
})

test('a refused invoice may be requested again; a company needs its number, every buyer a name', async () => {
  const { id } = await bought()
  expect(await ask(id, { taxNumber: '' })).toMatchObject({
    code: codes.badInput,
    data: { field: 'taxNumber' },
  })
  expect(await ask(id, { title: '   ' })).toMatchObject({ code: codes.badInput, data: { field: 'title' } })
  const first = (await ask(id)).data
  expect(await desk('invoices/refuse', { id: first.id, answer: 'The name is wrong' })).toBe(0)
  expect(
    (await medibook.call('invoiceDetail', { params: { id: first.id }, session: user.session })).data,
  ).toMatchObject({ state: 'refused', answer: 'The name is wrong' })
  expect(await ask(id, { kind: 'person', taxNumber: '', title: 'Chan Tai Man' })).toMatchObject({
    code: 0,
    data: { state: 'requested' },
  })
})

test("a fully refunded order and another account's have none; a partial refund lowers the amount", async () => {
  const [whole, part] = [await bought(), await bought()]
  await refund(whole.id)
  expect(await ask(whole.id)).toMatchObject({ code: codes.stateForbids })
  await refund(part.id, 1)
  const { data } = await ask(part.id)
  expect(data.amount).toBe((await receipt(part.id)).data.netPrice)
  const stranger = await addUser()
  expect(await ask(part.id, {}, stranger)).toMatchObject({ code: codes.notFound })
  expect(
    await medibook.call('invoiceDetail', { params: { id: data.id }, session: stranger.session }),
  ).toMatchObject({ code: codes.notFound })
  expect(
    (
      await medibook.call('invoicePage', {
        session: stranger.session,
      })
    ).data.records,
  ).toEqual([])
})

test('an invoice has the amount left when it is issued', async () => {
  const { id } = await bought()
  const { data } = await ask(id)
  await refund(id, 1)
  expect(await desk('invoices/issue', { id: data.id })).toBe(0)
  const { netPrice } = (await receipt(id)).data
  expect(netPrice).not.toBe(data.amount)
  expect(
    (await medibook.call('invoiceDetail', { params: { id: data.id }, session: user.session })).data,
  ).toMatchObject({ state: 'issued', amount: netPrice })
})

describe('the list of receipts', () => {
  const listed = async () => (await medibook.call('receiptPage', { session: user.session })).data.records
  afterEach(() => medibook.clock.reset())

  test('has no unpaid order', async () => {
    await placed(user, { goods: 'c-item', expected: '65.50' })
    expect(await listed()).toEqual([])
  })

  test('names the person of an appointment', async () => {
    const { id } = await placed(user, { goods: 'c-exam', shop: 'c-shop' })
    await paid(user, id)
    const one = (await listed()).find((receipt) => receipt.id === id)
    expect(one?.personName).toBe((await receipt(id)).data.personName)
    expect(one?.personName).toBe(user.person)
  })

  test('shows the state of the last invoice', async () => {
    const { id } = await bought()
    const first = (await ask(id)).data
    await desk('invoices/refuse', { id: first.id, answer: 'The name is wrong' })
    expect(await listed()).toMatchObject([{ id, invoiceState: 'refused' }])
    await medibook.clock.advance(1000)
    await ask(id)
    expect(await listed()).toMatchObject([{ id, invoiceState: 'requested' }])
  })

  test('is in the order of payment, not of the orders', async () => {
    const early = await placed(user, { goods: 'c-item', expected: '65.50' })
    await medibook.clock.advance(1000)
    const late = await bought()
    await medibook.clock.advance(1000)
    await paid(user, early.id)
    const records = await listed()
    expect(records.map(({ id }) => id)).toEqual([early.id, late.id])
    expect([...records.map(({ paymentTime }) => paymentTime)].sort().reverse()).toEqual(
      records.map(({ paymentTime }) => paymentTime),
    )
  })
})

test('an order refunded before its invoice is issued gets none', async () => {
  const { id } = await bought()
  const { data } = await ask(id)
  await refund(id)
  expect(await desk('invoices/issue', { id: data.id })).toBe(codes.stateForbids)
})
