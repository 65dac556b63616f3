import type { FastifyPluginAsync } from 'fastify'
import * as brands from '../../../../contract/brands'
import * as favourites from '../../../../contract/favourites'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { addFavourite, removeFavourite, toggleBrand } from './commands/favourites'
import { favouritePage, favouriteState, followedBrands } from './queries/favourites'

const favouriteRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, favourites.favouriteAdd, ({ ctx, user, body }) => addFavourite(ctx, user.id, body))
  registerEndpoint(app, favourites.favouriteDelete, ({ ctx, user, params }) =>
    removeFavourite(ctx, user.id, params.id),
  )
  registerEndpoint(app, favourites.favouritePage, ({ ctx, user, query }) =>
    favouritePage(ctx, user.id, query),
  )
  registerEndpoint(app, favourites.favouriteState, ({ ctx, user, query }) =>
    favouriteState(ctx, user.id, query),
  )
  registerEndpoint(app, brands.brandCollect, ({ ctx, user, body }) => toggleBrand(ctx, user.id, body))
  registerEndpoint(app, brands.brandCollectList, ({ ctx, user }) => followedBrands(ctx, user.id))
}
export default favouriteRoutes
