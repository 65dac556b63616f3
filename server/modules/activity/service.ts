import { inArray } from 'drizzle-orm'
import type { Activity, activityList } from '../../../contract/activity'
import { codes } from '../../../contract/constants/codes'
import type { ActivityKind } from '../../../contract/constants/enums'
import { orderStatus } from '../../../contract/constants/enums'
import type { DataOf } from '../../../contract/define-endpoint'
import type { OrderCard } from '../../../contract/orders'
import { isDay } from '../../../contract/rules/day'
import { doctorBooking } from '../../db/schema/clinic'
import { orderBooking, orderInfo } from '../../db/schema/orders'
import { queueTicket } from '../../db/schema/queue'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { toBookings } from '../bookings/mapper'
import { toDoctorBookings } from '../doctor-bookings/queries'
import { settleDoctorBookings } from '../doctor-bookings/settle'
import { cancelOverdueOrders } from '../orders/cancel-order'
import { toOrderCards } from '../orders/mapper'
import { toTickets } from '../queue/now'
import { settleQueue } from '../queue/settle'
import { type ActivityKey, activityKeys, type ActivityQuery, cursorOf } from './keys'

const SIZE = 12
const orderStates = new Map<string, string>(
  Object.entries(orderStatus).map(([state, status]) => [status, state]),
)

const orderState = ({ status, isPay }: OrderCard): string =>
  status === null ? (isPay === '1' ? 'paid' : 'unpaid') : (orderStates.get(status) ?? 'paid')

const fromOrder =
  (kind: ActivityKind) =>
  (card: OrderCard): Activity => ({
    id: card.id,
    kind,
    number: card.orderNo,
    title: card.name,
    picUrl: card.listOrderItem[0]?.picUrl ?? null,
    state: orderState(card),
    stateDesc: card.statusDesc,
    shopName: card.shopName,
    personName: card.personName,
    amount: card.paymentPrice,
    date: card.bookingDate,
    time: card.bookingTime,
    createTime: card.createTime,
  })

async function ordersByIds(ctx: Context, kind: ActivityKind, ids: readonly string[]): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(orderInfo)
    .where(inArray(orderInfo.id, [...ids]))
  return (await toOrderCards(ctx, rows)).map(fromOrder(kind))
}

async function appointmentsByIds(ctx: Context, ids: readonly string[]): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(orderBooking)
    .where(inArray(orderBooking.id, [...ids]))
  return (await toBookings(ctx, rows)).map((booking) => ({
    id: booking.id,
    kind: 'appointment',
    number: null,
    title: booking.spuName,
    picUrl: booking.picUrl,
    state: booking.state,
    stateDesc: booking.stateDesc,
    shopName: booking.shopName,
    personName: booking.personName,
    amount: null,
    date: booking.date,
    time: booking.time,
    createTime: booking.createTime,
  }))
}

async function requestsByIds(ctx: Context, ids: readonly string[]): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(inArray(doctorBooking.id, [...ids]))
  return (await toDoctorBookings(ctx, rows)).map((booking) => ({
    id: booking.id,
    kind: 'doctor',
    number: booking.bookingNo,
    title: `${booking.doctorName} · ${booking.departmentName}`,
    picUrl: booking.doctorPicUrl,
    state: booking.state,
    stateDesc: booking.stateDesc,
    shopName: booking.shopName,
    personName: booking.personName,
    amount: null,
    date: booking.date,
    time: booking.time,
    createTime: booking.createTime,
  }))
}

async function ticketsByIds(ctx: Context, ids: readonly string[]): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(queueTicket)
    .where(inArray(queueTicket.id, [...ids]))
  return (await toTickets(ctx, rows)).map((ticket) => ({
    id: ticket.id,
    kind: 'queue',
    number: ticket.number === null ? null : String(ticket.number),
    title: `${ticket.doctorName} · ${ticket.departmentName}`,
    picUrl: null,
    state: ticket.state,
    stateDesc: ticket.stateDesc,
    shopName: ticket.shopName,
    personName: ticket.personName,
    amount: null,
    date: ticket.date,
    time: null,
    createTime: ticket.registerTime,
  }))
}

type Loader = (ctx: Context, ids: readonly string[]) => Promise<Activity[]>
const loaders: Record<ActivityKind, Loader> = {
  order: (ctx, ids) => ordersByIds(ctx, 'order', ids),
  enterprise: (ctx, ids) => ordersByIds(ctx, 'enterprise', ids),
  appointment: appointmentsByIds,
  doctor: requestsByIds,
  queue: ticketsByIds,
}

/** The entries of the keys, in their order. */
async function entriesOf(ctx: Context, keys: readonly ActivityKey[]): Promise<Activity[]> {
  const found = new Map<string, Activity>()
  for (const kind of new Set(keys.map((key) => key.kind))) {
    const ids = keys.filter((key) => key.kind === kind).map((key) => key.id)
    for (const entry of await loaders[kind](ctx, ids)) found.set(`${kind} ${entry.id}`, entry)
  }
  return keys.flatMap((key) => found.get(`${key.kind} ${key.id}`) ?? [])
}

/** A page of everything the user did, newest first. */
export async function listActivity(
  ctx: Context,
  userId: string,
  query: ActivityQuery,
): Promise<DataOf<typeof activityList>> {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field]))
      throw new AppError(codes.badInput, 'badInput', {}, { field, rule: 'format' })
  // what the clock has changed is settled first, so that no state is older than it says
  await cancelOverdueOrders(ctx, { userId })
  await settleDoctorBookings(ctx, { userId })
  await settleQueue(ctx, { userId })
  const size = query.size ?? SIZE
  const keys = await activityKeys(ctx, userId, query, size + 1)
  const shown = keys.slice(0, size)
  const last = shown.at(-1)
  return { records: await entriesOf(ctx, shown), next: keys.length > size && last ? cursorOf(last) : null }
}
