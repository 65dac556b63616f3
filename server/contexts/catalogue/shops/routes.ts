import type { FastifyPluginAsync } from 'fastify'
import { mapTilePath } from '../../../../contract/constants/map-tiles'
import * as shops from '../../../../contract/shops'
import { registerAnswer } from '../../../lib/register-answer'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { shopDetail, shopPage } from './queries/shops'

const shopRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, shops.shopPage, ({ ctx, query }) => shopPage(ctx, query), {
    // an answer for a position is useful to a single caller
    isKept: ({ latitude, longitude }) => latitude === undefined && longitude === undefined,
  })
  registerAnswer(app, shops.shopDetail, ({ ctx, params }) => shopDetail(ctx, params.id))
  registerEndpoint(app, shops.mapSource, ({ ctx }) => {
    const { tileUrl, attribution, attributionUrl } = ctx.config.map
    return { tileUrl: tileUrl && mapTilePath, attribution, attributionUrl }
  })
}
export default shopRoutes
