import { eq, getTableColumns } from 'drizzle-orm'
import { invoice, logisticsTrace, orderLogistics, orderRefund } from '../../db/schema/aftersales'
import { discountUse, orderInfo } from '../../db/schema/orders'
import { pointsAccount, pointsRecord, shoppingCart } from '../../db/schema/trade'
import type { Context } from '../../lib/context'
import { readable, tablePart } from '../identity'
import type { UserData, UserDataParts } from '../identity'
import { addressData } from './addresses/user-data'
import { listCart } from './cart/queries/cart'
import { certificateData } from './certificates/user-data'
import { orderData } from './orders/user-data'
import { listPoints } from './points/queries/points'
import { pointsBalance } from './points/queries/terms'

const MOST = 10_000

async function readPoints(ctx: Context, userId: string): Promise<unknown> {
  return {
    balance: await pointsBalance(ctx, userId),
    records: (await listPoints(ctx, userId, { size: MOST, searchCount: false })).records,
  }
}

async function erasePoints(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(pointsRecord).where(eq(pointsRecord.userId, userId))
  await ctx.db.delete(pointsAccount).where(eq(pointsAccount.userId, userId))
}

/** Tracking of parcels remains with their orders, without a name. */
const parcels: UserData = {
  async read(ctx, userId) {
    const sent = await ctx.db
      .select(getTableColumns(orderLogistics))
      .from(orderLogistics)
      .innerJoin(orderInfo, eq(orderInfo.id, orderLogistics.orderId))
      .where(eq(orderInfo.userId, userId))
      .orderBy(orderLogistics.orderId)
    const steps = await ctx.db
      .select(getTableColumns(logisticsTrace))
      .from(logisticsTrace)
      .innerJoin(orderInfo, eq(orderInfo.id, logisticsTrace.orderId))
      .where(eq(orderInfo.userId, userId))
      .orderBy(logisticsTrace.orderId, logisticsTrace.time, logisticsTrace.step)
    return sent.map((row) => ({
      ...readable(ctx, row),
      steps: steps.filter(({ orderId }) => orderId === row.orderId).map((step) => readable(ctx, step)),
    }))
  },
  erase: async () => undefined,
}

/**
 * Export and erasure of a user's commerce data. What accounting requires is retained without personal data.
 */
export const commerceData: UserDataParts = {
  cart: {
    read: listCart,
    erase: (ctx, userId) => ctx.db.delete(shoppingCart).where(eq(shoppingCart.userId, userId)),
  },
  points: { read: readPoints, erase: erasePoints },
  ...orderData,
  parcels,
  discounts: tablePart(discountUse, 'keep'),
  refunds: tablePart(orderRefund, { description: '', picKeys: [] }),
  invoices: tablePart(invoice, { title: '', taxNumber: '', email: '' }),
  addresses: addressData,
  certificates: certificateData,
}
