import type { FastifyPluginAsync } from 'fastify'
import * as history from '../../../../contract/browse-history'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { forget, recordView } from './commands/history'
import { historyPage } from './queries'

const browseHistoryRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, history.browseAdd, ({ ctx, user, body }) => recordView(ctx, user.id, body))
  registerEndpoint(app, history.browsePage, ({ ctx, user, query }) => historyPage(ctx, user.id, query))
  registerEndpoint(app, history.browseDelete, ({ ctx, user, body }) =>
    forget(ctx, user.id, { ids: body.ids }),
  )
  registerEndpoint(app, history.browseClear, ({ ctx, user, query }) =>
    forget(ctx, user.id, { kind: query.kind }),
  )
}
export default browseHistoryRoutes
