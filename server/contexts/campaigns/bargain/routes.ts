import type { FastifyPluginAsync } from 'fastify'
import {
  bargainCutMake,
  bargainCutPage,
  bargainInfo,
  bargainStart,
  bargainUserDetail,
  bargainUserPage,
} from '../../../../contract/bargain'
import { bargainInfoPage } from '../../../../contract/campaigns'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { cutBargain, startBargain } from './commands/bargains'
import { findBargain, findEntry, listBargains, listCuts, listMyBargains } from './queries/bargains'

const bargainRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, bargainInfoPage, ({ ctx, query }) => listBargains(ctx, query))
  registerEndpoint(app, bargainInfo, ({ ctx, query }) => findBargain(ctx, query.id))
  registerEndpoint(app, bargainStart, ({ ctx, user, body }) => startBargain(ctx, user.id, body.bargainId))
  registerEndpoint(app, bargainUserPage, ({ ctx, user, query }) => listMyBargains(ctx, user.id, query))
  registerEndpoint(app, bargainUserDetail, ({ ctx, params }) => findEntry(ctx, params.id))
  registerEndpoint(app, bargainCutPage, ({ ctx, query }) => listCuts(ctx, query))
  registerEndpoint(app, bargainCutMake, ({ ctx, user, body }) => cutBargain(ctx, user.id, body.bargainUserId))
}

export default bargainRoutes
