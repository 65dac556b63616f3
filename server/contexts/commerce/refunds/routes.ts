import type { FastifyPluginAsync } from 'fastify'
import {
  refundApply,
  refundDetail,
  refundPage,
  refundPreview,
  refundWithdraw,
} from '../../../../contract/aftersales'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { applyRefund, withdrawRefund } from './commands/apply'
import { retryRefundMoney } from './commands/money'
import { findRefund, listRefunds, previewRefund } from './queries/refunds'

const RETRY_EVERY_MS = 60_000

const refundRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, refundPreview, ({ ctx, user, query }) => previewRefund(ctx, user.id, query))
  registerEndpoint(app, refundApply, ({ ctx, user, body }) => applyRefund(ctx, user.id, body))
  registerEndpoint(app, refundPage, ({ ctx, user, query }) => listRefunds(ctx, user.id, query))
  registerEndpoint(app, refundDetail, ({ ctx, user, params }) => findRefund(ctx, user.id, params.id))
  registerEndpoint(app, refundWithdraw, ({ ctx, user, params }) => withdrawRefund(ctx, user.id, params.id))
  app.jobs.register({
    name: 'retryRefundMoney',
    everyMs: RETRY_EVERY_MS,
    run: (ctx) => retryRefundMoney(ctx),
  })
}

export default refundRoutes
