import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/messages'
import * as ownCounts from '../../../../contract/own-counts'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { saveChoices } from './commands/channels'
import { allowMessages } from './commands/grants'
import { readMessage, readUpTo } from './commands/inbox'
import { addMissingReminders } from './commands/missing-reminders'
import { sendDueMessages } from './commands/outbox'
import { choicesOf } from './queries/channels'
import { countDueMessages } from './queries/due'
import { messagePage, unreadCount } from './queries/inbox'

const SEND_EVERY_MS = 5000
const REMINDERS_EVERY_MS = 3_600_000

const messageRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.messagePage, ({ ctx, user, query }) => messagePage(ctx, user.id, query))
  registerEndpoint(app, ownCounts.messageUnread, ({ ctx, user }) => unreadCount(ctx, user.id))
  registerEndpoint(app, contract.messageRead, ({ ctx, user, params }) => readMessage(ctx, user.id, params.id))
  registerEndpoint(app, contract.messageReadAll, ({ ctx, user, body }) =>
    readUpTo(ctx, user.id, body.newestId),
  )
  registerEndpoint(app, contract.messageChoices, ({ ctx, user }) => choicesOf(ctx, user.id))
  registerEndpoint(app, contract.messageChoicesSave, ({ ctx, user, body }) => saveChoices(ctx, user.id, body))
  registerOnce(app, contract.messageSubscribed, {
    write: async ({ ctx, user, body }) => {
      await allowMessages(ctx, user.id, body.templateIds)
      return user.id
    },
    read: async () => true,
  })
  app.measures.register({
    name: 'medibook_due_messages',
    help: 'Messages that should have been sent and are not: waiting, or given up after several tries',
    label: 'state',
    read: (ctx) => countDueMessages(ctx),
  })
  app.jobs.register({
    name: 'addMissingReminders',
    everyMs: REMINDERS_EVERY_MS,
    run: (ctx) => addMissingReminders(ctx),
  })
  app.jobs.register({ name: 'sendMessages', everyMs: SEND_EVERY_MS, run: (ctx) => sendDueMessages(ctx) })
}

export default messageRoutes
