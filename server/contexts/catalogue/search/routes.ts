import type { FastifyPluginAsync } from 'fastify'
import * as search from '../../../../contract/search'
import { registerAnswer } from '../../../lib/register-answer'
import { hotWords, searchAll, suggest } from './queries/search'

const searchRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, search.search, ({ ctx, query }) => searchAll(ctx, query))
  registerAnswer(app, search.searchSuggest, ({ ctx, query }) => suggest(ctx, query.keyword))
  registerAnswer(app, search.searchHot, ({ ctx }) => hotWords(ctx))
}
export default searchRoutes
