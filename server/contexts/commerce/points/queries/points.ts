import { and, asc, desc, eq } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import type { PointsKind } from '../../../../../contract/constants/enums'
import type { PointsConfig, PointsRecord } from '../../../../../contract/points'
import { pointsRecord } from '../../../../db/schema/trade'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import { firstNames } from '../../orders/queries/first-names'
import { pointsBalance, pointsRules } from './terms'

const texts: Record<PointsKind, MessageKey> = {
  earned: 'pointsEarnedText',
  used: 'pointsUsedText',
  returned: 'pointsReturnedText',
  takenBack: 'pointsTakenBackText',
  granted: 'pointsGrantedText',
  invited: 'pointsInvitedText',
}

export async function listPoints(
  ctx: Context,
  userId: string,
  query: PageQuery & { kind?: PointsKind | undefined },
): Promise<PageOf<PointsRecord>> {
  const range = pageRange(query)
  const where = and(
    eq(pointsRecord.userId, userId),
    query.kind === undefined ? undefined : eq(pointsRecord.kind, query.kind),
  )
  const rows = await ctx.db
    .select()
    .from(pointsRecord)
    .where(where)
    .orderBy(desc(pointsRecord.createTime), asc(pointsRecord.id))
    .limit(range.limit)
    .offset(range.offset)
  const names = await firstNames(
    ctx,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  return pageFrom(
    rows.map((row) => ({
      id: row.id,
      kind: row.kind as PointsKind,
      goodsName: names.get(row.orderId ?? '') ?? null,
      text: messageText(texts[row.kind as PointsKind], ctx.lang),
      points: row.points,
      balance: row.balance,
      orderId: row.orderId,
      orderNo: row.orderNo,
      remark: row.remark,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
    range.isCounted ? await ctx.db.$count(pointsRecord, where) : 0,
    range,
  )
}

/** The rules of points for clients; without rules, points are disabled. */
export async function pointsConfigFor(ctx: Context): Promise<PointsConfig> {
  const rules = await pointsRules(ctx)
  return {
    isEnable: rules?.isEnabled ? '1' : '0',
    earnPoints: rules?.earnPoints ?? 0,
    usePoints: rules?.usePoints ?? 1,
    maxSharePercent: rules?.maxSharePercent ?? 0,
    minPoints: rules?.minPoints ?? 0,
    remarks: localized(rules?.remarks, ctx.lang),
    balance: ctx.user ? await pointsBalance(ctx, ctx.user.id) : null,
  }
}
