import type { FastifyPluginAsync } from 'fastify'
import {
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
import { listDoctorReviews, writeDoctorReview } from './reviews'
import * as service from './service'

const doctorRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, doctorPage, ({ ctx, query }) => service.listDoctors(ctx, query))
  registerEndpoint(app, doctorDays, ({ ctx, query }) => service.doctorDays(ctx, query.doctorId))
  registerEndpoint(app, doctorTimes, ({ ctx, query }) => service.doctorTimes(ctx, query.doctorId, query.date))
  registerEndpoint(app, doctorStatus, ({ ctx, query }) => service.checkDoctorStatus(ctx, query.doctorId))
  registerEndpoint(app, doctorReviews, ({ ctx, query }) => listDoctorReviews(ctx, query))
  registerEndpoint(app, doctorReviewWrite, ({ ctx, user, body }) => writeDoctorReview(ctx, user.id, body))
  registerAnswer(app, doctorDetail, ({ ctx, params }) => service.findDoctor(ctx, params.id))
}

export default doctorRoutes
