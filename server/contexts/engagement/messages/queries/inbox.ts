import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { MessageKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/messages'
import { userMessage } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { dayText, momentText } from '../../../../lib/store-time'
import { peopleOf } from './people'
import { topicOf, wordingsOf } from './texts'

type MessageRow = typeof userMessage.$inferSelect

const PAGE_SIZE = 20

const shownTo = (userId: string) => and(eq(userMessage.userId, userId), isNotNull(userMessage.shownTime))

export const unreadBy = (userId: string) => and(shownTo(userId), isNull(userMessage.readTime))

/** One of the user's messages that is in the app. @throws AppError notFound */
export async function ownMessage(ctx: Context, userId: string, id: string): Promise<MessageRow> {
  const [row] = await ctx.db
    .select()
    .from(userMessage)
    .where(and(shownTo(userId), eq(userMessage.id, id)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/**
 * Condition for the rows from one on in the list, compared in the database, whose timestamps have
 * microseconds.
 */
export const upTo = (id: string, sign: '<' | '<=') =>
  sql`(${userMessage.shownTime}, ${userMessage.id}) ${sql.raw(sign)} (select m.shown_time, m.id from
    ${userMessage} m where m.id = ${id})`

/** A page of the user's messages after `after`, newest first. @throws AppError notFound for `after` */
export async function messagePage(
  ctx: Context,
  userId: string,
  { after, size = PAGE_SIZE }: QueryOf<typeof contract.messagePage>,
): Promise<DataOf<typeof contract.messagePage>> {
  if (after !== undefined) await ownMessage(ctx, userId, after)
  const found = await ctx.db
    .select()
    .from(userMessage)
    .where(and(shownTo(userId), after === undefined ? undefined : upTo(after, '<')))
    .orderBy(desc(userMessage.shownTime), desc(userMessage.id))
    .limit(size + 1)
  const rows = found.slice(0, size)
  const words = await wordingsOf(ctx, rows, () => ctx.lang)
  const people = await peopleOf(
    ctx,
    userId,
    rows.map(({ subjectId }) => subjectId),
  )
  const zone = ctx.config.storeTimeZone
  return {
    records: rows.map((row, index) => {
      const at = row.shownTime ?? row.createTime
      return {
        id: row.id,
        kind: row.kind as MessageKind,
        topic: topicOf(row.kind as MessageKind),
        title: words[index]?.title ?? '',
        text: words[index]?.text ?? '',
        personName: people.get(row.subjectId ?? '') ?? null,
        link: row.link,
        day: dayText(at, zone),
        time: momentText(at, zone),
        isRead: row.readTime === null ? ('0' as const) : ('1' as const),
      }
    }),
    hasMore: found.length > size ? '1' : '0',
  }
}

export async function unreadCount(ctx: Context, userId: string): Promise<{ count: number }> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${userMessage} where ${unreadBy(userId)} limit
      ${limits.unreadCounted}) as counted`,
  )
  return { count: rows[0]?.count ?? 0 }
}
