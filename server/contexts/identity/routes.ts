import type { FastifyPluginAsync } from 'fastify'
import access from './access/routes'
import account from './account/routes'
import contentCheck from './content-check/routes'
import persons from './persons/routes'
import siteUser from './site-user/routes'
import social from './social/routes'
import uploads from './uploads/routes'
import user from './user/routes'
import weixin from './weixin/routes'

/** Registers the endpoints and jobs of this context. */
export const identityRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [user, persons, account, access, social, siteUser, uploads, weixin, contentCheck])
    await app.register(routes)
}
