import { inArray } from 'drizzle-orm'
import { queueTicket } from '../../../../db/schema/queue'
import type { Context } from '../../../../lib/context'
import type { ActivityEntry, ActivitySource } from '../../../engagement'
import { settleQueue } from '../commands/settle'
import { toTickets } from './now'

async function ticketsByIds(ctx: Context, ids: readonly string[]): Promise<ActivityEntry[]> {
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
    again: null,
    shopName: ticket.shopName,
    personName: ticket.personName,
    amount: null,
    date: ticket.date,
    time: null,
    due: null,
    createTime: ticket.registerTime,
  }))
}

export const queueActivity: ActivitySource = { settle: settleQueue, entriesByIds: ticketsByIds }
