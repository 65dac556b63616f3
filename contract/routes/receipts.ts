// Generated from contract/receipts.ts by `npm run contract`: do not edit.
import { type Cents, type Moment, type PageOf, type Route, type Shape } from '../route'
import { type InvoiceState, type InvoiceKind, type PayType } from '../constants/enums'

export type Invoice = {
  id: string
  orderId: string
  orderNo: string
  name: string
  state: InvoiceState
  stateDesc: string
  kind: InvoiceKind
  title: string
  taxNumber: string
  email: string
  amount: Cents
  invoiceNo: string | null
  answer: string
  createTime: Moment
  issueTime: Moment | null
}

export const invoiceShape: Shape = {
  id: 0,
  orderId: 0,
  orderNo: 0,
  name: 0,
  state: 0,
  stateDesc: 0,
  kind: 0,
  title: 0,
  taxNumber: 0,
  email: 0,
  amount: 4,
  invoiceNo: 16,
  answer: 0,
  createTime: 7,
  issueTime: 23,
}

export type ReceiptCard = {
  id: string
  receiptNo: string
  orderNo: string
  name: string
  personName: string | null
  paymentTime: Moment
  paymentPrice: Cents
  refundPrice: Cents
  invoiceState: InvoiceState | null
}

export const receiptCardShape: Shape = {
  id: 0,
  receiptNo: 0,
  orderNo: 0,
  name: 0,
  personName: 16,
  paymentTime: 7,
  paymentPrice: 4,
  refundPrice: 4,
  invoiceState: 16,
}

export type ListedReceipt = ReceiptCard & { monthNetPrice: Cents; monthRefundPrice: Cents }

export const listedReceiptShape: Shape = { '': receiptCardShape, monthNetPrice: 4, monthRefundPrice: 4 }

export type Receipt = ReceiptCard & {
  issuer: { name: string; address: string; phone: string }
  buyerName: string
  currency: 'HKD'
  paymentType: PayType | null
  paymentTypeText: string
  transactionId: string | null
  deliveryAddress: string | null
  lines: { spuName: string; specInfo: string; quantity: number; salesPrice: Cents; amount: Cents }[]
  salesPrice: Cents
  discountPrice: Cents
  couponPrice: Cents
  pointsPrice: Cents
  taxPrice: Cents
  freightPrice: Cents
  netPrice: Cents
  refunds: { refundNo: string; refundPrice: Cents; refundTime: Moment }[]
  invoiceId: string | null
  canAskInvoice: boolean
}

export const receiptShape: Shape = {
  '': receiptCardShape,
  issuer: { name: 0, address: 0, phone: 0 },
  buyerName: 0,
  currency: 0,
  paymentType: 16,
  paymentTypeText: 0,
  transactionId: 16,
  deliveryAddress: 16,
  lines: [{ spuName: 0, specInfo: 0, quantity: 1, salesPrice: 4, amount: 4 }],
  salesPrice: 4,
  discountPrice: 4,
  couponPrice: 4,
  pointsPrice: 4,
  taxPrice: 4,
  freightPrice: 4,
  netPrice: 4,
  refunds: [{ refundNo: 0, refundPrice: 4, refundTime: 7 }],
  invoiceId: 16,
  canAskInvoice: 3,
}

/** One invoice */
export const invoiceDetail: Route<{ data: Invoice; params: { id: string } }> = {
  path: '/mall/api/ma/invoice/:id',
  auth: 'user',
  data: invoiceShape,
}

/** Invoices of the account, newest first */
export const invoicePage: Route<{
  data: PageOf<Invoice>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    state?: InvoiceState
  }
}> = {
  path: '/mall/api/ma/invoice/page',
  auth: 'user',
  data: { records: [invoiceShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** An invoice as a file. 70001 until it is issued */
export const invoicePdf: Route<{ data: string; query: { id: string } }> = {
  path: '/mall/api/ma/invoice/pdf',
  auth: 'user',
  data: 5,
}

/** Request an invoice for a paid order. 70001 for an unpaid or wholly refunded one, 71211 when there is one already */
export const invoiceRequest: Route<{
  data: Invoice
  body: {
    idempotencyKey: string
    orderId: string
    kind: InvoiceKind
    title: string

    /** Required for a company */
    taxNumber?: string
    email: string
  }
}> = { method: 'POST', path: '/mall/api/ma/invoice', auth: 'user', isIdempotent: true, data: invoiceShape }

/** The receipt of a paid order; id is the order. 70001 while it is unpaid */
export const receipt: Route<{ data: Receipt; query: { id: string } }> = {
  path: '/mall/api/ma/receipt',
  auth: 'user',
  data: receiptShape,
}

/** Receipts of paid orders, newest first */
export const receiptPage: Route<{
  data: PageOf<ListedReceipt>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/receipt/page',
  auth: 'user',
  data: { records: [listedReceiptShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** The receipt as a file to print, in the language of the call */
export const receiptPdf: Route<{ data: string; query: { id: string } }> = {
  path: '/mall/api/ma/receipt/pdf',
  auth: 'user',
  data: 5,
}
