import type { FastifyPluginAsync } from 'fastify'
import {
  growthValueDetail,
  member,
  memberCenter,
  memberJoin,
  memberRightsList,
  memberSysConfig,
} from '../../../../contract/member'
import { memberDisplay } from '../../../../contract/own-counts'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { joinMembers } from './commands/join'
import { findCenter, findDisplay, findMember, findSysConfig, listGrowth, listRights } from './queries/members'

const memberRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, member, ({ ctx, user }) => findMember(ctx, user.id))
  registerEndpoint(app, memberSysConfig, ({ ctx }) => findSysConfig(ctx))
  registerEndpoint(app, memberJoin, ({ ctx, user }) => joinMembers(ctx, user.id))
  registerEndpoint(app, memberDisplay, ({ ctx }) => findDisplay(ctx))
  registerEndpoint(app, memberCenter, ({ ctx, user }) => findCenter(ctx, user.id))
  registerEndpoint(app, growthValueDetail, ({ ctx, user, query }) => listGrowth(ctx, user.id, query))
  registerEndpoint(app, memberRightsList, ({ ctx }) => listRights(ctx))
}

export default memberRoutes
