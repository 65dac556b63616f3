import type { ReportMark } from '../../../../contract/constants/enums'
import type { LocalText } from '../../../db/schema/columns'
import type { Context } from '../../../lib/context'
import { seal, unseal } from '../../../lib/seal'
import { inRow } from '../../../lib/sealed-columns'

/** One result. `numericValue` and the bounds are null for results in words. */
export interface ReportBodyItem {
  code: string
  name: LocalText
  explain: LocalText
  value: string | LocalText
  numericValue: number | null
  unit: string
  low: number | null
  high: number | null
  rangeText: LocalText | null
  mark: ReportMark
}
export interface ReportBodyGroup {
  id: string
  name: LocalText
  items: ReportBodyItem[]
}

/** The health data of a report, stored encrypted as one text. */
export interface ReportBody {
  doctorName: LocalText
  summary: LocalText
  advice: LocalText[]
  groups: ReportBodyGroup[]
}

export const sealBody = (ctx: Pick<Context, 'config'>, id: string, body: ReportBody): string =>
  seal(ctx.config, JSON.stringify(body), inRow('physical_report.body_sealed', id))
export const unsealBody = (
  ctx: Pick<Context, 'config'>,
  row: { id: string; bodySealed: string },
): ReportBody =>
  JSON.parse(unseal(ctx.config, row.bodySealed, inRow('physical_report.body_sealed', row.id))) as ReportBody

/** The mark of a measured value; a missing bound is not checked. */
export const markOf = (value: number, low: number | null, high: number | null): ReportMark =>
  low !== null && value < low ? 'low' : high !== null && value > high ? 'high' : 'normal'
export const itemsOf = (body: ReportBody): ReportBodyItem[] => body.groups.flatMap((group) => group.items)
export const abnormalIn = (items: readonly ReportBodyItem[]): number =>
  items.filter((item) => item.mark !== 'normal').length
