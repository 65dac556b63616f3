import type { FastifyPluginAsync } from 'fastify'
import { feedbackDetail, feedbackPage, sendFeedback } from '../../../../contract/feedback'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { keepFeedback } from './commands/feedback'
import { findFeedback, listFeedback } from './queries'

const feedbackRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, sendFeedback, ({ ctx, user, body }) => keepFeedback(ctx, user.id, body))
  registerEndpoint(app, feedbackPage, ({ ctx, user, query }) => listFeedback(ctx, user.id, query))
  registerEndpoint(app, feedbackDetail, ({ ctx, user, params }) => findFeedback(ctx, user.id, params.id))
}

export default feedbackRoutes
