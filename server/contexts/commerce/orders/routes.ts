import type { FastifyPluginAsync } from 'fastify'
import { bookingForOrder, unBookingForOrder } from '../../../../contract/aftersales'
import { calculateOrderPrice, placeOrder } from '../../../../contract/order-placing'
import { orderCancel, orderDelete, orderDetail, orderPage, orderReceive } from '../../../../contract/orders'
import { orderCount } from '../../../../contract/own-counts'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { bookOrder, unbookOrder } from './commands/book-order'
import { cancelOverdueOrders } from './commands/cancel-order'
import { cancelOrder, deleteOrder, receiveOrder } from './commands/orders'
import { createOrder } from './commands/place-order'
import { calculatePrice } from './queries/calculate-price'
import { countOrders, findOrder, listOrders } from './queries/orders'

const OVERDUE_EVERY_MS = 5_000

const orderRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, calculateOrderPrice, ({ ctx, body }) => calculatePrice(ctx, body))
  registerEndpoint(app, placeOrder, ({ ctx, user, body }) => createOrder(ctx, user.id, body))
  registerEndpoint(app, orderPage, ({ ctx, user, query }) => listOrders(ctx, user.id, query))
  registerEndpoint(app, orderDetail, ({ ctx, user, params }) => findOrder(ctx, user.id, params.id))
  registerEndpoint(app, orderCount, ({ ctx, user }) => countOrders(ctx, user.id))
  registerEndpoint(app, orderCancel, ({ ctx, user, params }) => cancelOrder(ctx, user.id, params.id))
  registerEndpoint(app, orderReceive, ({ ctx, user, params }) => receiveOrder(ctx, user.id, params.id))
  registerEndpoint(app, orderDelete, ({ ctx, user, params }) => deleteOrder(ctx, user.id, params.id))
  registerEndpoint(app, bookingForOrder, ({ ctx, user, query }) => bookOrder(ctx, user.id, query))
  registerEndpoint(app, unBookingForOrder, ({ ctx, user, query }) => unbookOrder(ctx, user.id, query.orderId))
  app.jobs.register({
    name: 'cancelOverdueOrders',
    everyMs: OVERDUE_EVERY_MS,
    run: (ctx) => cancelOverdueOrders(ctx),
  })
}

export default orderRoutes
