import { and, eq, gt, lte } from 'drizzle-orm'
import type { RefundDetail } from '../../../../../contract/aftersales'
import { limits } from '../../../../../contract/constants/limits'
import { addDays, weekdayOf } from '../../../../../contract/rules/dates'
import type { Day } from '../../../../../contract/rules/day'
import { closedDay } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import type { OrderRow } from '../../orders/order-state'

const SUNDAY = 0

const SATURDAY = 6

// longer than any sequence of public holidays
const DAYS_LOOKED_AT = 30

/**
 * The last day on which a refund approved at `from` arrives, because banks are closed on weekends and
 * holidays.
 */
export async function backByDay(ctx: Context, from: Date): Promise<Day> {
  const today = dayText(from, ctx.config.storeTimeZone)
  const rows = await ctx.db
    .selectDistinct({ date: closedDay.date })
    .from(closedDay)
    .where(
      and(
        eq(closedDay.state, 'holiday'),
        gt(closedDay.date, today),
        lte(closedDay.date, addDays(today, DAYS_LOOKED_AT)),
      ),
    )
  const holidays = new Set<string>(rows.map((row) => row.date))
  let day: Day = today
  for (let left = limits.refundWorkingDays; left > 0;) {
    day = addDays(day, 1)
    const weekday = weekdayOf(day)
    if (weekday !== SUNDAY && weekday !== SATURDAY && !holidays.has(day)) left -= 1
  }
  return day
}

/**
 * What is returned besides the money: the discount code, coupon and points return with the last line of the
 * order.
 */
export function reductionsBack(
  order: Pick<OrderRow, 'discountCode' | 'couponUserId' | 'pointsUsed'>,
  isWhole: boolean,
): Pick<RefundDetail, 'isWhole' | 'returnsDiscount' | 'returnsCoupon' | 'returnsPoints' | 'keepsReductions'> {
  const isReduced = order.discountCode !== null || order.couponUserId !== null || order.pointsUsed > 0
  return {
    isWhole: isWhole ? '1' : '0',
    returnsDiscount: isWhole && order.discountCode !== null ? '1' : '0',
    returnsCoupon: isWhole && order.couponUserId !== null ? '1' : '0',
    returnsPoints: isWhole ? order.pointsUsed : 0,
    keepsReductions: isReduced && !isWhole ? '1' : '0',
  }
}
