import type { FastifyPluginAsync } from 'fastify'
import { grouponInfoPage } from '../../../../contract/campaigns'
import {
  grouponInfo,
  grouponOpenPage,
  grouponUserDetail,
  grouponUserPage,
} from '../../../../contract/groupon'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { settleGroups } from './commands/groups'
import { findGroup, findGroupon, listGroupons, listMyGroups, listOpenGroups } from './queries/groups'

const DEADLINES_EVERY_MS = 5_000

const grouponRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, grouponInfoPage, ({ ctx, query }) => listGroupons(ctx, query))
  registerEndpoint(app, grouponInfo, ({ ctx, params }) => findGroupon(ctx, params.id))
  registerEndpoint(app, grouponOpenPage, ({ ctx, query }) => listOpenGroups(ctx, query))
  registerEndpoint(app, grouponUserPage, ({ ctx, user, query }) => listMyGroups(ctx, user.id, query))
  registerEndpoint(app, grouponUserDetail, ({ ctx, params }) => findGroup(ctx, params.id))
  app.jobs.register({ name: 'settleGroups', everyMs: DEADLINES_EVERY_MS, run: (ctx) => settleGroups(ctx) })
}

export default grouponRoutes
