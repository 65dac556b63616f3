import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { physicalReport } from '../../../../db/schema/reports'
import { person } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { tell } from '../../../engagement'
import { recordAccess } from '../../../identity'
import type { ReportBody } from '../body'

/**
 * Issues the report of a verified examination; at most one per examination.
 * @throws AppError notFound, stateForbids unless it is verified, or when it has a report
 */
export async function issueReport(
  ctx: Context,
  bookingId: string,
  bodyFor: (of: { bookingId: string; sex: '1' | '2' }) => ReportBody,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const [booking] = await tx.db
      .select()
      .from(orderBooking)
      .where(eq(orderBooking.id, bookingId))
      .for('update')
    if (!booking) throw new AppError(codes.notFound, 'notFound')
    const { userId, personId, shopId } = booking
    const [who] = personId === null ? [] : await tx.db.select().from(person).where(eq(person.id, personId))
    if (booking.state !== 'writeOff' || !who || shopId === null || booking.date === null)
      throw new AppError(codes.stateForbids, 'stateForbids')
    const id = randomUUID()
    const body = bodyFor({ bookingId, sex: who.sex === '1' ? '1' : '2' })
    const inserted = await tx.db
      .insert(physicalReport)
      .values({
        id,
        reportNo: `TJ${booking.date.replace(/-/g, '')}${id.slice(0, 6).toUpperCase()}`,
        userId,
        personId: who.id,
        personName: who.name,
        personSex: who.sex,
        personBirthDate: who.birthDate,
        shopId,
        bookingId,
        title: booking.spuName,
        examDate: booking.date,
        createTime: tx.now(),
        body,
      })
      .onConflictDoNothing()
      .returning({ id: physicalReport.id })
    if (inserted.length === 0) throw new AppError(codes.stateForbids, 'stateForbids')
    await recordAccess(tx, {
      userId,
      personId: who.id,
      actor: 'staff',
      shopId,
      action: 'change',
      kind: 'report',
      rowId: id,
      purpose: 'treatment',
    })
    await tell(tx, {
      userId,
      kind: 'reportReady',
      onceKey: `reportReady ${id}`,
      params: { shopId },
      link: `/pages-mine/physical-report/physical-report?id=${id}`,
      subjectId: id,
    })
    return id
  })
}
