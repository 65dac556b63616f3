import type { FastifyPluginAsync } from 'fastify'
import { clinicInfo, departmentList } from '../../../../contract/departments'
import { registerAnswer } from '../../../lib/register-answer'
import * as service from './service'

const departmentRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, departmentList, ({ ctx, query }) => service.listDepartments(ctx, query.shopId))
  registerAnswer(app, clinicInfo, ({ ctx, params }) => service.clinicInfo(ctx, params.shopId))
}

export default departmentRoutes
