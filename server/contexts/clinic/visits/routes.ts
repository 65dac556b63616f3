import type { FastifyPluginAsync } from 'fastify'
import { comingVisits } from '../../../../contract/visits'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { listComingVisits } from './queries'

const visitRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, comingVisits, ({ ctx, user }) => listComingVisits(ctx, user.id))
}

export default visitRoutes
