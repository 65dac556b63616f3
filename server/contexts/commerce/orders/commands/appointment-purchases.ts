import { eq, inArray } from 'drizzle-orm'
import { orderInfo } from '../../../../db/schema/orders'
import type { Purchases } from '../../../scheduling'
import { refundsForBookings } from '../../refunds/queries/booking-refunds'
import { refuseWhileWaiting } from '../offers'
import { itemsAskedBack } from '../queries/refund-asked'
import { cancelOverdueOrders } from './cancel-order'

/** Implements the purchases that appointments belong to by orders. */
export const ordersAsPurchases: Purchases = {
  releaseOverdue: cancelOverdueOrders,
  async lock(ctx, id) {
    const [order] = await ctx.db
      .select({ isPaid: orderInfo.isPaid })
      .from(orderInfo)
      .where(eq(orderInfo.id, id))
      .for('update')
    return { isPaid: order?.isPaid ?? false }
  },
  async facts(ctx, ids) {
    const rows = ids.length
      ? await ctx.db
          .select({ id: orderInfo.id, orderNo: orderInfo.orderNo, isPaid: orderInfo.isPaid })
          .from(orderInfo)
          .where(inArray(orderInfo.id, [...ids]))
      : []
    return new Map(rows.map(({ id, ...facts }) => [id, facts]))
  },
  askedBack: itemsAskedBack,
  refunds: refundsForBookings,
  requireUsable: refuseWhileWaiting,
}
