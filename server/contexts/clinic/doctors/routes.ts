import type { FastifyPluginAsync } from 'fastify'
import {
  doctorBusy,
  doctorDays,
  doctorDetail,
  doctorPage,
  doctorReviews,
  doctorReviewWrite,
  doctorStatus,
  doctorTimes,
} from '../../../../contract/doctors'
import { registerAnswer } from '../../../lib/register-answer'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { writeDoctorReview } from './commands/review'
import { listBusyTimes } from './queries/busy'
import * as doctors from './queries/doctors'
import { listDoctorReviews } from './queries/reviews'

const doctorRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, doctorPage, ({ ctx, query }) => doctors.listDoctors(ctx, query))
  registerEndpoint(app, doctorDays, ({ ctx, query }) => doctors.doctorDays(ctx, query.doctorId))
  registerEndpoint(app, doctorTimes, ({ ctx, query }) => doctors.doctorTimes(ctx, query.doctorId, query.date))
  registerEndpoint(app, doctorBusy, ({ ctx, user, query }) => listBusyTimes(ctx, user.id, query))
  registerEndpoint(app, doctorStatus, ({ ctx, query }) => doctors.checkDoctorStatus(ctx, query.doctorId))
  registerEndpoint(app, doctorReviews, ({ ctx, query }) => listDoctorReviews(ctx, query))
  registerEndpoint(app, doctorReviewWrite, ({ ctx, user, body }) => writeDoctorReview(ctx, user.id, body))
  registerAnswer(app, doctorDetail, ({ ctx, params }) => doctors.findDoctor(ctx, params.id))
}

export default doctorRoutes
