import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/cart'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { putInCart, removeFromCart, saveCart } from './commands/cart'
import { countCart, listCart } from './queries/cart'

const cartRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.cartPut, ({ ctx, user, body }) => putInCart(ctx, user.id, body))
  registerEndpoint(app, contract.cartDelete, ({ ctx, user, body }) => removeFromCart(ctx, user.id, body))
  registerEndpoint(app, contract.cartCount, ({ ctx, user }) => countCart(ctx, user.id))
  registerEndpoint(app, contract.cartList, ({ ctx, user }) => listCart(ctx, user.id))
  registerEndpoint(app, contract.cartSave, ({ ctx, user, body }) => saveCart(ctx, user.id, body))
}

export default cartRoutes
