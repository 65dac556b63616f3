import type { FastifyPluginAsync } from 'fastify'
import { aliBookingGetById, generateOrderCode, orderItemDetail } from '../../../../contract/aftersales'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { makeOrderCode } from './commands/order-code'
import { findAliOrder, findOrderItem } from './queries'

const orderViewRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, generateOrderCode, ({ ctx, user, query }) => makeOrderCode(ctx, user.id, query.id))
  registerEndpoint(app, aliBookingGetById, ({ ctx, user, params }) => findAliOrder(ctx, user.id, params.id))
  registerEndpoint(app, orderItemDetail, ({ ctx, user, params }) => findOrderItem(ctx, user.id, params.id))
}

export default orderViewRoutes
