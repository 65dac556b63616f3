import type { FastifyPluginAsync } from 'fastify'
import {
  doctorBookingCancel,
  doctorBookingDetail,
  doctorBookingPage,
  doctorOfferAccept,
  placeDoctorBooking,
} from '../../../../contract/doctor-bookings'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { acceptOffer, cancelRequest, requestDoctor } from './commands/requests'
import { settleDoctorBookings } from './commands/settle'
import { findDoctorBooking, listDoctorBookings } from './queries/requests'

const SETTLE_EVERY_MS = 15_000

const doctorBookingRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, placeDoctorBooking, ({ ctx, user, body }) => requestDoctor(ctx, user.id, body))
  registerEndpoint(app, doctorBookingPage, ({ ctx, user, query }) => listDoctorBookings(ctx, user.id, query))
  registerEndpoint(app, doctorBookingDetail, ({ ctx, user, params }) =>
    findDoctorBooking(ctx, user.id, params.id),
  )
  registerEndpoint(app, doctorBookingCancel, ({ ctx, user, params }) =>
    cancelRequest(ctx, user.id, params.id),
  )
  registerEndpoint(app, doctorOfferAccept, ({ ctx, user, body }) => acceptOffer(ctx, user.id, body))
  app.jobs.register({
    name: 'settleDoctorBookings',
    everyMs: SETTLE_EVERY_MS,
    run: (ctx) => settleDoctorBookings(ctx),
  })
}

export default doctorBookingRoutes
