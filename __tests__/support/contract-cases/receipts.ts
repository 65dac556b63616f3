import * as receipts from '../../../contract/receipts'
import type { Invoice } from '../../../contract/receipts'
import { newKey } from '../order-world'
import { paidOrder } from './existing-world'
import { caseFor, type CaseWorld } from './types'

const cents = (money: string): number => Math.round(Number(money) * 100)
const invoiceBody = (orderId: string) => ({
  idempotencyKey: newKey(),
  orderId,
  kind: 'company',
  title: 'Harbour Design Ltd',
  taxNumber: '68012345-000',
  email: 'office@example.com',
})

async function asked(world: CaseWorld): Promise<Invoice> {
  return (await world.call('invoiceRequest', { body: invoiceBody((await paidOrder(world)).id) })) as Invoice
}
async function issued(world: CaseWorld): Promise<string> {
  const { id } = await asked(world)
  const answer = await medibook.inject({
    method: 'POST',
    url: '/sandbox/desk/invoices/issue',
    payload: { id },
  })
  if (answer.json().code !== 0) throw new Error(`The desk refused: ${answer.body}`)
  return id
}

export const receiptCases = [
  caseFor(receipts.receipt, {
    happy: async (world) => ({ query: { id: (await paidOrder(world)).id } }),
    async expect(data, world) {
      const [row] = await world.query<{ order_no: string; payment_cents: number; provider_ref: string }>(
        `select order_no, payment_cents, provider_ref from order_info o join payment p on p.order_id
          = o.id where o.id = $1`,
        [data.id],
      )
      expect({
        order_no: data.orderNo,
        payment_cents: cents(data.paymentPrice),
        provider_ref: data.transactionId,
      }).toEqual(row)
      expect(data).toMatchObject({
        refundPrice: '0.00',
        netPrice: data.paymentPrice,
        canAskInvoice: '1',
        invoiceId: null,
      })
    },
    bad: { query: {} },
  }),
  caseFor(receipts.receiptPage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from order_info where user_id = $1 and is_paid and not is_deleted order by create_time desc, id',
        [world.demo.id],
      )
      expect(data.records.map((receipt) => receipt.id)).toEqual(rows.map(({ id }) => id).slice(0, 50))
      expect(data.total).toBe(rows.length)
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(receipts.receiptPdf, {
    happy: async (world) => ({ query: { id: (await paidOrder(world)).id } }),
    expect(data) {
      expect(data.startsWith('%PDF-')).toBe(true)
    },
    bad: { query: {} },
  }),
  caseFor(receipts.invoiceRequest, {
    happy: async (world) => ({ body: invoiceBody((await paidOrder(world)).id) }),
    async expect(data, world) {
      expect(
        await world.query('select state, title, amount_cents, user_id from invoice where id = $1', [data.id]),
      ).toEqual([
        { state: 'requested', title: data.title, amount_cents: cents(data.amount), user_id: world.user.id },
      ])
    },
    bad: {
      body: { idempotencyKey: newKey(), orderId: 'x', kind: 'person', title: 'A', email: 'no address' },
    },
  }),
  caseFor(receipts.invoicePage, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from invoice where user_id = $1 order by create_time desc, id',
        [world.demo.id],
      )
      expect(rows.length).toBeGreaterThan(1)
      expect(data.records.map((invoice) => invoice.id)).toEqual(rows.map(({ id }) => id))
    },
    bad: { query: { state: 'lost' } },
  }),
  caseFor(receipts.invoiceDetail, {
    happy: async (world) => ({ params: { id: (await asked(world)).id } }),
    async expect(data, world) {
      expect(await world.query('select order_id, email from invoice where id = $1', [data.id])).toEqual([
        { order_id: data.orderId, email: data.email },
      ])
    },
    bad: { params: { id: 'no-such-invoice' }, code: 40400 },
  }),
  caseFor(receipts.invoicePdf, {
    happy: async (world) => ({ query: { id: await issued(world) } }),
    expect(data) {
      expect(data.startsWith('%PDF-')).toBe(true)
    },
    bad: { query: {} },
  }),
]
