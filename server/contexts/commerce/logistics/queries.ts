import { and, desc, eq } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import type { Carrier, LogisticsState } from '../../../../contract/constants/enums'
import type { Logistics } from '../../../../contract/logistics'
import { logisticsTrace, orderLogistics } from '../../../db/schema/aftersales'
import { orderInfo } from '../../../db/schema/orders'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { momentText } from '../../../lib/store-time'
import { carrierText, logisticsStateText } from './mapper'

const traceTexts: Record<LogisticsState, MessageKey> = {
  collected: 'traceCollected',
  inTransit: 'traceInTransit',
  customs: 'traceCustoms',
  delivering: 'traceDelivering',
  signed: 'traceSigned',
  exception: 'traceException',
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
  return {
    orderId,
    orderNo: order.orderNo,
    carrier: row.carrier as Carrier,
    carrierName: carrierText(ctx, row.carrier),
    number: row.number,
    state: row.state as LogisticsState,
    stateDesc: logisticsStateText(ctx, row.state),
    deliveryAddress: order.deliveryAddress,
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
