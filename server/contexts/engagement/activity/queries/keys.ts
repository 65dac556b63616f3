import { and, eq, gte, inArray, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { activityList } from '../../../../../contract/activity'
import { activityKinds, type ActivityKind } from '../../../../../contract/constants/enums'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import { addDays } from '../../../../../contract/rules/dates'
import type { Day } from '../../../../../contract/rules/day'
import { doctor, doctorBooking } from '../../../../db/schema/clinic'
import { enterpriseOrder } from '../../../../db/schema/enterprise'
import { spu } from '../../../../db/schema/goods'
import { orderBooking, orderInfo, orderItem } from '../../../../db/schema/orders'
import { queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { containsText, searchCondition } from '../../../../lib/search'
import { dayText, instantOf } from '../../../../lib/store-time'

export type ActivityQuery = QueryOf<typeof activityList>

/** Sort key of an entry. */
export interface ActivityKey {
  kind: ActivityKind
  id: string
  /** Waits for the user: such entries come first. */
  isDue: boolean
  /** Creation time in milliseconds, the precision of the cursor. */
  atMs: number
}

const DUE = 'due.'

export const cursorOf = ({ isDue, atMs, kind, id }: ActivityKey): string =>
  `${isDue ? DUE : ''}${atMs}.${kind}.${id}`

function readCursor(cursor: string): ActivityKey {
  const isDue = cursor.startsWith(DUE)
  const [at = '', kind = '', ...id] = (isDue ? cursor.slice(DUE.length) : cursor).split('.')
  return { isDue, atMs: Number(at), kind: kind as ActivityKind, id: id.join('.') }
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

const isNotReplaced = sql`not exists (select 1 from ${doctorBooking} as newer where
  newer.user_id = ${doctorBooking.userId} and newer.previous_id = ${doctorBooking.id})`

/** Ticket numbers are short, so they are matched exactly. */
const isNumber = (number: SQLWrapper, keyword: string): SQL | undefined =>
  /^\d{1,6}$/.test(keyword) ? sql`${number} = ${Number(keyword)}` : undefined

interface Source {
  table: SQLWrapper
  id: SQLWrapper
  madeAt: SQLWrapper
  where: (userId: string) => SQL | undefined
  /** Condition for an entry that waits for the user; absent where none does. */
  isDue?: (today: Day) => SQL | undefined
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
  isDue: () => and(isNull(orderInfo.status), eq(orderInfo.isPaid, false)),
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
    // an expired offer stays open until it is answered; a refused request matters until its day has passed
    isDue: (today) =>
      and(
        isNotReplaced,
        or(
          inArray(doctorBooking.state, ['offered', 'expired']),
          and(inArray(doctorBooking.state, ['declined', 'timedOut']), gte(doctorBooking.date, today)),
        ),
      ),
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

/** The next entries after the cursor, what waits for the user first, at most `count`: only their keys. */
export async function activityKeys(
  ctx: Context,
  userId: string,
  query: ActivityQuery,
  count: number,
): Promise<ActivityKey[]> {
  const kinds = query.kind ? [query.kind] : activityKinds
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  const parts = kinds.map((kind) => {
    const source = sources[kind]
    return sql`select ${kind}::text as kind, ${source.id} as id, (extract(epoch from date_trunc('milliseconds',
      ${source.madeAt})) * 1000)::bigint as at_ms, ${source.isDue?.(today) ?? sql`false`} as is_due
      from ${source.table} where ${conditionOf(ctx, userId, source, query)}`
  })
  const { rows } = await ctx.db.execute<{ kind: ActivityKind; id: string; at_ms: string; is_due: boolean }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as made ${
      query.cursor ? sql`where ${isAfter(readCursor(query.cursor))}` : sql``
    } order by is_due desc, at_ms desc, kind, id limit ${count}`,
  )
  return rows.map((row) => ({ kind: row.kind, id: row.id, isDue: row.is_due, atMs: Number(row.at_ms) }))
}

/** Condition for what follows the last entry of a page, in the order of the list. */
function isAfter({ isDue, atMs, kind, id }: ActivityKey): SQL {
  const isOlder = sql`(at_ms < ${atMs} or (at_ms = ${atMs} and (kind, id) > (${kind}, ${id})))`
  return isDue ? sql`(not is_due or ${isOlder})` : sql`(not is_due and ${isOlder})`
}
