import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import { sku, spu } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { requirePhone } from '../../../../lib/phone'
import { remind } from '../../../engagement'
import type { SlotRow } from '../../slots/availability'
import { takePlace } from '../../slots/commands/places'
import { requireEligible, requireIdNumber, type PersonRow } from '../eligibility'
import { purchases } from '../purchases'
import { findBooking } from '../queries/bookings'
import { refuseWhenBusy } from '../queries/busy-times'
import { ownPerson } from '../queries/own-person'
import { newVerifyCode } from '../queries/verify-code'
import { lockAppointmentsOf } from './lock'

export interface FreeBookRequest {
  idempotencyKey: string
  spuId: string
  shopId: string
  slotId: string
  personId: string
  phoneCode: string
  phone: string
}

/** The free channels: the ordinary one, and the Beijing one, which requires the person's ID number. */
export type FreeKind = 'free' | 'bjFree'

const NO_SPEC = { 'zh-Hant': '', 'zh-Hans': '', en: '' }

type SpuRow = typeof spu.$inferSelect

/** @throws AppError notFound, goodsDeleted, orderInvalid, nothingToOrder */
async function freeService(ctx: Context, kind: FreeKind, spuId: string): Promise<SpuRow> {
  const [goods] = await ctx.db.select().from(spu).where(eq(spu.id, spuId))
  if (!goods) throw new AppError(codes.notFound, 'notFound')
  if (goods.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  if (!goods.isFree || goods.slotKind !== kind) throw new AppError(codes.orderInvalid, 'orderInvalid')
  if (!goods.isOnShelf) throw new AppError(codes.nothingToOrder, 'nothingToOrder')
  return goods
}

/** @throws AppError alreadyBookedFree */
async function refuseSecondLive(
  ctx: Context,
  of: { userId: string; spuId: string; personId: string },
): Promise<void> {
  const live = await ctx.db
    .select({ id: orderBooking.id })
    .from(orderBooking)
    .where(
      and(
        eq(orderBooking.userId, of.userId),
        eq(orderBooking.spuId, of.spuId),
        eq(orderBooking.personId, of.personId),
        ne(orderBooking.kind, 'order'),
        inArray(orderBooking.state, ['pre', 'booked']),
      ),
    )
  if (live.length > 0) throw new AppError(codes.alreadyBookedFree, 'alreadyBookedFree')
}

/** Inserts the appointment. @returns its id @throws AppError alreadyBookedFree */
async function insertFree(
  ctx: Context,
  of: {
    userId: string
    kind: FreeKind
    goods: SpuRow
    who: PersonRow
    place: SlotRow
    request: FreeBookRequest
  },
): Promise<string> {
  const { goods, who, place, request } = of
  const [only] = await ctx.db
    .select({ picUrl: sku.picUrl, name: sku.name })
    .from(sku)
    .where(eq(sku.spuId, goods.id))
    .limit(1)
  const id = randomUUID()
  // The unique index on open free appointments decides between concurrent requests.
  const inserted = await ctx.db
    .insert(orderBooking)
    .values({
      id,
      userId: of.userId,
      kind: of.kind,
      spuId: goods.id,
      spuName: goods.name,
      specInfo: only?.name ?? NO_SPEC,
      picUrl: goods.picUrls[0] ?? only?.picUrl ?? '',
      state: 'booked',
      shopId: place.shopId,
      slotId: place.id,
      date: place.date,
      time: place.time,
      personId: who.id,
      personName: who.name,
      personBirthDate: who.birthDate,
      phoneCode: request.phoneCode,
      phone: request.phone,
      verifyCode: await newVerifyCode(ctx, place.date),
      createTime: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: orderBooking.id })
  if (inserted.length === 0) throw new AppError(codes.alreadyBookedFree, 'alreadyBookedFree')
  await remind(ctx, { ...place, userId: of.userId, id, of: 'booking' })
  return id
}

/**
 * Books a free service; a person can have one open appointment for a service (booked, or cancelled once and
 * not booked again).
 * @throws AppError alreadyBookedFree, personNotEligible, personBusy, slotTaken with `{ nearest }`,
 * dayNotBookable, nothingToOrder when it is off the shelf, goodsDeleted, orderInvalid for a product that is
 * not free in this channel, badInput for the phone number
 */
export async function bookFree(
  ctx: Context,
  userId: string,
  kind: FreeKind,
  request: FreeBookRequest,
): Promise<Booking> {
  await ctx.wiring.get(purchases).releaseOverdue(ctx, { userId })
  const answer = await once(
    ctx,
    { userId, scope: `book:${kind}`, key: request.idempotencyKey, request },
    async (tx) => {
      requirePhone(request.phoneCode, request.phone, 'phone')
      const goods = await freeService(tx, kind, request.spuId)
      const who = await ownPerson(tx, userId, request.personId)
      if (kind === 'bjFree') requireIdNumber(who)
      await lockAppointmentsOf(tx, userId)
      await refuseSecondLive(tx, { userId, spuId: goods.id, personId: who.id })
      const place = await takePlace(tx, { spu: goods, shopId: request.shopId, slotId: request.slotId })
      requireEligible(goods, who, place.date)
      await refuseWhenBusy(tx, { ...place, minutes: goods.durationMinutes, person: who })
      return { id: await insertFree(tx, { userId, kind, goods, who, place, request }) }
    },
  )
  return findBooking(ctx, userId, answer.id)
}
