import type { FastifyPluginAsync } from 'fastify'
import { clinicInfo, departmentList } from '../../../../contract/departments'
import { registerEndpoint } from '../../../lib/register-endpoint'
import * as service from './service'

const departmentRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, departmentList, ({ ctx, query }) => service.listDepartments(ctx, query.shopId))
  registerEndpoint(app, clinicInfo, ({ ctx, params }) => service.clinicInfo(ctx, params.shopId))
}

export default departmentRoutes
