import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Booking } from '../../../contract/bookings'
import { codes } from '../../../contract/constants/codes'
import { sku, spu } from '../../db/schema/goods'
import { orderBooking } from '../../db/schema/orders'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { once } from '../../lib/idempotency'
import { requirePhone } from '../orders/buyer'
import { takePlace } from '../slots/places'
import { ownPerson, requireEligible, requireIdNumber } from './eligibility'
import { findBooking } from './queries'
import { newVerifyCode } from './verify-code'

export interface FreeBookRequest {
  idempotencyKey: string
  spuId: string
  shopId: string
  slotId: string
  personId: string
  phoneCode: string
  phone: string
}

/** Free channels: the ordinary one, and the Beijing one whose person needs an ID number. */
export type FreeKind = 'free' | 'bjFree'

const NO_SPEC = { 'zh-Hant': '', 'zh-Hans': '', en: '' }

/**
 * Books a free service: one live appointment (booked, or cancelled once and not booked again yet) per person and service.
 * @throws AppError alreadyBookedFree, personNotEligible, slotTaken with `{ nearest }`, dayNotBookable, nothingToOrder when it is off the
 *   shelf, goodsDeleted, orderInvalid for what is not free in this channel, badInput for the phone number
 */
export async function bookFree(
  ctx: Context,
  userId: string,
  kind: FreeKind,
  request: FreeBookRequest,
): Promise<Booking> {
  const answer = await once(
    ctx,
    { userId, scope: `book:${kind}`, key: request.idempotencyKey, request },
    async (tx) => {
      requirePhone(request.phoneCode, request.phone, 'phone')
      const [goods] = await tx.db.select().from(spu).where(eq(spu.id, request.spuId))
      if (!goods) throw new AppError(codes.notFound, 'notFound')
      if (goods.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
      if (!goods.isFree || goods.slotKind !== kind) throw new AppError(codes.orderInvalid, 'orderInvalid')
      if (!goods.isOnShelf) throw new AppError(codes.nothingToOrder, 'nothingToOrder')
      const who = await ownPerson(tx, userId, request.personId)
      if (kind === 'bjFree') requireIdNumber(who)
      const live = await tx.db
        .select({ id: orderBooking.id })
        .from(orderBooking)
        .where(
          and(
            eq(orderBooking.userId, userId),
            eq(orderBooking.spuId, goods.id),
            eq(orderBooking.personId, who.id),
            ne(orderBooking.kind, 'order'),
            inArray(orderBooking.state, ['pre', 'booked']),
          ),
        )
      if (live.length > 0) throw new AppError(codes.alreadyBookedFree, 'alreadyBookedFree')
      const place = await takePlace(tx, { spu: goods, shopId: request.shopId, slotId: request.slotId })
      requireEligible(goods, who, place.date)
      const [only] = await tx.db
        .select({ picUrl: sku.picUrl, name: sku.name })
        .from(sku)
        .where(eq(sku.spuId, goods.id))
        .limit(1)
      const id = randomUUID()
      // The unique index on live free appointments decides between two that arrive at the same moment.
      const inserted = await tx.db
        .insert(orderBooking)
        .values({
          id,
          userId,
          kind,
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
          verifyCode: await newVerifyCode(tx, place.date),
          createTime: tx.now(),
        })
        .onConflictDoNothing()
        .returning({ id: orderBooking.id })
      if (inserted.length === 0) throw new AppError(codes.alreadyBookedFree, 'alreadyBookedFree')
      return { id }
    },
  )
  return findBooking(ctx, userId, answer.id)
}
