import type { FastifyPluginAsync } from 'fastify'
import {
  invoiceDetail,
  invoicePage,
  invoicePdf,
  invoiceRequest,
  receipt,
  receiptPage,
  receiptPdf,
} from '../../../../contract/receipts'
import { registerBinary, registerEndpoint } from '../../../lib/register-endpoint'
import { requestInvoice } from './commands/invoices'
import { invoiceFile } from './invoice-pdf'
import { findInvoice, listInvoices } from './queries/invoices'
import { findReceipt, listReceipts } from './queries/receipts'
import { receiptFile } from './receipt-pdf'

const receiptRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, receipt, ({ ctx, user, query }) => findReceipt(ctx, user.id, query.id))
  registerEndpoint(app, receiptPage, ({ ctx, user, query }) => listReceipts(ctx, user.id, query))
  registerBinary(app, receiptPdf, ({ ctx, user, query }) => receiptFile(ctx, user.id, query.id))
  registerEndpoint(app, invoiceRequest, ({ ctx, user, body }) => requestInvoice(ctx, user.id, body))
  registerEndpoint(app, invoicePage, ({ ctx, user, query }) => listInvoices(ctx, user.id, query))
  registerBinary(app, invoicePdf, ({ ctx, user, query }) => invoiceFile(ctx, user.id, query.id))
  registerEndpoint(app, invoiceDetail, ({ ctx, user, params }) => findInvoice(ctx, user.id, params.id))
}

export default receiptRoutes
