import type { FastifyPluginAsync } from 'fastify'
import { accessPage } from '../../../../contract/own-data'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { deleteOldAccesses } from './commands/clean'
import { listAccesses } from './queries'

const CLEAN_EVERY_MS = 24 * 3_600_000

const accessRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, accessPage, ({ ctx, user, query }) => listAccesses(ctx, user.id, query))
  app.jobs.register({
    name: 'deleteOldAccesses',
    everyMs: CLEAN_EVERY_MS,
    run: (ctx) => deleteOldAccesses(ctx),
  })
}

export default accessRoutes
