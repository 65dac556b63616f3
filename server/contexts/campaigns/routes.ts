import type { FastifyPluginAsync } from 'fastify'
import bargain from './bargain/routes'
import coupons from './coupons/routes'
import enterprise from './enterprise/routes'
import fission from './fission/routes'
import groupon from './groupon/routes'
import member from './member/routes'

/** Registers the endpoints and jobs of this context. */
export const campaignsRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [coupons, bargain, groupon, fission, member, enterprise]) await app.register(routes)
}
