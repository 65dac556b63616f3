import type { FastifyPluginAsync } from 'fastify'
import { payAlipayWeb, payMiniProgram, payQuery, payTypeList, payWechatWeb } from '../../../contract/orders'
import { registerEndpoint } from '../../lib/register-endpoint'
import { applyPaymentNotice, retryRefunds } from './callback'
import { findPayment, listPayTypes } from './queries'
import { startPayment } from './start'

const REFUNDS_EVERY_MS = 60_000

const paymentRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, payAlipayWeb, ({ ctx, user, body }) => startPayment(ctx, user.id, 'alipayWeb', body))
  registerEndpoint(app, payWechatWeb, ({ ctx, user, body }) => startPayment(ctx, user.id, 'wechatWeb', body))
  registerEndpoint(app, payMiniProgram, ({ ctx, user, body }) => startPayment(ctx, user.id, 'miniProgram', body))
  registerEndpoint(app, payQuery, ({ ctx, user, params }) => findPayment(ctx, user.id, params))
  registerEndpoint(app, payTypeList, ({ ctx }) => listPayTypes(ctx))
  app.onPaymentNotice(async (ctx, notice) => {
    ctx.log.info({ paymentId: notice.paymentId, outcome: await applyPaymentNotice(ctx, notice) }, 'payment notice')
  })
  app.jobs.register({ name: 'retryRefunds', everyMs: REFUNDS_EVERY_MS, run: (ctx) => retryRefunds(ctx) })
}

export default paymentRoutes
