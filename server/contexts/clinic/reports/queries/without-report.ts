import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { spu } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { physicalReport } from '../../../../db/schema/reports'
import type { Context } from '../../../../lib/context'

export type ExaminedRow = typeof orderBooking.$inferSelect

/** Verified examinations without a report, latest first. */
export async function examinationsWithoutReport(ctx: Context, limit: number): Promise<ExaminedRow[]> {
  const rows = await ctx.db
    .select({ booking: orderBooking })
    .from(orderBooking)
    .innerJoin(spu, eq(spu.id, orderBooking.spuId))
    .where(
      and(
        inArray(orderBooking.state, ['writeOff']),
        eq(spu.kind, 'package'),
        sql`${orderBooking.personId} is not null`,
        sql`not exists (select 1 from ${physicalReport} where ${physicalReport.bookingId} = ${orderBooking.id})`,
      ),
    )
    .orderBy(desc(orderBooking.verifiedTime), desc(orderBooking.id))
    .limit(limit)
  return rows.map((row) => row.booking)
}
