import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { WatchKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { Day } from '../../../../../contract/rules/dates'
import type { Watch } from '../../../../../contract/watches'
import { slotWatch } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { toWatches } from './shown'

const SHOWN = ['open', 'answered']

export interface WatchRequest {
  kind: WatchKind
  spuId?: string | undefined
  shopId?: string | undefined
  doctorId?: string | undefined
  bookingId?: string | undefined
  fromDay?: Day | undefined
  toDay?: Day | undefined
}

export async function listWatches(
  ctx: Context,
  userId: string,
): Promise<{ limit: number; records: Watch[] }> {
  const rows = await ctx.db
    .select()
    .from(slotWatch)
    .where(and(eq(slotWatch.userId, userId), inArray(slotWatch.state, SHOWN)))
    .orderBy(
      sql`case ${slotWatch.state} when 'answered' then 0 else 1 end`,
      desc(slotWatch.createTime),
      slotWatch.id,
    )
    .limit(100)
  return { limit: limits.watches, records: await toWatches(ctx, rows) }
}

export async function findWatch(ctx: Context, userId: string, id: string): Promise<Watch> {
  const rows = await ctx.db
    .select()
    .from(slotWatch)
    .where(and(eq(slotWatch.id, id), eq(slotWatch.userId, userId)))
  const [watch] = await toWatches(ctx, rows)
  if (!watch) throw new AppError(codes.notFound, 'notFound')
  return watch
}
