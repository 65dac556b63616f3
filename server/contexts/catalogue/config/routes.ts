import type { FastifyPluginAsync } from 'fastify'
import * as content from '../../../../contract/content'
import * as reading from '../../../../contract/reading'
import { tenant as tenantCall } from '../../../../contract/weixin'
import { registerAnswer } from '../../../lib/register-answer'
import { configCodes } from './config-codes'
import {
  configItem,
  configItems,
  currencyMode,
  customerSetting,
  exchangeRate,
  orderConfirmDisplay,
  tenant,
} from './queries/settings'

const configRoutes: FastifyPluginAsync = async (app) => {
  registerAnswer(app, content.displayMode, ({ ctx }) => configItem(ctx, configCodes.displayMode))
  registerAnswer(app, content.taxesConfig, ({ ctx }) => configItem(ctx, configCodes.taxes))
  registerAnswer(app, content.couponCodeSetting, ({ ctx }) => configItem(ctx, configCodes.couponCode))
  registerAnswer(app, content.techSupport, ({ ctx }) => configItem(ctx, configCodes.techSupport))
  registerAnswer(app, content.salesPriceNull, ({ ctx }) => configItem(ctx, configCodes.salesPriceNull))
  registerAnswer(app, content.displaySalesAndPrice, ({ ctx }) =>
    configItem(ctx, configCodes.displaySalesAndPrice),
  )
  registerAnswer(app, reading.withdrawSetting, ({ ctx }) =>
    configItems(ctx, [configCodes.salesPriceNull, configCodes.withdrawPriceNull]),
  )
  registerAnswer(app, content.customerSetting, ({ ctx }) => customerSetting(ctx))
  registerAnswer(app, reading.orderConfirmDisplay, ({ ctx }) => orderConfirmDisplay(ctx))
  registerAnswer(app, tenantCall, ({ ctx }) => tenant(ctx))
  registerAnswer(app, content.currency, ({ ctx }) => currencyMode(ctx))
  registerAnswer(app, content.exchangeRate, ({ ctx, params }) => exchangeRate(ctx, params.code))
}
export default configRoutes
