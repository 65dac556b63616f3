import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import type { Carrier, LogisticsState } from '../../../../contract/constants/enums'
import type { Logistics } from '../../../../contract/logistics'
import type { Day } from '../../../../contract/rules/day'
import { logisticsTrace, orderLogistics } from '../../../db/schema/aftersales'
import { spu } from '../../../db/schema/goods'
import { orderInfo, orderItem } from '../../../db/schema/orders'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { dayText, momentText } from '../../../lib/store-time'
import { deliveryDays } from '../../catalogue'
import type { OrderRow } from '../orders/order-state'
import { carrierText, logisticsStateText } from './mapper'

const traceTexts: Record<LogisticsState, MessageKey> = {
  collected: 'traceCollected',
  inTransit: 'traceInTransit',
  customs: 'traceCustoms',
  delivering: 'traceDelivering',
  signed: 'traceSigned',
  exception: 'traceException',
}

/** The parcel has arrived, or is held up for a time that nobody knows. */
const withoutDay: LogisticsState[] = ['signed', 'exception']

/** The last day on which each parcel on its way usually arrives, by order; none when that day has passed. */
export async function expectedDays(
  ctx: Context,
  orders: readonly Pick<OrderRow, 'id' | 'createTime' | 'paymentTime'>[],
): Promise<ReadonlyMap<string, Day>> {
  const rows = await ctx.db
    .selectDistinct({ orderId: orderLogistics.orderId, isCrossBorder: spu.isCrossBorder })
    .from(orderLogistics)
    .innerJoin(orderItem, eq(orderItem.orderId, orderLogistics.orderId))
    .innerJoin(spu, eq(spu.id, orderItem.spuId))
    .where(
      and(
        inArray(
          orderLogistics.orderId,
          orders.map(({ id }) => id),
        ),
        notInArray(orderLogistics.state, withoutDay),
      ),
    )
  const zone = ctx.config.storeTimeZone
  const today = dayText(ctx.now(), zone)
  return new Map(
    orders.flatMap(({ id, paymentTime, createTime }) => {
      const goods = rows.filter(({ orderId }) => orderId === id)
      if (goods.length === 0) return []
      const { latestDay } = deliveryDays(
        dayText(paymentTime ?? createTime, zone),
        goods.some(({ isCrossBorder }) => isCrossBorder),
      )
      return latestDay < today ? [] : [[id, latestDay] as const]
    }),
  )
}

/**
 * Tracking of the parcel of one of the user's orders.
 * @throws AppError notFound (unknown, or another user's); stateForbids when it was not shipped
 */
export async function findLogistics(ctx: Context, userId: string, orderId: string): Promise<Logistics> {
  const [order] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!order) throw new AppError(codes.notFound, 'notFound')
  const [row] = await ctx.db.select().from(orderLogistics).where(eq(orderLogistics.orderId, orderId))
  if (!row) throw new AppError(codes.stateForbids, 'orderNotShipped')
  const traces = await ctx.db
    .select()
    .from(logisticsTrace)
    .where(eq(logisticsTrace.orderId, orderId))
    .orderBy(desc(logisticsTrace.step))
  const expected = await expectedDays(ctx, [order])
  return {
    orderId,
    orderNo: order.orderNo,
    carrier: row.carrier as Carrier,
    carrierName: carrierText(ctx, row.carrier),
    number: row.number,
    state: row.state as LogisticsState,
    stateDesc: logisticsStateText(ctx, row.state),
    deliveryAddress: order.deliveryAddress,
    expectedDay: expected.get(orderId) ?? null,
    traces: traces.map((trace) => {
      const state = trace.state as LogisticsState
      const place = localized(trace.place, ctx.lang)
      return {
        time: momentText(trace.time, ctx.config.storeTimeZone),
        state,
        stateDesc: logisticsStateText(ctx, state),
        place,
        text: messageText(traceTexts[state], ctx.lang, { place }),
      }
    }),
  }
}

export async function hasLogistics(ctx: Context, orderId: string): Promise<boolean> {
  return (await ctx.db.$count(orderLogistics, eq(orderLogistics.orderId, orderId))) > 0
}
