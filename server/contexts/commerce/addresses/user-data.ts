import { eq } from 'drizzle-orm'
import { userAddress } from '../../../db/schema/account'
import type { UserData } from '../../identity'
import { addressPage } from './queries/addresses'

export const addressData: UserData = {
  read: async (ctx, userId) =>
    (await addressPage(ctx, { id: userId, tokenHash: '', enterpriseId: null }, { size: 100 })).records,
  erase: (ctx, userId) => ctx.db.delete(userAddress).where(eq(userAddress.userId, userId)),
}
