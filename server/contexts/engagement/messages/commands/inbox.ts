import { and, eq } from 'drizzle-orm'
import { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { ownMessage, unreadBy, upTo } from '../queries/inbox'

/** @throws AppError notFound */
export async function readMessage(ctx: Context, userId: string, id: string): Promise<true> {
  await ownMessage(ctx, userId, id)
  await ctx.db
    .update(userMessage)
    .set({ readTime: ctx.now() })
    .where(and(unreadBy(userId), eq(userMessage.id, id)))
  return true
}

/** Marks a message and all older ones as read. @throws AppError notFound */
export async function readUpTo(ctx: Context, userId: string, newestId: string): Promise<true> {
  await ownMessage(ctx, userId, newestId)
  await ctx.db
    .update(userMessage)
    .set({ readTime: ctx.now() })
    .where(and(unreadBy(userId), upTo(newestId, '<=')))
  return true
}
