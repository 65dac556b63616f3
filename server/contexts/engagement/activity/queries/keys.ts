import { and, eq, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { activityList } from '../../../../../contract/activity'
import { activityKinds, type ActivityKind } from '../../../../../contract/constants/enums'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import { addDays } from '../../../../../contract/rules/dates'
import { doctor, doctorBooking } from '../../../../db/schema/clinic'
import { enterpriseOrder } from '../../../../db/schema/enterprise'
import { spu } from '../../../../db/schema/goods'
import { orderBooking, orderInfo, orderItem } from '../../../../db/schema/orders'
import { queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { containsText, searchCondition } from '../../../../lib/search'
import { instantOf } from '../../../../lib/store-time'

export type ActivityQuery = QueryOf<typeof activityList>

/** Sort key of an entry. */
export interface ActivityKey {
  kind: ActivityKind
  id: string
  /** Creation time in milliseconds, the precision of the cursor. */
  atMs: number
}

export const cursorOf = ({ atMs, kind, id }: ActivityKey): string => `${atMs}.${kind}.${id}`

function readCursor(cursor: string): ActivityKey {
  const [at = '', kind = '', ...id] = cursor.split('.')
  return { atMs: Number(at), kind: kind as ActivityKind, id: id.join('.') }
}

const isEnterpriseOrder = sql`exists (
  select 1 from ${enterpriseOrder} where ${enterpriseOrder.orderId} = ${orderInfo.id})`

const isInOrder = (condition: SQL): SQL =>
  sql`exists (select 1 from ${orderItem} join ${spu} on ${spu.id} = ${orderItem.spuId} where
    ${orderItem.orderId} = ${orderInfo.id} and ${condition})`

const isOfGoods = (condition: SQL): SQL =>
  sql`exists (select 1 from ${spu} where ${spu.id} = ${orderBooking.spuId} and ${condition})`

const isOfDoctor = (doctorId: SQLWrapper, condition: SQL): SQL =>
  sql`exists (select 1 from ${doctor} where ${doctor.id} = ${doctorId} and ${condition})`

/** Matches a clinic whose name or address contains the keyword. */
const isAtClinic = (shopId: SQLWrapper, keyword: string): SQL | undefined => {
  const names = searchCondition(shop.searchText, keyword)
  return names && sql`exists (select 1 from ${shop} where ${shop.id} = ${shopId} and ${names})`
}

/** Ticket numbers are short, so they are matched exactly. */
const isNumber = (number: SQLWrapper, keyword: string): SQL | undefined =>
  /^\d{1,6}$/.test(keyword) ? sql`${number} = ${Number(keyword)}` : undefined

interface Source {
  table: SQLWrapper
  id: SQLWrapper
  madeAt: SQLWrapper
  where: (userId: string) => SQL | undefined
  /** Condition for a number or name that contains the keyword. */
  holds: (keyword: string) => SQL | undefined
}

const orderSource = (isEnterprise: boolean): Source => ({
  table: orderInfo,
  id: orderInfo.id,
  madeAt: orderInfo.createTime,
  where: (userId) =>
    and(
      eq(orderInfo.userId, userId),
      eq(orderInfo.isDeleted, false),
      isEnterprise ? isEnterpriseOrder : sql`not ${isEnterpriseOrder}`,
    ),
  holds: (keyword) => {
    const names = searchCondition(spu.searchText, keyword)
    return or(
      containsText(orderInfo.orderNo, keyword),
      names && isInOrder(names),
      isAtClinic(orderInfo.shopId, keyword),
    )
  },
})

const sources: Record<ActivityKind, Source> = {
  order: orderSource(false),
  enterprise: orderSource(true),
  appointment: {
    table: orderBooking,
    id: orderBooking.id,
    madeAt: orderBooking.createTime,
    // appointments of an order are part of the order's entry; a free one is `held` until its form was
    // submitted
    where: (userId) =>
      and(eq(orderBooking.userId, userId), isNull(orderBooking.orderId), ne(orderBooking.state, 'held')),
    holds: (keyword) => {
      const names = searchCondition(spu.searchText, keyword)
      return or(
        containsText(orderBooking.verifyCode, keyword),
        names && isOfGoods(names),
        isAtClinic(orderBooking.shopId, keyword),
      )
    },
  },
  doctor: {
    table: doctorBooking,
    id: doctorBooking.id,
    madeAt: doctorBooking.createTime,
    where: (userId) => eq(doctorBooking.userId, userId),
    holds: (keyword) => {
      const names = searchCondition(doctor.searchText, keyword)
      return or(
        containsText(doctorBooking.bookingNo, keyword),
        names && isOfDoctor(doctorBooking.doctorId, names),
        isAtClinic(doctorBooking.shopId, keyword),
      )
    },
  },
  queue: {
    table: queueTicket,
    id: queueTicket.id,
    madeAt: queueTicket.registerTime,
    where: (userId) => eq(queueTicket.userId, userId),
    holds: (keyword) => {
      const names = searchCondition(doctor.searchText, keyword)
      return or(
        isNumber(queueTicket.number, keyword),
        names && isOfDoctor(queueTicket.doctorId, names),
        isAtClinic(queueTicket.shopId, keyword),
      )
    },
  },
}

function conditionOf(ctx: Context, userId: string, source: Source, query: ActivityQuery): SQL | undefined {
  const zone = ctx.config.storeTimeZone
  const keyword = (query.keyword ?? '').trim()
  return and(
    source.where(userId),
    query.from ? sql`${source.madeAt} >= ${instantOf(query.from, '00:00', zone)}` : undefined,
    query.to ? sql`${source.madeAt} < ${instantOf(addDays(query.to, 1), '00:00', zone)}` : undefined,
    // a keyword that a source cannot search for matches nothing, rather than everything
    keyword === '' ? undefined : (source.holds(keyword) ?? sql`false`),
  )
}

/** The next entries after the cursor, newest first, at most `count`: only their kinds and ids. */
export async function activityKeys(
  ctx: Context,
  userId: string,
  query: ActivityQuery,
  count: number,
): Promise<ActivityKey[]> {
  const kinds = query.kind ? [query.kind] : activityKinds
  const parts = kinds.map((kind) => {
    const source = sources[kind]
    return sql`select ${kind}::text as kind, ${source.id} as id, (extract(epoch from date_trunc('milliseconds',
      ${source.madeAt})) * 1000)::bigint as at_ms from ${source.table} where
      ${conditionOf(ctx, userId, source, query)}`
  })
  const after = query.cursor ? readCursor(query.cursor) : undefined
  const { rows } = await ctx.db.execute<{ kind: ActivityKind; id: string; at_ms: string }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as made ${
      after
        ? sql`where at_ms < ${after.atMs} or (at_ms = ${after.atMs} and (kind, id) > (${after.kind}, ${after.id}))`
        : sql``
    } order by at_ms desc, kind, id limit ${count}`,
  )
  return rows.map((row) => ({ kind: row.kind, id: row.id, atMs: Number(row.at_ms) }))
}
