import type { FastifyPluginAsync } from 'fastify'
import { pointsConfigOne, pointsRecordPage } from '../../../../contract/points'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { listPoints, pointsConfigFor } from './queries/points'

const pointsRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, pointsRecordPage, ({ ctx, user, query }) => listPoints(ctx, user.id, query))
  registerEndpoint(app, pointsConfigOne, ({ ctx }) => pointsConfigFor(ctx))
}

export default pointsRoutes
