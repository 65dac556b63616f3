import type { FastifyPluginAsync } from 'fastify'
import * as goods from '../../../../contract/goods'
import * as goodsFacts from '../../../../contract/goods-facts'
import { registerEndpoint } from '../../../lib/register-endpoint'
import {
  allBrands,
  badge,
  brandList,
  canBook,
  categoryOne,
  categoryParent,
  categoryTree,
  ensureList,
  goodsBookableOn,
  goodsBookableSoon,
  goodsByCodes,
  goodsDetail,
  goodsPage,
  hotCategory,
  hotSale,
  specTree,
  tagList,
} from './service'

const goodsRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, goods.categoryTree, ({ ctx }) => categoryTree(ctx))
  registerEndpoint(app, goods.categoryOne, ({ ctx, params }) => categoryOne(ctx, params.id))
  registerEndpoint(app, goods.categoryParent, ({ ctx, params }) => categoryParent(ctx, params.id))
  registerEndpoint(app, goods.goodsPageAll, ({ ctx, query }) => goodsPage(ctx, query))
  registerEndpoint(app, goods.goodsPageBySales, ({ ctx, query }) =>
    goodsPage(ctx, { ...query, ascs: undefined, descs: 'sale_num' }),
  )
  registerEndpoint(app, goods.packagePage, ({ ctx, query }) => goodsPage(ctx, query, { kinds: ['package'] }))
  registerEndpoint(app, goods.packagePageByDate, ({ ctx, query }) => goodsBookableOn(ctx, query))
  registerEndpoint(app, goods.goodsDetail, ({ ctx, params }) => goodsDetail(ctx, params.id))
  registerEndpoint(app, goods.tagList, ({ ctx }) => tagList(ctx))
  registerEndpoint(app, goods.brandList, ({ ctx }) => brandList(ctx))
  registerEndpoint(app, goods.hotSale, ({ ctx }) => hotSale(ctx))
  registerEndpoint(app, goods.hotCategory, ({ ctx }) => hotCategory(ctx))
  registerEndpoint(app, goods.badge, ({ ctx }) => badge(ctx))
  registerEndpoint(app, goodsFacts.ensureList, ({ ctx, query }) => ensureList(ctx, query.spuId))
  registerEndpoint(app, goodsFacts.canBooking, ({ ctx, params }) => canBook(ctx, params.id, 'free'))
  registerEndpoint(app, goodsFacts.canBookingBJ, ({ ctx, params }) => canBook(ctx, params.id, 'bjFree'))
  registerEndpoint(app, goods.packagePageBookable, ({ ctx, query }) => goodsBookableSoon(ctx, query))
  registerEndpoint(app, goods.packagePageBySales, ({ ctx, query }) =>
    goodsPage(ctx, { ...query, ascs: undefined, descs: 'sale_num' }, { kinds: ['package'] }),
  )
  registerEndpoint(app, goods.goodsByCode, ({ ctx, query }) => goodsByCodes(ctx, query.spuCode))
  registerEndpoint(app, goods.specTree, ({ ctx, query }) => specTree(ctx, query))
  registerEndpoint(app, goods.allBrand, ({ ctx }) => allBrands(ctx))
}
export default goodsRoutes
