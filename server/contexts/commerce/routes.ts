import type { FastifyPluginAsync } from 'fastify'
import addresses from './addresses/routes'
import cart from './cart/routes'
import certificates from './certificates/routes'
import logistics from './logistics/routes'
import orderViews from './order-views/routes'
import orders from './orders/routes'
import payments from './payments/routes'
import points from './points/routes'
import receipts from './receipts/routes'
import refunds from './refunds/routes'

/** Registers the endpoints and jobs of this context. */
export const commerceRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [
    cart,
    points,
    orders,
    payments,
    refunds,
    logistics,
    orderViews,
    receipts,
    addresses,
    certificates,
  ])
    await app.register(routes)
}
