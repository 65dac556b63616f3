import type { FastifyPluginAsync } from 'fastify'
import { orderLogistics } from '../../../../contract/logistics'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { findLogistics } from './queries'

const logisticsRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, orderLogistics, ({ ctx, user, params }) => findLogistics(ctx, user.id, params.id))
}

export default logisticsRoutes
