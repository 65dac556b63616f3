import type { FastifyPluginAsync } from 'fastify'
import * as shops from '../../../../contract/shops'
import { registerAnswer } from '../../../lib/register-answer'
import { shopDetail, shopPage } from './queries/shops'

const shopRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, shops.shopPage, ({ ctx, query }) => shopPage(ctx, query), {
    // Nobody stands at the same place as somebody else.
    isKept: ({ latitude, longitude }) => latitude === undefined && longitude === undefined,
  })
  registerAnswer(app, shops.shopDetail, ({ ctx, params }) => shopDetail(ctx, params.id))
}
export default shopRoutes
