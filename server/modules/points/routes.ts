import type { FastifyPluginAsync } from 'fastify'
import { pointsConfigOne, pointsRecordPage } from '../../../contract/points'
import { registerEndpoint } from '../../lib/register-endpoint'
import { listPoints, pointsConfigFor } from './queries'
import { registerTradeData } from './user-data'

const pointsRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, pointsRecordPage, ({ ctx, user, query }) => listPoints(ctx, user.id, query))
  registerEndpoint(app, pointsConfigOne, ({ ctx }) => pointsConfigFor(ctx))
  registerTradeData()
}

export default pointsRoutes
