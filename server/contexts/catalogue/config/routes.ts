import type { FastifyPluginAsync } from 'fastify'
import * as content from '../../../../contract/content'
import * as reading from '../../../../contract/reading'
import { tenant as tenantCall } from '../../../../contract/weixin'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { configCodes } from './config-codes'
import {
  configItem,
  configItems,
  currencyMode,
  customerSetting,
  exchangeRate,
  orderConfirmDisplay,
  tenant,
} from './service'

const configRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, content.displayMode, ({ ctx }) => configItem(ctx, configCodes.displayMode))
  registerEndpoint(app, content.taxesConfig, ({ ctx }) => configItem(ctx, configCodes.taxes))
  registerEndpoint(app, content.couponCodeSetting, ({ ctx }) => configItem(ctx, configCodes.couponCode))
  registerEndpoint(app, content.techSupport, ({ ctx }) => configItem(ctx, configCodes.techSupport))
  registerEndpoint(app, content.salesPriceNull, ({ ctx }) => configItem(ctx, configCodes.salesPriceNull))
  registerEndpoint(app, content.displaySalesAndPrice, ({ ctx }) =>
    configItem(ctx, configCodes.displaySalesAndPrice),
  )
  registerEndpoint(app, reading.withdrawSetting, ({ ctx }) =>
    configItems(ctx, [configCodes.salesPriceNull, configCodes.withdrawPriceNull]),
  )
  registerEndpoint(app, content.customerSetting, ({ ctx }) => customerSetting(ctx))
  registerEndpoint(app, reading.orderConfirmDisplay, ({ ctx }) => orderConfirmDisplay(ctx))
  registerEndpoint(app, tenantCall, ({ ctx }) => tenant(ctx))
  registerEndpoint(app, content.currency, ({ ctx }) => currencyMode(ctx))
  registerEndpoint(app, content.exchangeRate, ({ ctx, params }) => exchangeRate(ctx, params.code))
}
export default configRoutes
