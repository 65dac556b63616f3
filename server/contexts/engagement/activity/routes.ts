import type { FastifyPluginAsync } from 'fastify'
import { activityList } from '../../../../contract/activity'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { listActivity } from './queries/activity'

const activityRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, activityList, ({ ctx, user, query }) => listActivity(ctx, user.id, query))
}

export default activityRoutes
