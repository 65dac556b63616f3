import type { FastifyPluginAsync } from 'fastify'
import { reviewPage } from '../../../../contract/goods'
import * as reviews from '../../../../contract/reviews'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { writeReview } from './commands/reviews'
import { listReviews, listShopReviews, myReviews, summariseReviews } from './queries/reviews'

const reviewRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, reviewPage, ({ ctx, query }) => listReviews(ctx, query))
  registerEndpoint(app, reviews.shopReviews, ({ ctx, params, query }) =>
    listShopReviews(ctx, params.id, query),
  )
  registerEndpoint(app, reviews.reviewSummary, ({ ctx, query }) => summariseReviews(ctx, query.spuId))
  registerEndpoint(app, reviews.myReviews, ({ ctx, user, query }) => myReviews(ctx, user.id, query))
  registerEndpoint(app, reviews.reviewWrite, ({ ctx, user, body }) => writeReview(ctx, user.id, body))
}
export default reviewRoutes
