import type { FastifyPluginAsync } from 'fastify'
import { registerRetention } from '../../lib/retention'
import { clinicRetention } from './commands/retention'
import departments from './departments/routes'
import doctorBookings from './doctor-bookings/routes'
import doctors from './doctors/routes'
import queue from './queue/routes'
import reports from './reports/routes'
import visits from './visits/routes'

/** Registers the endpoints and jobs of this context. */
export const clinicRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [departments, doctors, doctorBookings, queue, reports, visits])
    await app.register(routes)
  registerRetention(app, clinicRetention)
}
