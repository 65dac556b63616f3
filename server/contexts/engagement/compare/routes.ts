import type { FastifyPluginAsync } from 'fastify'
import * as compare from '../../../../contract/compare'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { addToCompare, removeFromCompare } from './commands/compare'
import { compareByIds, myCompareList } from './queries/compare'

const compareRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, compare.compareAdd, ({ ctx, user, body }) => addToCompare(ctx, user.id, body.spuId))
  registerEndpoint(app, compare.compareList, ({ ctx, user, query }) =>
    myCompareList(ctx, user.id, query.spuIds),
  )
  registerEndpoint(app, compare.compareDelete, ({ ctx, user, params }) =>
    removeFromCompare(ctx, user.id, params.id),
  )
  registerEndpoint(app, compare.compareByIds, ({ ctx, query }) => compareByIds(ctx, query.ids))
}
export default compareRoutes
