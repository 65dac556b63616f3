import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { messageTemplate } from '../../../../db/schema/account'
import { messageGrant } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'

const own = (userId: string, templateId: string) =>
  and(eq(messageGrant.userId, userId), eq(messageGrant.templateId, templateId))

/**
 * Records that the user permitted one message of each template, inside the caller's transaction.
 * @throws AppError badInput for an unknown template
 */
export async function allowMessages(tx: Context, userId: string, templateIds: string[]): Promise<void> {
  const known = await tx.db
    .select({ templateId: messageTemplate.priTmplId })
    .from(messageTemplate)
    .where(inArray(messageTemplate.priTmplId, templateIds))
    .orderBy(asc(messageTemplate.priTmplId))
  if (known.length < templateIds.length)
    throw new AppError(codes.badInput, 'badInput', {}, { field: 'templateIds', rule: 'unknown' })
  for (const { templateId } of known)
    await tx.db
      .insert(messageGrant)
      .values({ userId, templateId, left: 1 })
      .onConflictDoUpdate({
        target: [messageGrant.userId, messageGrant.templateId],
        set: { left: sql`${messageGrant.left} + 1` },
      })
}

/** Uses up one permission. @returns false when there is none */
export async function useGrant(ctx: Context, userId: string, templateId: string): Promise<boolean> {
  const used = await ctx.db
    .update(messageGrant)
    .set({ left: sql`${messageGrant.left} - 1` })
    .where(and(own(userId, templateId), gt(messageGrant.left, 0)))
    .returning({ left: messageGrant.left })
  return used.length > 0
}

/** Returns a permission that was not used after all. */
export async function returnGrant(ctx: Context, userId: string, templateId: string): Promise<void> {
  await ctx.db
    .update(messageGrant)
    .set({ left: sql`${messageGrant.left} + 1` })
    .where(own(userId, templateId))
}

/** Deletes permissions that WeChat no longer has. */
export async function dropGrants(ctx: Context, userId: string, templateId: string): Promise<void> {
  await ctx.db.update(messageGrant).set({ left: 0 }).where(own(userId, templateId))
}
