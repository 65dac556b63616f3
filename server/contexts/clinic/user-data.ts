import { and, eq, inArray } from 'drizzle-orm'
import { doctorBooking, doctorReview } from '../../db/schema/clinic'
import { queueTicket } from '../../db/schema/queue'
import { physicalReport } from '../../db/schema/reports'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { anonymousAuthor } from '../engagement'
import { tablePart } from '../identity'
import type { UserCommitment, UserDataParts, Owned } from '../identity'
import { cancelRequest } from './doctor-bookings/service'
import { LIVE } from './queue/rules'
import { cancelTicket } from './queue/service'

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
}

export const doctorCommitment = commitmentOf(
  doctorBooking,
  ['waiting', 'confirmed', 'offered'],
  cancelRequest,
)
export const queueCommitment = commitmentOf(queueTicket, LIVE, cancelTicket)
