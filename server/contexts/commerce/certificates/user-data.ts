import { eq } from 'drizzle-orm'
import { userCertificate } from '../../../db/schema/account'
import type { UserData } from '../../identity'
import { certificateList } from './queries/certificates'

export const certificateData: UserData = {
  read: (ctx, userId) => certificateList(ctx, { id: userId, tokenHash: '', enterpriseId: null }),
  erase: (ctx, userId) => ctx.db.delete(userCertificate).where(eq(userCertificate.userId, userId)),
}
