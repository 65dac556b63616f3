import type { FastifyPluginAsync } from 'fastify'
import { clinicInfo, departmentList } from '../../../../contract/departments'
import { registerAnswer } from '../../../lib/register-answer'
import * as queries from './queries'

const departmentRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, departmentList, ({ ctx, query }) => queries.listDepartments(ctx, query.shopId))
  registerAnswer(app, clinicInfo, ({ ctx, params }) => queries.clinicInfo(ctx, params.shopId))
}

export default departmentRoutes
