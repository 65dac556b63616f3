import type { FastifyPluginAsync } from 'fastify'
import { registerRetention } from '../../lib/retention'
import activity from './activity/routes'
import browseHistory from './browse-history/routes'
import { engagementRetention } from './commands/retention'
import compare from './compare/routes'
import favourites from './favourites/routes'
import feedback from './feedback/routes'
import messages from './messages/routes'
import reviews from './reviews/routes'

/** Registers the endpoints and jobs of this context. */
export const engagementRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [activity, browseHistory, compare, favourites, reviews, feedback, messages])
    await app.register(routes)
  registerRetention(app, engagementRetention)
}
