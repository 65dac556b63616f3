import type { FastifyPluginAsync } from 'fastify'
import {
  enterpriseGoodsDetail,
  enterpriseGoodsPage,
  enterpriseInfo,
  enterpriseLogin,
  enterpriseLogout,
  enterpriseMerchants,
  enterpriseOrderDetail,
  enterpriseOrderPage,
} from '../../../../contract/enterprise'
import { registerEndpoint } from '../../../lib/register-endpoint'
import * as commands from './commands/access'
import * as access from './queries/access'
import { findEnterpriseGoods, listEnterpriseGoods } from './queries/goods'
import { findEnterpriseOrder, listEnterpriseOrders } from './queries/orders'

const enterpriseRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(
    app,
    enterpriseMerchants,
    ({ ctx, user, query }) => access.merchantsForCode(ctx, user.id, query.invitationCode),
    { isTight: true },
  )
  registerEndpoint(app, enterpriseLogin, ({ ctx, user, body }) => commands.enterpriseLogin(ctx, user, body), {
    isTight: true,
  })
  registerEndpoint(app, enterpriseLogout, ({ ctx, user }) => commands.enterpriseLogout(ctx, user))
  registerEndpoint(app, enterpriseInfo, ({ ctx }) => access.enterpriseInfo(ctx))
  registerEndpoint(app, enterpriseGoodsPage, ({ ctx, user, query }) =>
    listEnterpriseGoods(ctx, user.id, query),
  )
  registerEndpoint(app, enterpriseGoodsDetail, ({ ctx, user, params }) =>
    findEnterpriseGoods(ctx, user.id, params.id),
  )
  registerEndpoint(app, enterpriseOrderPage, ({ ctx, user, query }) => listEnterpriseOrders(ctx, user, query))
  registerEndpoint(app, enterpriseOrderDetail, ({ ctx, user, params }) =>
    findEnterpriseOrder(ctx, user, params.id),
  )
}

export default enterpriseRoutes
