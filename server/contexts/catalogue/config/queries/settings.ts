import { codes } from '../../../../../contract/constants/codes'
import type * as content from '../../../../../contract/content'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as reading from '../../../../../contract/reading'
import type * as weixin from '../../../../../contract/weixin'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { brandIn, localized } from '../../../../lib/language'
import { momentText } from '../../../../lib/store-time'
import { listProtocols } from '../../content/queries/rows'
import { configCodes, configDefaults, type ConfigCode } from '../config-codes'
import { findConfigValues, findExchangeRate } from './values'

/** Settings in the caller's language, with defaults applied. */
export async function readConfig<C extends ConfigCode>(
  ctx: Context,
  wanted: readonly C[],
): Promise<Record<C, string>> {
  const rows = await findConfigValues(ctx.readDb, wanted)
  return Object.fromEntries(
    wanted.map((code) => [code, localized(rows.get(code) ?? configDefaults[code], ctx.lang)]),
  ) as Record<C, string>
}

/** One setting in the envelope of this API family. */
export async function configItem(
  ctx: Context,
  customCode: ConfigCode,
): Promise<{ customCode: string; configValue: string }> {
  return { customCode, configValue: (await readConfig(ctx, [customCode]))[customCode] }
}

export async function configItems(
  ctx: Context,
  wanted: readonly ConfigCode[],
): Promise<{ customCode: string; configValue: string }[]> {
  const values = await readConfig(ctx, wanted)
  return wanted.map((customCode) => ({ customCode, configValue: values[customCode] }))
}

export interface DisplayPolicy {
  /** False hides every price, not only those of products marked as hidden. */
  isPriceShown: boolean
  isSalesShown: boolean
  hiddenPriceText: string
}

/** Whether the configuration shows prices and units sold. */
export async function displayPolicy(ctx: Context): Promise<DisplayPolicy> {
  const values = await readConfig(ctx, [configCodes.displaySalesAndPrice, configCodes.salesPriceNull])
  const shown = values.display_sales_and_price
  return {
    isPriceShown: shown !== 'sales' && shown !== 'none',
    isSalesShown: shown !== 'price' && shown !== 'none',
    hiddenPriceText:
      values.sales_price_null_setting || localized(configDefaults.sales_price_null_setting, ctx.lang),
  }
}

/** The app's own help page, used when the operator has no help centre. */
const ownHelp = '/pages-common/help/help'

export async function customerSetting(ctx: Context): Promise<DataOf<typeof content.customerSetting>> {
  const values = await readConfig(ctx, [
    configCodes.customerPhone,
    configCodes.customerHours,
    configCodes.operatorLicence,
  ])
  return {
    phone: values.customer_phone,
    hours: values.customer_hours,
    helpCentreUrl: ctx.config.helpCentreUrl || ownHelp,
    licence: values.operator_licence,
  }
}

/** The operator of the app. */
export async function tenant(ctx: Context): Promise<DataOf<typeof weixin.tenant>> {
  const { customer_phone: phone, customer_hours: hours } = await readConfig(ctx, [
    configCodes.customerPhone,
    configCodes.customerHours,
  ])
  return {
    tenantId: ctx.config.tenant,
    name: brandIn(ctx.lang, ctx.config),
    appId: ctx.config.social.wechatAppId || ctx.config.appId,
    phone,
    hours,
  }
}

const flagOf = (value: string): '0' | '1' => (value === '1' ? '1' : '0')

export async function orderConfirmDisplay(ctx: Context): Promise<DataOf<typeof reading.orderConfirmDisplay>> {
  const values = await readConfig(ctx, [configCodes.couponCode, configCodes.taxes, configCodes.remark])
  const protocols = await listProtocols(ctx.readDb)
  return {
    discountCode: flagOf(values.coupon_code),
    taxes: flagOf(values.taxes),
    remark: flagOf(values.order_remark),
    protocolIds: protocols
      .filter((row) => row.kind === 'booking')
      .map((row) => ({ id: row.id, title: localized(row.title, ctx.lang) })),
  }
}

export async function currencyMode(ctx: Context): Promise<{ currency: '1' | '2' }> {
  const { currency } = await readConfig(ctx, [configCodes.currency])
  return { currency: currency === '2' ? '2' : '1' }
}

/**
 * Exchange rate from 1 HKD with four decimals.
 * @throws AppError notFound for an unknown currency
 */
export async function exchangeRate(ctx: Context, code: string): Promise<content.ExchangeRate> {
  const row = await findExchangeRate(ctx.readDb, code)
  if (!row || row.rateE4 <= 0) throw new AppError(codes.notFound, 'notFound')
  const digits = String(row.rateE4).padStart(5, '0')
  return {
    code,
    rate: `${digits.slice(0, -4)}.${digits.slice(-4)}`,
    time: momentText(row.updateTime, ctx.config.storeTimeZone),
  }
}
