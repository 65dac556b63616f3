import type { FastifyPluginAsync } from 'fastify'
import * as brands from '../../../../contract/brands'
import * as categories from '../../../../contract/categories'
import * as goods from '../../../../contract/goods'
import * as goodsFacts from '../../../../contract/goods-facts'
import { registerAnswer } from '../../../lib/register-answer'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { canBook, goodsDetail } from './queries/detail'
import { goodsBookableOn, goodsBookableSoon, goodsByCodes, goodsPage, hotSale } from './queries/goods'
import {
  allBrands,
  badge,
  brandList,
  categoryOne,
  categoryParent,
  categoryTree,
  ensureList,
  hotCategory,
  specTree,
  tagList,
} from './queries/shelves'

const goodsRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, categories.categoryTree, ({ ctx }) => categoryTree(ctx))
  registerAnswer(app, categories.categoryOne, ({ ctx, params }) => categoryOne(ctx, params.id))
  registerAnswer(app, categories.categoryParent, ({ ctx, params }) => categoryParent(ctx, params.id))
  registerAnswer(app, goods.goodsPageAll, ({ ctx, query }) => goodsPage(ctx, query))
  registerAnswer(app, goods.goodsPageBySales, ({ ctx, query }) =>
    goodsPage(ctx, { ...query, ascs: undefined, descs: 'sale_num' }),
  )
  registerAnswer(app, goods.packagePage, ({ ctx, query }) => goodsPage(ctx, query, { kinds: ['package'] }))
  registerAnswer(app, goods.packagePageByDate, ({ ctx, query }) => goodsBookableOn(ctx, query))
  registerAnswer(app, goods.goodsDetail, ({ ctx, params }) => goodsDetail(ctx, params.id))
  registerAnswer(app, goods.tagList, ({ ctx }) => tagList(ctx))
  registerAnswer(app, brands.brandList, ({ ctx }) => brandList(ctx))
  registerAnswer(app, goods.hotSale, ({ ctx }) => hotSale(ctx))
  registerAnswer(app, goods.hotCategory, ({ ctx }) => hotCategory(ctx))
  registerEndpoint(app, goods.badge, ({ ctx }) => badge(ctx))
  registerAnswer(app, goodsFacts.ensureList, ({ ctx, query }) => ensureList(ctx, query.spuId))
  registerEndpoint(app, goodsFacts.canBooking, ({ ctx, params }) => canBook(ctx, params.id, 'free'))
  registerEndpoint(app, goodsFacts.canBookingBJ, ({ ctx, params }) => canBook(ctx, params.id, 'bjFree'))
  registerAnswer(app, goods.packagePageBookable, ({ ctx, query }) => goodsBookableSoon(ctx, query))
  registerAnswer(app, goods.packagePageBySales, ({ ctx, query }) =>
    goodsPage(ctx, { ...query, ascs: undefined, descs: 'sale_num' }, { kinds: ['package'] }),
  )
  registerAnswer(app, goods.goodsByCode, ({ ctx, query }) => goodsByCodes(ctx, query.spuCode))
  registerAnswer(app, categories.specTree, ({ ctx, query }) => specTree(ctx, query))
  registerEndpoint(app, brands.allBrand, ({ ctx }) => allBrands(ctx))
}
export default goodsRoutes
