import type { ReportMark } from '../../../../contract/constants/enums'
import type * as contract from '../../../../contract/reports'
import type { Day } from '../../../../contract/rules/day'
import type { LocalText } from '../../../db/schema/columns'
import type { physicalReport } from '../../../db/schema/reports'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { momentText } from '../../../lib/store-time'
import { abnormalIn, itemsOf, type ReportBody, type ReportBodyItem } from './body'

const markTexts: Record<ReportMark, MessageKey> = {
  normal: 'markNormal',
  high: 'markHigh',
  low: 'markLow',
  positive: 'markPositive',
  abnormal: 'markAbnormal',
}

export const textOf = (ctx: Context, value: string | LocalText): string =>
  typeof value === 'string' ? value : localized(value, ctx.lang)

function rangeTextOf(ctx: Context, item: ReportBodyItem): string {
  if (item.rangeText) return localized(item.rangeText, ctx.lang)
  if (item.low !== null && item.high !== null) return `${item.low}–${item.high}`
  if (item.high !== null) return `≤ ${item.high}`
  return item.low !== null ? `≥ ${item.low}` : ''
}

export function toCard(
  ctx: Context,
  row: ReportRow,
  body: ReportBody,
  shopName: string,
): contract.ReportCard {
  const items = itemsOf(body)
  return {
    id: row.id,
    reportNo: row.reportNo,
    title: localized(row.title, ctx.lang),
    personId: row.personId,
    personName: row.personName,
    shopId: row.shopId,
    shopName,
    examDate: row.examDate,
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    itemCount: items.length,
    abnormalCount: abnormalIn(items),
  }
}

export function toItem(
  ctx: Context,
  item: ReportBodyItem,
  before: { item: ReportBodyItem; date: Day } | null,
): contract.ReportItem {
  const change =
    item.numericValue === null ||
    before?.item.numericValue === null ||
    before?.item.numericValue === undefined
      ? null
      : item.numericValue > before.item.numericValue
        ? ('up' as const)
        : item.numericValue < before.item.numericValue
          ? ('down' as const)
          : ('same' as const)
  return {
    code: item.code,
    name: localized(item.name, ctx.lang),
    value: textOf(ctx, item.value),
    unit: item.unit,
    rangeText: rangeTextOf(ctx, item),
    rangeLow: item.low,
    rangeHigh: item.high,
    numericValue: item.numericValue,
    mark: item.mark,
    markDesc: messageText(markTexts[item.mark], ctx.lang),
    explain: localized(item.explain, ctx.lang),
    previousValue: before ? textOf(ctx, before.item.value) : null,
    previousDate: before?.date ?? null,
    change,
  }
}

export type ReportRow = typeof physicalReport.$inferSelect
