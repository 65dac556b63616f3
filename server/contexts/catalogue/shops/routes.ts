import type { FastifyPluginAsync } from 'fastify'
import * as shops from '../../../../contract/shops'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { shopDetail, shopPage } from './service'

const shopRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, shops.shopPage, ({ ctx, query }) => shopPage(ctx, query))
  registerEndpoint(app, shops.shopDetail, ({ ctx, params }) => shopDetail(ctx, params.id))
}
export default shopRoutes
