import { eq } from 'drizzle-orm'
import { invoice, orderRefund } from '../../db/schema/aftersales'
import { discountUse } from '../../db/schema/orders'
import { pointsAccount, pointsRecord, shoppingCart } from '../../db/schema/trade'
import type { Context } from '../../lib/context'
import { tablePart } from '../identity'
import type { UserDataParts } from '../identity'
import { addressData } from './addresses/user-data'
import { listCart } from './cart/service'
import { certificateData } from './certificates/user-data'
import { orderData } from './orders/user-data'
import { listPoints } from './points/queries'
import { pointsBalance } from './points/terms'

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

/** What commerce keeps of a user. What accounting requires is kept without a name. */
export const commerceData: UserDataParts = {
  cart: {
    read: listCart,
    erase: (ctx, userId) => ctx.db.delete(shoppingCart).where(eq(shoppingCart.userId, userId)),
  },
  points: { read: readPoints, erase: erasePoints },
  ...orderData,
  discounts: tablePart(discountUse, 'keep'),
  refunds: tablePart(orderRefund, { description: '', picKeys: [] }),
  invoices: tablePart(invoice, { title: '', taxNumber: '', email: '' }),
  addresses: addressData,
  certificates: certificateData,
}
