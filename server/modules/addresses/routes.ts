import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../contract/addresses'
import { userAddress } from '../../db/schema/account'
import { registerEndpoint } from '../../lib/register-endpoint'
import { registerUserData } from '../account/user-data'
import { addressDelete, addressPage, addressSave } from './service'

const addressRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.addressPage, ({ ctx, user, query }) => addressPage(ctx, user, query))
  registerEndpoint(app, contract.addressSave, ({ ctx, user, body }) => addressSave(ctx, user, body))
  registerEndpoint(app, contract.addressDelete, ({ ctx, user, params }) =>
    addressDelete(ctx, user, params.id),
  )
  registerUserData(
    'addresses',
    async (ctx, userId) =>
      (await addressPage(ctx, { id: userId, tokenHash: '', enterpriseId: null }, { size: 100 })).records,
    (ctx, userId) => ctx.db.delete(userAddress).where(eq(userAddress.userId, userId)),
  )
}
export default addressRoutes
