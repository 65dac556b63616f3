import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Flag,
  Id,
  IdempotencyKey,
  IdParams,
  Moment,
  Money,
  Nullable,
  pageOf,
  pageQuery,
} from './common'
import { invoiceKinds, invoiceStates } from './constants/enums'
import { defineBinary, defineEndpoint } from './define-endpoint'
import { PayType } from './orders'
import { maxEmailLength } from './rules/email'
import { taxNumberForm } from './rules/text-forms'
import { invoiceTitleLength } from './rules/text-lengths'

const InvoiceState = Type.Union(invoiceStates.map((state) => Type.Literal(state)))

export const ReceiptCard = Type.Object({
  id: Id,
  receiptNo: Type.String(),
  orderNo: Type.String(),
  name: Type.String(),
  /** Of its first appointment; null without one. */
  personName: Nullable(Type.String()),
  paymentTime: Moment,
  paymentPrice: Money,
  refundPrice: Money,
  invoiceState: Nullable(InvoiceState),
})
export type ReceiptCard = Static<typeof ReceiptCard>
/** With the sums of all receipts of its month, of which a page of the list may have a part only. */
export const ListedReceipt = Type.Intersect([
  ReceiptCard,
  Type.Object({
    /** Paid less refunded. */
    monthNetPrice: Money,
    monthRefundPrice: Money,
  }),
])
export type ListedReceipt = Static<typeof ListedReceipt>
export const Receipt = Type.Intersect([
  ReceiptCard,
  Type.Object({
    issuer: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String() }),
    buyerName: Type.String(),
    currency: Type.Literal('HKD'),
    paymentType: Nullable(PayType),
    paymentTypeText: Type.String(),
    transactionId: Nullable(Type.String({ description: "The provider's number" })),
    deliveryAddress: Nullable(Type.String()),
    lines: Type.Array(
      Type.Object({
        spuName: Type.String(),
        specInfo: Type.String(),
        quantity: Count,
        salesPrice: Money,
        amount: Money,
      }),
    ),
    salesPrice: Money,
    discountPrice: Money,
    couponPrice: Money,
    pointsPrice: Money,
    taxPrice: Money,
    freightPrice: Money,
    netPrice: Money,
    refunds: Type.Array(Type.Object({ refundNo: Type.String(), refundPrice: Money, refundTime: Moment })),
    invoiceId: Nullable(Id),
    canAskInvoice: Flag,
  }),
])
export type Receipt = Static<typeof Receipt>

const byOrder = Type.Object({ id: Id })
export const receipt = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/receipt',
  auth: 'user',
  source: 'spec',
  tag: 'receipts',
  summary: 'The receipt of a paid order; id is the order. 70001 while it is unpaid',
  query: byOrder,
  data: Receipt,
})
export const receiptPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/receipt/page',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  summary: 'Receipts of paid orders, newest first',
  query: Type.Object(pageQuery),
  data: pageOf(ListedReceipt),
})
export const receiptPdf = defineBinary({
  path: '/mall/api/ma/receipt/pdf',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  summary: 'The receipt as a file to print, in the language of the call',
  query: byOrder,
  contentType: 'application/pdf',
})

export const Invoice = Type.Object({
  id: Id,
  orderId: Id,
  orderNo: Type.String(),
  name: Type.String(),
  state: InvoiceState,
  stateDesc: Type.String(),
  kind: Type.Union(invoiceKinds.map((kind) => Type.Literal(kind))),
  title: Type.String(),
  taxNumber: Type.String(),
  email: Type.String(),
  amount: Money,
  invoiceNo: Nullable(Type.String()),
  answer: Type.String(),
  createTime: Moment,
  issueTime: Nullable(Moment),
})
export type Invoice = Static<typeof Invoice>
export const invoiceRequest = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/invoice',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  isIdempotent: true,
  summary:
    'Request an invoice for a paid order. 70001 for an unpaid or wholly refunded one, 71211 when ' +
    'there is one already',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    orderId: Id,
    kind: Type.Union(invoiceKinds.map((kind) => Type.Literal(kind))),
    title: Type.String({ minLength: 1, maxLength: invoiceTitleLength }),
    taxNumber: Type.Optional(Type.String({ ...taxNumberForm, description: 'Required for a company' })),
    email: Type.String({
      minLength: 3,
      maxLength: maxEmailLength,
      pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    }),
  }),
  data: Invoice,
})
export const invoicePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/invoice/page',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  summary: 'Invoices of the account, newest first',
  query: Type.Object({ ...pageQuery, state: Type.Optional(InvoiceState) }),
  data: pageOf(Invoice),
})
export const invoicePdf = defineBinary({
  path: '/mall/api/ma/invoice/pdf',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  summary: 'An invoice as a file. 70001 until it is issued',
  query: byOrder,
  contentType: 'application/pdf',
})
export const invoiceDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/invoice/:id',
  auth: 'user',
  source: 'extension',
  tag: 'receipts',
  summary: 'One invoice',
  params: IdParams,
  data: Invoice,
})
