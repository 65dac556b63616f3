import { and, eq, inArray } from 'drizzle-orm'
import { getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invoice, orderRefund } from '../../db/schema/aftersales'
import {
  bargainCut,
  bargainUser,
  fissionRecord,
  fissionReward,
  fissionUser,
  grouponUser,
} from '../../db/schema/campaigns'
import { doctorBooking } from '../../db/schema/clinic'
import { enterpriseMember, enterpriseOrder, enterpriseUse } from '../../db/schema/enterprise'
import { brandFollow, browseRecord, compareEntry, favourite } from '../../db/schema/favourites'
import { feedback, feedbackAnswer } from '../../db/schema/feedback'
import { review } from '../../db/schema/goods'
import { growthRecord, member } from '../../db/schema/members'
import { discountUse } from '../../db/schema/orders'
import { queueTicket } from '../../db/schema/queue'
import { physicalReport } from '../../db/schema/reports'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { formatCents } from '../../lib/money'
import { unseal } from '../../lib/seal'
import { momentText } from '../../lib/store-time'
import { cancelRequest } from '../doctor-bookings/service'
import { cancelTicket } from '../queue/service'
import { LIVE } from '../queue/rules'
import { registerUserCommitment, registerUserData, userDataParts } from './user-data'

type Owned = PgTable & { userId: PgColumn }

/** A row for its owner's download: moments and money as people read them, sealed texts opened, nothing that says who others are. */
function readable(ctx: Context, row: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    if (name === 'userId' || name === 'cutPlan') continue
    if (value instanceof Date) shown[name] = momentText(value, ctx.config.storeTimeZone)
    else if (name.endsWith('Cents') && typeof value === 'number')
      shown[name.replace(/Cents$/, '')] = formatCents(value)
    else if (name.endsWith('Sealed'))
      shown[name.replace(/Sealed$/, '')] = typeof value === 'string' ? opened(ctx, value) : null
    else shown[name] = value
  }
  return shown
}

function opened(ctx: Context, sealed: string): unknown {
  const text = unseal(ctx.config, sealed)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A part that is one table. A domain that has registered its own part under this name keeps it. */
function registerTable<T extends Owned>(
  name: string,
  table: T,
  erase: 'delete' | 'keep' | Partial<InferSelectModel<T>>,
): void {
  if (userDataParts().has(name)) return
  const sorted = Object.values(getTableColumns(table))
  registerUserData(
    name,
    async (ctx, userId) => {
      const rows = await ctx.db
        .select()
        .from(table as PgTable)
        .where(eq(table.userId, userId))
        .orderBy(...sorted.filter((column) => column.name === 'create_time' || column.name === 'id'))
      return rows.map((row) => readable(ctx, row))
    },
    async (ctx, userId) => {
      if (erase === 'delete') await ctx.db.delete(table).where(eq(table.userId, userId))
      else if (erase !== 'keep')
        await ctx.db
          .update(table)
          .set(erase as never)
          .where(eq(table.userId, userId))
    },
  )
}

const anonymous = { 'zh-Hant': '匿名用戶', 'zh-Hans': '匿名用户', en: 'Anonymous' }

/** Tables of the domains beside the first ones. What accounts and counts of campaigns demand is kept without a name. */
export function registerDomainData(): void {
  registerTable('discounts', discountUse, 'keep')
  registerTable('favourites', favourite, 'delete')
  registerTable('comparison', compareEntry, 'delete')
  registerTable('followedBrands', brandFollow, 'delete')
  registerTable('browseHistory', browseRecord, 'delete')
  registerTable('reviews', review as typeof review & Owned, {
    userId: null,
    authorText: anonymous,
    picUrls: [],
  })
  registerTable('refunds', orderRefund, { description: '', picKeys: [] })
  registerTable('invoices', invoice, { title: '', taxNumber: '', email: '' })
  registerTable('doctorAppointments', doctorBooking, {
    personId: '',
    personName: '',
    personBirthDate: '',
    phoneCode: '',
    phone: '',
    reasonSealed: null,
    declineReason: null,
  })
  registerTable('queueTickets', queueTicket, {
    personId: '',
    personName: '',
    checkInLatitude: null,
    checkInLongitude: null,
    remark: null,
  })
  registerTable('reports', physicalReport, 'delete')
  registerTable('membership', member, 'delete')
  registerTable('growthValue', growthRecord, 'delete')
  registerTable('bargains', bargainUser, 'keep')
  registerTable('bargainCuts', bargainCut, 'keep')
  registerTable('groupBuys', grouponUser, 'keep')
  registerTable('referrals', fissionUser, 'keep')
  registerTable('referralRewards', fissionReward, 'keep')
  registerTable('enterpriseMembership', enterpriseMember, 'delete')
  registerTable('enterpriseQuota', enterpriseUse, 'keep')
  registerTable('enterpriseOrders', enterpriseOrder, 'keep')
  registerUserData(
    'invitations',
    async (ctx, userId) =>
      (
        await ctx.db
          .select()
          .from(fissionRecord)
          .where(eq(fissionRecord.inviterUserId, userId))
          .orderBy(fissionRecord.createTime)
      ).map((row) => ({
        activityId: row.activityId,
        createTime: momentText(row.createTime, ctx.config.storeTimeZone),
      })),
    async () => undefined,
  )
  registerUserData(
    'feedback',
    async (ctx, userId) => {
      const rows = await ctx.db
        .select()
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(feedback.createTime, feedback.id)
      const answers =
        rows.length > 0
          ? await ctx.db
              .select()
              .from(feedbackAnswer)
              .where(
                inArray(
                  feedbackAnswer.feedbackId,
                  rows.map((row) => row.id),
                ),
              )
              .orderBy(feedbackAnswer.createTime)
          : []
      return rows.map((row) => ({
        ...readable(ctx, row),
        answers: answers
          .filter((answer) => answer.feedbackId === row.id)
          .map((answer) => readable(ctx, answer)),
      }))
    },
    async (ctx, userId) => {
      await ctx.db
        .delete(feedbackAnswer)
        .where(
          inArray(
            feedbackAnswer.feedbackId,
            ctx.db.select({ id: feedback.id }).from(feedback).where(eq(feedback.userId, userId)),
          ),
        )
      await ctx.db.delete(feedback).where(eq(feedback.userId, userId))
    },
  )
  registerUserCommitment(
    'doctorAppointments',
    commitmentOf(doctorBooking, ['waiting', 'confirmed', 'offered'], cancelRequest),
  )
  registerUserCommitment('queueTickets', commitmentOf(queueTicket, LIVE, cancelTicket))
}

/** Rows in one of some states, each ended as its owner would. What its domain no longer lets anybody end stays as it is. */
function commitmentOf(
  table: typeof doctorBooking | typeof queueTicket,
  states: readonly string[],
  cancel: (ctx: Context, userId: string, id: string) => Promise<unknown>,
) {
  const mine = (userId: string) => and(eq(table.userId, userId), inArray(table.state, [...states]))
  return {
    count: (ctx: Context, userId: string) => ctx.db.$count(table, mine(userId)),
    async end(ctx: Context, userId: string): Promise<void> {
      const rows = await ctx.db
        .select({ id: table.id })
        .from(table as typeof doctorBooking)
        .where(mine(userId))
        .orderBy(table.id)
      for (const { id } of rows) {
        await cancel(ctx, userId, id).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
        })
      }
    },
  }
}
