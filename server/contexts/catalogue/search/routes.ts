import type { FastifyPluginAsync } from 'fastify'
import * as search from '../../../../contract/search'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { hotWords, searchAll, suggest } from './service'

const searchRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, search.search, ({ ctx, query }) => searchAll(ctx, query))
  registerEndpoint(app, search.searchSuggest, ({ ctx, query }) => suggest(ctx, query.keyword))
  registerEndpoint(app, search.searchHot, ({ ctx }) => hotWords(ctx))
}
export default searchRoutes
