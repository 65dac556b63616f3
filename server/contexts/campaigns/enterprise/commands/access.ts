import { and, eq, gt, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type * as contract from '../../../../../contract/enterprise'
import { enterpriseCode, enterpriseMember } from '../../../../db/schema/enterprise'
import { session } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { enterpriseInfo, merchantsOf, ownerOf, spent } from '../queries/access'

/**
 * Binds the session to the enterprise. The first sign-in of a member takes one use of the code.
 * @throws AppError see ownerOf; merchantUnknown
 */
export async function enterpriseLogin(
  ctx: Context,
  user: SessionUser,
  request: { invitationCode?: string | undefined; merchantId?: string | undefined },
): Promise<contract.Enterprise> {
  const enterpriseId = await inTransaction(ctx, async (tx) => {
    const { code, enterprise: owner } = await ownerOf(tx, user.id, request.invitationCode)
    const merchant = (await merchantsOf(tx, owner.id)).find((row) => row.id === request.merchantId)
    if (!merchant)
      throw new AppError(
        codes.merchantUnknown,
        'merchantUnknown',
        {},
        { field: 'merchantId', rule: 'choice' },
      )
    const joined = await tx.db
      .insert(enterpriseMember)
      .values({ enterpriseId: owner.id, userId: user.id, code, merchantId: merchant.id, joinTime: tx.now() })
      .onConflictDoNothing()
      .returning({ userId: enterpriseMember.userId })
    if (joined.length > 0) {
      const taken = await tx.db
        .update(enterpriseCode)
        .set({ used: sql`${enterpriseCode.used} + 1` })
        .where(
          and(
            eq(enterpriseCode.code, code),
            sql`${enterpriseCode.used} < ${enterpriseCode.total}`,
            gt(enterpriseCode.endTime, tx.now()),
          ),
        )
        .returning({ code: enterpriseCode.code })
      if (taken.length === 0) throw spent()
    } else
      await tx.db
        .update(enterpriseMember)
        .set({ merchantId: merchant.id })
        .where(and(eq(enterpriseMember.enterpriseId, owner.id), eq(enterpriseMember.userId, user.id)))
    await tx.db.update(session).set({ enterpriseId: owner.id }).where(eq(session.tokenHash, user.tokenHash))
    return owner.id
  })
  return enterpriseInfo({ ...ctx, user: { ...user, enterpriseId } })
}

/** Unbinds the session from the enterprise. */
export async function enterpriseLogout(ctx: Context, user: SessionUser): Promise<true> {
  await ctx.db.update(session).set({ enterpriseId: null }).where(eq(session.tokenHash, user.tokenHash))
  return true
}
