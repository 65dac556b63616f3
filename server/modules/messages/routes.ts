import type { FastifyPluginAsync } from 'fastify'
import { sendDueMessages } from './outbox'

const SEND_EVERY_MS = 5000

const messageRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.register({ name: 'sendMessages', everyMs: SEND_EVERY_MS, run: (ctx) => sendDueMessages(ctx) })
}

export default messageRoutes
