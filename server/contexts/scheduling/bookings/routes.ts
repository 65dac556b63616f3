import type { FastifyPluginAsync } from 'fastify'
import {
  bookDose,
  bookingUpdate,
  bookWaiting,
  confirmInjected,
  freeBooking,
  freeBookingBJ,
  unBooking,
  cancelDose,
} from '../../../../contract/booking-changes'
import {
  bookingBookedDetail,
  bookingBookedList,
  bookingPreDetail,
  bookingPreList,
  bookingWriteOffList,
} from '../../../../contract/bookings'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { bookAppointment } from './commands/book'
import { cancelAppointment, rescheduleAppointment } from './commands/change'
import { bookFree } from './commands/free'
import { confirmDoseInjected } from './commands/inject'
import { findBooking, listBookings } from './queries/bookings'

const bookingRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, bookingPreList, ({ ctx, user, query }) => listBookings(ctx, user.id, 'pre', query))
  registerEndpoint(app, bookingBookedList, ({ ctx, user, query }) =>
    listBookings(ctx, user.id, 'booked', query),
  )
  registerEndpoint(app, bookingWriteOffList, ({ ctx, user, query }) =>
    listBookings(ctx, user.id, 'writeOff', query),
  )
  registerEndpoint(app, bookingPreDetail, ({ ctx, user, query }) => findBooking(ctx, user.id, query.id))
  registerEndpoint(app, bookingBookedDetail, ({ ctx, user, query }) => findBooking(ctx, user.id, query.id))
  registerEndpoint(app, unBooking, ({ ctx, user, query }) => cancelAppointment(ctx, user.id, query.id))
  registerEndpoint(app, cancelDose, ({ ctx, user, query }) => cancelAppointment(ctx, user.id, query.id))
  registerEndpoint(app, bookWaiting, ({ ctx, user, body }) => bookAppointment(ctx, user.id, 'book', body))
  registerEndpoint(app, bookDose, ({ ctx, user, body }) => bookAppointment(ctx, user.id, 'bookDose', body))
  registerEndpoint(app, bookingUpdate, ({ ctx, user, body }) => rescheduleAppointment(ctx, user.id, body))
  registerEndpoint(app, freeBooking, ({ ctx, user, body }) => bookFree(ctx, user.id, 'free', body))
  registerEndpoint(app, freeBookingBJ, ({ ctx, user, body }) => bookFree(ctx, user.id, 'bjFree', body))
  registerEndpoint(app, confirmInjected, ({ ctx, user, body }) => confirmDoseInjected(ctx, user.id, body))
}

export default bookingRoutes
