import type { FastifyPluginAsync } from 'fastify'
import { fissionActivityPage } from '../../../../contract/campaigns'
import {
  fissionActivity,
  fissionFollow,
  fissionList,
  fissionSave,
  fissionUser,
} from '../../../../contract/fission'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { saveReferral } from './commands/referrals'
import { grantRewards } from './commands/rewards'
import { findActivity, findInvitation, findMyPart, listActivities, listMyNewcomers } from './queries'

const REWARDS_EVERY_MS = 60_000

const fissionRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, fissionActivityPage, ({ ctx, query }) => listActivities(ctx, query))
  registerEndpoint(app, fissionActivity, ({ ctx, params }) => findActivity(ctx, params.id))
  registerEndpoint(app, fissionUser, ({ ctx, user, params }) => findMyPart(ctx, user.id, params.id))
  registerEndpoint(app, fissionList, ({ ctx, user, params }) => listMyNewcomers(ctx, user.id, params.id))
  registerEndpoint(app, fissionFollow, ({ ctx, params }) => findInvitation(ctx, params))
  registerEndpoint(app, fissionSave, ({ ctx, user, body }) => saveReferral(ctx, user.id, body))
  app.jobs.register({
    name: 'grantReferralRewards',
    everyMs: REWARDS_EVERY_MS,
    run: (ctx) => grantRewards(ctx),
  })
}

export default fissionRoutes
