import type { ReportMark } from '../../../../contract/constants/enums'
import type { ReportBody, ReportBodyItem } from '../../../db/schema/reports'

export type { ReportBody, ReportBodyItem }

/** The mark of a measured value; a missing bound is not checked. */
export const markOf = (value: number, low: number | null, high: number | null): ReportMark =>
  low !== null && value < low ? 'low' : high !== null && value > high ? 'high' : 'normal'
export const itemsOf = (body: ReportBody): ReportBodyItem[] => body.groups.flatMap((group) => group.items)
export const abnormalIn = (items: readonly ReportBodyItem[]): number =>
  items.filter((item) => item.mark !== 'normal').length
