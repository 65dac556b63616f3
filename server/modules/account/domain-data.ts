import { and, eq, inArray } from 'drizzle-orm'
import { getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { formatCents } from '../../../contract/rules/money'
import { invoice, orderRefund } from '../../db/schema/aftersales'
import {
  bargainCut,
  bargainUser,
  fissionRecord,
  fissionReward,
  fissionUser,
  grouponUser,
} from '../../db/schema/campaigns'
import { doctorBooking, doctorReview } from '../../db/schema/clinic'
import { enterpriseMember, enterpriseOrder, enterpriseUse } from '../../db/schema/enterprise'
import { brandFollow, browseRecord, compareEntry, favourite } from '../../db/schema/favourites'
import { feedback, feedbackAnswer } from '../../db/schema/feedback'
import { review } from '../../db/schema/goods'
import { growthRecord, member } from '../../db/schema/members'
import { discountUse } from '../../db/schema/orders'
import { queueTicket } from '../../db/schema/queue'
import { physicalReport } from '../../db/schema/reports'
import { messageChoice, messageGrant, slotWatch, userMessage } from '../../db/schema/watches'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { unseal } from '../../lib/seal'
import { momentText } from '../../lib/store-time'
import { cancelRequest } from '../doctor-bookings/service'
import { LIVE } from '../queue/rules'
import { cancelTicket } from '../queue/service'
import { anonymousAuthor } from '../reviews/texts'
import { waitingData } from '../waiting/user-data'
import type { UserCommitments, UserData, UserDataParts } from './user-data'

type Owned = PgTable & { userId: PgColumn }

/**
 * A row for the user's data export: formatted moments and amounts, decrypted texts, and nothing that
 * identifies other users.
 */
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

/** A domain whose data is a single table. */
function tablePart<T extends Owned>(
  table: T,
  erase: 'delete' | 'keep' | Partial<InferSelectModel<T>>,
): UserData {
  const sorted = Object.values(getTableColumns(table))
  return {
    async read(ctx, userId) {
      const rows = await ctx.db
        .select()
        .from(table as PgTable)
        .where(eq(table.userId, userId))
        .orderBy(...sorted.filter((column) => column.name === 'create_time' || column.name === 'id'))
      return rows.map((row) => readable(ctx, row))
    },
    async erase(ctx, userId) {
      if (erase === 'delete') await ctx.db.delete(table).where(eq(table.userId, userId))
      else if (erase !== 'keep')
        await ctx.db
          .update(table)
          .set(erase as never)
          .where(eq(table.userId, userId))
    },
  }
}

/**
 * Ends the rows in the given states by the same function that the user would call. Rows that the domain no
 * longer allows to end are left unchanged.
 */
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

const invitations: UserData = {
  read: async (ctx, userId) =>
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
  erase: async () => undefined,
}

const feedbackPart: UserData = {
  async read(ctx, userId) {
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
  async erase(ctx, userId) {
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
}

/**
 * Tables of the remaining domains. What accounting and campaign statistics require is kept without a name.
 */
export const domainData: UserDataParts = {
  discounts: tablePart(discountUse, 'keep'),
  favourites: tablePart(favourite, 'delete'),
  comparison: tablePart(compareEntry, 'delete'),
  followedBrands: tablePart(brandFollow, 'delete'),
  browseHistory: tablePart(browseRecord, 'delete'),
  reviews: tablePart(review as typeof review & Owned, {
    userId: null,
    authorText: anonymousAuthor,
    picUrls: [],
  }),
  doctorReviews: tablePart(doctorReview as typeof doctorReview & Owned, {
    userId: null,
    bookingId: null,
    authorText: anonymousAuthor,
  }),
  refunds: tablePart(orderRefund, { description: '', picKeys: [] }),
  invoices: tablePart(invoice, { title: '', taxNumber: '', email: '' }),
  doctorAppointments: tablePart(doctorBooking, {
    personId: '',
    personName: '',
    personBirthDate: '',
    phoneCode: '',
    phone: '',
    reasonSealed: null,
    declineReason: null,
  }),
  queueTickets: tablePart(queueTicket, {
    personId: '',
    personName: '',
    checkInLatitude: null,
    checkInLongitude: null,
    remark: null,
  }),
  reports: tablePart(physicalReport, 'delete'),
  membership: tablePart(member, 'delete'),
  growthValue: tablePart(growthRecord, 'delete'),
  bargains: tablePart(bargainUser, 'keep'),
  bargainCuts: tablePart(bargainCut, 'keep'),
  groupBuys: tablePart(grouponUser, 'keep'),
  referrals: tablePart(fissionUser, 'keep'),
  referralRewards: tablePart(fissionReward, 'keep'),
  enterpriseMembership: tablePart(enterpriseMember, 'delete'),
  enterpriseQuota: tablePart(enterpriseUse, 'keep'),
  enterpriseOrders: tablePart(enterpriseOrder, 'keep'),
  invitations,
  messages: tablePart(userMessage, 'delete'),
  messageChoices: tablePart(messageChoice, 'delete'),
  messagePermissions: tablePart(messageGrant, 'delete'),
  watches: tablePart(slotWatch, 'delete'),
  waitingLists: waitingData,
  feedback: feedbackPart,
}

export const domainCommitments: UserCommitments = {
  doctorAppointments: commitmentOf(doctorBooking, ['waiting', 'confirmed', 'offered'], cancelRequest),
  queueTickets: commitmentOf(queueTicket, LIVE, cancelTicket),
}
