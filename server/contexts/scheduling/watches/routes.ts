import type { FastifyPluginAsync } from 'fastify'
import { watchAdd, watchList, watchStop } from '../../../../contract/watches'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { answerWatches } from './commands/answer'
import { addWatch, stopWatch } from './commands/watches'
import { findWatch, listWatches } from './queries/watches'

const ANSWER_EVERY_MS = 10_000

const watchRoutes: FastifyPluginAsync = async (app) => {
  registerOnce(app, watchAdd, {
    write: ({ ctx, user, body }) => addWatch(ctx, user.id, body),
    read: ({ ctx, user }, id) => findWatch(ctx, user.id, id),
  })
  registerEndpoint(app, watchList, ({ ctx, user }) => listWatches(ctx, user.id))
  registerEndpoint(app, watchStop, ({ ctx, user, params }) => stopWatch(ctx, user.id, params.id))
  app.jobs.register({ name: 'answerWatches', everyMs: ANSWER_EVERY_MS, run: (ctx) => answerWatches(ctx) })
}

export default watchRoutes
