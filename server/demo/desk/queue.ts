import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  doctorNamesByIds,
  callNext,
  finishTicket,
  passTicket,
  clinicDay,
  toTickets,
} from '../../contexts/clinic'
import { queueLine, queueTicket } from '../../db/schema/queue'
import { shop } from '../../db/schema/shops'
import type { Concern, DeskItem, DeskPart } from './part'

const NUMBER = { 'zh-Hant': '號', en: 'No.' } as const
const WAITING = { 'zh-Hant': '等候', en: 'waiting' } as const
const CALLED = { 'zh-Hant': '已叫', en: 'called' } as const

const concernOf = (row: typeof queueTicket.$inferSelect | undefined): Concern | null =>
  row
    ? {
        userId: row.userId,
        personId: row.personId,
        kind: 'queueTicket',
        rowId: row.id,
        purpose: 'treatment',
      }
    : null

export const queueDesk: DeskPart = {
  name: 'queue',
  title: { 'zh-Hant': '候診隊列', en: 'Queues' },
  none: { 'zh-Hant': '沒有人輪候。', en: 'Nobody is in a queue.' },
  async items(ctx, lang) {
    const today = and(
      inArray(queueTicket.state, ['checkedIn', 'called', 'missed']),
      sql`${queueTicket.date} = ${clinicDay(ctx.now())}`,
    )
    const lines = await ctx.db
      .select({
        line: queueLine,
        waiting: sql<number>`count(*) filter (where ${queueTicket.state} = 'checkedIn')::int`,
      })
      .from(queueTicket)
      .innerJoin(queueLine, eq(queueLine.id, queueTicket.lineId))
      .innerJoin(shop, eq(shop.id, queueTicket.shopId))
      .where(today)
      .groupBy(queueLine.id)
      .orderBy(asc(queueLine.doctorId))
    const names = await doctorNamesByIds(
      { ...ctx, lang },
      lines.map((row) => row.line.doctorId),
    )
    const lineItems: DeskItem[] = lines.map(({ line, waiting }) => ({
      id: line.id,
      title: `${names.get(line.doctorId)?.shopName ?? ''} · ${names.get(line.doctorId)?.name ?? ''}`,
      lines: [`${CALLED[lang]} ${line.calledNumber} · ${WAITING[lang]} ${waiting}`],
      concerns: null,
      actions: waiting > 0 ? ['call'] : [],
    }))
    const called = await ctx.db
      .select({ ticket: queueTicket })
      .from(queueTicket)
      .innerJoin(shop, eq(shop.id, queueTicket.shopId))
      .where(and(today, inArray(queueTicket.state, ['called', 'missed'])))
      .orderBy(asc(queueTicket.doctorId), asc(queueTicket.number))
    const tickets = await toTickets(
      { ...ctx, lang },
      called.map((row) => row.ticket),
    )
    const rows = new Map(called.map(({ ticket }) => [ticket.id, ticket]))
    return [
      ...lineItems,
      ...tickets.map((ticket) => ({
        id: ticket.id,
        title: `${NUMBER[lang]} ${ticket.number ?? ''} ${ticket.personName}`,
        lines: [`${ticket.doctorName} · ${ticket.stateDesc}`],
        concerns: concernOf(rows.get(ticket.id)),
        actions: ticket.state === 'called' ? ['done', 'pass'] : ['done'],
      })),
    ]
  },
  actions: {
    call: {
      label: { 'zh-Hant': '叫下一位', en: 'Call the next' },
      done: { 'zh-Hant': '已叫號', en: 'Called' },
      run: (ctx, { id }) => callNext(ctx, id),
    },
    done: {
      label: { 'zh-Hant': '已就診', en: 'Seen' },
      done: { 'zh-Hant': '已完成', en: 'Completed' },
      run: (ctx, { id }) => finishTicket(ctx, id),
    },
    pass: {
      label: { 'zh-Hant': '過號', en: 'Not here' },
      done: { 'zh-Hant': '已過號', en: 'Passed over' },
      run: (ctx, { id }) => passTicket(ctx, id),
    },
  },
}
