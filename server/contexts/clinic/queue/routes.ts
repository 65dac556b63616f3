import type { FastifyPluginAsync } from 'fastify'
import {
  queueCancel,
  queueCheckIn,
  queueCurrent,
  queueLines,
  queueLiveKey,
  queueRegister,
  queueState,
  registrationHistory,
} from '../../../../contract/queue'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { settleQueue } from './commands/settle'
import { cancelTicket, checkIn, registerInQueue } from './commands/tickets'
import { liveRoute } from './live'
import { makeLiveKey } from './live-key'
import { countOpenTickets, currentTickets, findTicket, listHistory, listLines } from './queries/tickets'

const SETTLE_EVERY_MS = 60_000

const queueRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, queueLines, ({ ctx, query }) => listLines(ctx, query))
  registerEndpoint(app, queueRegister, ({ ctx, user, body }) => registerInQueue(ctx, user.id, body))
  registerEndpoint(app, queueCheckIn, ({ ctx, user, body }) => checkIn(ctx, user.id, body))
  registerEndpoint(app, queueCancel, ({ ctx, user, params }) => cancelTicket(ctx, user.id, params.id))
  registerEndpoint(app, queueState, ({ ctx, user, params }) => findTicket(ctx, user.id, params.id))
  registerEndpoint(app, queueCurrent, ({ ctx, user }) => currentTickets(ctx, user.id))
  registerEndpoint(app, registrationHistory, ({ ctx, user, query }) => listHistory(ctx, user.id, query))
  registerEndpoint(app, queueLiveKey, ({ ctx, user, body }) => makeLiveKey(ctx, user, body.id))
  liveRoute(app)
  app.measures.register({
    name: 'medibook_queue_tickets',
    help: 'Open tickets of all queues',
    label: 'state',
    read: (ctx) => countOpenTickets(ctx),
  })
  app.jobs.register({ name: 'settleQueue', everyMs: SETTLE_EVERY_MS, run: (ctx) => settleQueue(ctx) })
}

export default queueRoutes
