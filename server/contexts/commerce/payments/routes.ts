import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import {
  payAlipayPage,
  payAlipayWeb,
  payMiniProgram,
  payMobileWeb,
  payQuery,
  payTypeList,
  payWechatBrowser,
  payWechatWeb,
} from '../../../../contract/payments'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { applyRefundNotice } from '../refunds/commands/money'
import { askProviders } from './commands/ask-provider'
import { applyPaymentNotice, retryRefunds } from './commands/callback'
import { continuePayment, startPayment, type Payer } from './commands/start'
import { countOpenPayments, oldestPendingSeconds } from './queries/open-payments'
import { findPayment, listPayTypes } from './queries/payments'

const REFUNDS_EVERY_MS = 60_000
const ASK_EVERY_MS = 60_000

const payerOf = (request: FastifyRequest): Payer => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
})

const paymentRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, payAlipayWeb, ({ ctx, user, body, request }) =>
    startPayment(ctx, user.id, 'alipayWeb', body, payerOf(request)),
  )
  registerEndpoint(app, payAlipayPage, ({ ctx, user, query, request }) =>
    continuePayment(ctx, user.id, 'alipayPage', query, payerOf(request)),
  )
  registerEndpoint(app, payWechatWeb, ({ ctx, user, body, request }) =>
    startPayment(ctx, user.id, 'wechatWeb', body, payerOf(request)),
  )
  registerEndpoint(app, payMobileWeb, ({ ctx, user, body, request }) =>
    startPayment(ctx, user.id, 'mobileWeb', body, payerOf(request)),
  )
  registerEndpoint(app, payWechatBrowser, ({ ctx, user, body, request }) =>
    startPayment(ctx, user.id, 'wechatBrowser', body, payerOf(request)),
  )
  registerEndpoint(app, payMiniProgram, ({ ctx, user, body, request }) =>
    startPayment(ctx, user.id, 'miniProgram', body, payerOf(request)),
  )
  registerEndpoint(app, payQuery, ({ ctx, user, params }) => findPayment(ctx, user.id, params))
  registerEndpoint(app, payTypeList, ({ ctx }) => listPayTypes(ctx))
  app.onPaymentNotice(async (ctx, notice) => {
    if (notice.kind === 'refund') return applyRefundNotice(ctx, notice)
    ctx.log.info(
      { paymentId: notice.paymentId, outcome: await applyPaymentNotice(ctx, notice) },
      'payment notice',
    )
  })
  app.measures.register({
    name: 'medibook_open_payments',
    help: 'Payments that are not decided: waiting for the payer or the provider, or closed and still watched',
    label: 'state',
    read: (ctx) => countOpenPayments(ctx),
  })
  app.measures.register({
    name: 'medibook_oldest_pending_payment_seconds',
    help: 'How long the oldest pending payment has been waiting',
    read: async (ctx) => [{ value: await oldestPendingSeconds(ctx) }],
  })
  app.jobs.register({ name: 'askProviders', everyMs: ASK_EVERY_MS, run: (ctx) => askProviders(ctx) })
  app.jobs.register({ name: 'retryRefunds', everyMs: REFUNDS_EVERY_MS, run: (ctx) => retryRefunds(ctx) })
}

export default paymentRoutes
