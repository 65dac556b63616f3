import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { doctorBooking, doctorOffer, doctorReview } from '../../db/schema/clinic'
import { queueTicket } from '../../db/schema/queue'
import { physicalReport } from '../../db/schema/reports'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { anonymousAuthor } from '../engagement'
import { readable, tablePart } from '../identity'
import type { UserCommitment, UserData, UserDataParts, Owned } from '../identity'
import { cancelRequest } from './doctor-bookings/commands/requests'
import { cancelTicket } from './queue/commands/tickets'
import { LIVE } from './queue/rules'

/**
 * Ends the rows in the given states by the same function that the user would call. Rows that the domain no
 * longer allows to end are left unchanged.
 */
function commitmentOf(
  table: typeof doctorBooking | typeof queueTicket,
  states: readonly string[],
  cancel: (ctx: Context, userId: string, id: string) => Promise<unknown>,
): UserCommitment {
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

/** Times offered by a clinic; they remain with their request, which no longer contains personal data. */
const offeredTimes: UserData = {
  read: async (ctx, userId) =>
    (
      await ctx.db
        .select(getTableColumns(doctorOffer))
        .from(doctorOffer)
        .innerJoin(doctorBooking, eq(doctorBooking.id, doctorOffer.bookingId))
        .where(eq(doctorBooking.userId, userId))
        .orderBy(doctorOffer.date, doctorOffer.time, doctorOffer.id)
    ).map((row) => readable(ctx, row)),
  erase: async () => undefined,
}

export const clinicData: UserDataParts = {
  doctorReviews: tablePart(doctorReview as typeof doctorReview & Owned, {
    userId: null,
    bookingId: null,
    authorText: anonymousAuthor,
  }),
  doctorAppointments: tablePart(doctorBooking, {
    personId: '',
    personName: '',
    personBirthDate: '',
    phoneCode: '',
    phone: '',
    reason: null,
    declineReason: null,
  }),
  offeredTimes,
  queueTickets: tablePart(queueTicket, {
    personId: '',
    personName: '',
    checkInLatitude: null,
    checkInLongitude: null,
    remark: null,
  }),
  reports: tablePart(physicalReport, 'delete'),
}

export const doctorCommitment = commitmentOf(
  doctorBooking,
  ['waiting', 'confirmed', 'offered'],
  cancelRequest,
)
export const queueCommitment = commitmentOf(queueTicket, LIVE, cancelTicket)
