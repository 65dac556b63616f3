import type { FastifyPluginAsync } from 'fastify'
import { waitingAccept, waitingJoin, waitingLeave, waitingList } from '../../../../contract/watches'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { settleWaiting } from './commands/settle'
import { acceptWaiting, joinWaiting, leaveWaiting } from './commands/waiting'
import { listWaiting, findWaiting } from './queries'

const SETTLE_EVERY_MS = 10_000

const waitingRoutes: FastifyPluginAsync = async (app) => {
  registerOnce(app, waitingJoin, {
    write: ({ ctx, user, body }) => joinWaiting(ctx, user.id, body),
    read: ({ ctx, user }, id) => findWaiting(ctx, user.id, id),
  })
  registerEndpoint(app, waitingList, ({ ctx, user }) => listWaiting(ctx, user.id))
  registerEndpoint(app, waitingAccept, ({ ctx, user, body }) => acceptWaiting(ctx, user.id, body.id))
  registerEndpoint(app, waitingLeave, ({ ctx, user, params }) => leaveWaiting(ctx, user.id, params.id))
  app.jobs.register({
    name: 'settleWaiting',
    everyMs: SETTLE_EVERY_MS,
    run: (ctx) => settleWaiting(ctx),
  })
}

export default waitingRoutes
