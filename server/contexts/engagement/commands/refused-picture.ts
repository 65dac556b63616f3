import { and, eq, sql } from 'drizzle-orm'
import { feedback } from '../../../db/schema/feedback'
import { review } from '../../../db/schema/goods'
import type { Context } from '../../../lib/context'

/** Removes a refused picture from what its owner wrote. */
export async function dropRefusedPicture(
  ctx: Context,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  for (const table of [review, feedback])
    await ctx.db
      .update(table)
      .set({ picUrls: sql`${table.picUrls} - ${key}::text` })
      .where(and(eq(table.userId, userId), sql`${table.picUrls} ? ${key}::text`))
}
