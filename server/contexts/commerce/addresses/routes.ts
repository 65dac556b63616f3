import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/addresses'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { addressDelete, addressSave } from './commands/addresses'
import { addressOf, addressPage } from './queries/addresses'

const addressRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.addressPage, ({ ctx, user, query }) => addressPage(ctx, user, query))
  registerOnce(app, contract.addressSave, {
    write: ({ ctx, user, body }) => addressSave(ctx, user, body),
    read: ({ ctx, user }, id) => addressOf(ctx, user, id),
  })
  registerEndpoint(app, contract.addressDelete, ({ ctx, user, params }) =>
    addressDelete(ctx, user, params.id),
  )
}
export default addressRoutes
