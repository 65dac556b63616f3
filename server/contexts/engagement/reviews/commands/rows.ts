import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { review, spu } from '../../../../db/schema/goods'

/** @returns false when the order item was reviewed already; nothing is written then */
export async function insertReview(db: Db, row: typeof review.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(review)
    .values(row)
    .onConflictDoNothing({ target: review.orderItemId })
    .returning({ id: review.id })
  if (inserted.length === 0) return false
  await db
    .update(spu)
    .set({
      reviewCount: sql`${spu.reviewCount} + 1`,
      reviewScoreSum: sql`${spu.reviewScoreSum} + ${row.score}`,
    })
    .where(eq(spu.id, row.spuId))
  return true
}

/** @returns false when the review does not exist or has an answer */
export async function saveReply(db: Db, id: string, text: string): Promise<boolean> {
  return (
    (
      await db
        .update(review)
        .set({ reply: { 'zh-Hant': text, 'zh-Hans': text, en: text } })
        .where(and(eq(review.id, id), isNull(review.reply)))
        .returning({ id: review.id })
    ).length > 0
  )
}
