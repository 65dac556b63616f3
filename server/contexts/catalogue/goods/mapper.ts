import type * as categories from '../../../../contract/categories'
import type { GoodsKind } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type * as contract from '../../../../contract/goods'
import { formatCents } from '../../../../contract/rules/money'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { localized, otherLanguage } from '../../../lib/language'
import { cleanHtml } from '../../../lib/rich-text'
import { dayText } from '../../../lib/store-time'
import type { DisplayPolicy } from '../config/queries/settings'
import { deliveryDays } from './delivery-days'
import type { FreeMoment } from './queries/calendars'
import type { CategoryRow, GoodsCardRow, GoodsDetailRow, SkuRow } from './queries/rows'

type Flag = '0' | '1'
const flag = (isSet: boolean): Flag => (isSet ? '1' : '0')
const sexOf = ({ sex }: Pick<GoodsCardRow, 'sex'>): contract.Demands['sex'] =>
  sex === '1' || sex === '2' ? sex : '0'

/** A hidden price is omitted from every field. */
const isHidden = (row: Pick<GoodsCardRow, 'isPriceHidden'>, policy: DisplayPolicy): boolean =>
  row.isPriceHidden || !policy.isPriceShown

export function toGoodsCard(
  ctx: Context,
  row: GoodsCardRow,
  policy: DisplayPolicy,
  free: FreeMoment | undefined,
): contract.GoodsCard {
  const isPriceHidden = isHidden(row, policy)
  const price = (cents: number | null): string | null =>
    isPriceHidden || cents === null ? null : formatCents(cents)
  return {
    id: row.id,
    spuCode: row.spuCode,
    name: localized(row.name, ctx.lang),
    sellPoint: localized(row.sellPoint, ctx.lang),
    kind: row.kind as GoodsKind,
    picUrls: row.picUrls.map((url) => assetUrl(ctx.config, url)),
    categoryId: row.categoryId,
    shelf: flag(row.isOnShelf && !row.isDeleted),
    priceDown: price(row.priceDownCents),
    priceUp: price(row.priceUpCents),
    salesPrice: price(row.priceDownCents),
    marketPrice: price(row.marketPriceCents),
    priceText: isPriceHidden ? policy.hiddenPriceText : null,
    saleNum: policy.isSalesShown ? row.saleNum : null,
    reviewScore: row.reviewCount === 0 ? null : (row.reviewScoreSum / row.reviewCount).toFixed(1),
    stock: row.stock,
    specType: flag(row.skuCount > 1),
    isBookable: flag(row.isBookable),
    isFree: flag(row.isFree),
    demands: { sex: sexOf(row), ageMin: row.ageMin, ageMax: row.ageMax },
    firstFreeDay: free?.day ?? null,
    firstFreeTime: free?.time ?? null,
    brandId: row.brandId,
    brandName: row.brandName ? localized(row.brandName, ctx.lang) : null,
    tags: row.tags.map((tag) => ({ id: tag.id, name: localized(tag.name, ctx.lang) })),
  }
}

function toSku(ctx: Context, row: SkuRow, isPriceHidden: boolean): contract.Sku {
  const price = (cents: number | null): string | null =>
    isPriceHidden || cents === null ? null : formatCents(cents)
  return {
    id: row.id,
    spuId: row.spuId,
    name: localized(row.name, ctx.lang),
    picUrl: assetUrl(ctx.config, row.picUrl),
    salesPrice: price(row.salesPriceCents),
    marketPrice: price(row.marketPriceCents),
    stock: row.stock,
    enable: flag(row.isEnabled),
    disabledReason: row.disabledReason ? localized(row.disabledReason, ctx.lang) : null,
    specs: row.specs.map((spec) => ({
      specId: spec.specId,
      specName: localized(spec.specName, ctx.lang),
      specValueId: spec.specValueId,
      specValueName: localized(spec.specValueName, ctx.lang),
    })),
  }
}

interface DetailParts {
  skus: SkuRow[]
  policy: DisplayPolicy
  free: FreeMoment | undefined
}

/** Null for goods that are not shipped. */
function toDelivery(ctx: Context, row: GoodsDetailRow): contract.Delivery | null {
  if (row.isBookable || row.isFree) return null
  return {
    freightPrice: formatCents(row.freightCents),
    taxBasisPoints: row.taxBasisPoints,
    isCrossBorder: flag(row.isCrossBorder),
    ...deliveryDays(dayText(ctx.now(), ctx.config.storeTimeZone), row.isCrossBorder),
    orderLimit: row.isCrossBorder ? formatCents(limits.crossBorderOrderCents) : null,
  }
}

/** The texts of goods that users read. */
const textsOf = (row: GoodsDetailRow) => [
  row.name,
  row.description,
  row.notice,
  row.sellPoint,
  row.eligibilityText,
  row.refundText,
  ...row.preparations.map(({ text }) => text),
  ...row.trustFacts.map(({ text }) => text),
  ...row.serviceContent,
]

export function toGoodsDetail(ctx: Context, row: GoodsDetailRow, parts: DetailParts): contract.GoodsDetail {
  const text = (value: Parameters<typeof localized>[0]): string => localized(value, ctx.lang)
  return {
    ...toGoodsCard(ctx, row, parts.policy, parts.free),
    description: cleanHtml(text(row.description)),
    notice: cleanHtml(text(row.notice)),
    serviceContent: row.serviceContent.map(text),
    keyScreenings: row.keyScreenings.map((item) => ({
      icon: item.icon,
      title: text(item.title),
      text: text(item.text),
    })),
    packageGroups: row.packageGroups.map((group) => ({
      id: group.id,
      name: text(group.name),
      hint: text(group.hint),
      items: group.items.map((item) => ({
        id: item.id,
        name: text(item.name),
        explain: text(item.explain),
        needsFasting: flag(item.needsFasting),
      })),
    })),
    preparations: row.preparations.map((item) => ({ icon: item.icon, text: text(item.text) })),
    eligibility: {
      sex: sexOf(row),
      ageMin: row.ageMin,
      ageMax: row.ageMax,
      text: text(row.eligibilityText),
    },
    needles: row.doses,
    needleIntervals: row.doseIntervals,
    needleWindows: row.doseWindows,
    skus: parts.skus.map((item) => toSku(ctx, item, isHidden(row, parts.policy))),
    shopCount: row.shopCount,
    durationMinutes: row.durationMinutes,
    reportDays: row.reportDays,
    trustFacts: row.trustFacts.map((item) => ({ kind: item.kind, text: text(item.text) })),
    reviewCount: row.reviewCount,
    refundText: text(row.refundText),
    delivery: toDelivery(ctx, row),
    otherLanguage: otherLanguage(textsOf(row), ctx.lang),
  }
}

export function toCategory(ctx: Context, row: CategoryRow, all: CategoryRow[]): categories.Category {
  const leaf = (item: CategoryRow) => ({
    id: item.id,
    parentId: item.parentId,
    name: localized(item.name, ctx.lang),
    picUrl: assetUrl(ctx.config, item.picUrl),
    sort: item.sort,
    enable: flag(item.isEnabled),
  })
  return { ...leaf(row), children: all.filter((item) => item.parentId === row.id).map(leaf) }
}
