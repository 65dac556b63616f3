import type { FastifyPluginAsync } from 'fastify'
import config from './config/routes'
import content from './content/routes'
import goods from './goods/routes'
import search from './search/routes'
import shops from './shops/routes'

/** Registers the endpoints and jobs of this context. */
export const catalogueRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [content, config, shops, goods, search]) await app.register(routes)
}
