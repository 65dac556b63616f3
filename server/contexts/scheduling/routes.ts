import type { FastifyPluginAsync } from 'fastify'
import bookings from './bookings/routes'
import courses from './courses/routes'
import slots from './slots/routes'
import waiting from './waiting/routes'
import watches from './watches/routes'

/** Registers the endpoints and jobs of this context. */
export const schedulingRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [slots, bookings, courses, waiting, watches]) await app.register(routes)
}
