import { randomUUID } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import type { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { type FoundShop, shopOfferingAll } from '../../../catalogue'
import {
  ownPerson,
  refuseWhenBusy,
  requireEligible,
  takePlace,
  type PersonRow,
  type SlotRow,
} from '../../../scheduling'
import { refuseTooManyHolds } from '../queries/holds'
import type { OrderLine } from '../queries/order-lines'
import type { PlaceOrderRequest } from '../queries/recipient'

/** Clinic and person of an order's appointments, and the slot if one was chosen. */
export interface OrderAppointment {
  shop: FoundShop
  person: PersonRow
  place: SlotRow | null
}

const missing = (key: 'storeMissing' | 'personMissing', field: string): AppError =>
  new AppError(codes.badInput, key, {}, { field, rule: 'required' })

/** Clinic and person of an order with appointments, validated except for the day. */
export async function appointmentOf(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
  lines: readonly OrderLine[],
): Promise<Omit<OrderAppointment, 'place'>> {
  if (request.shopId === undefined) throw missing('storeMissing', 'shopId')
  if (request.personId === undefined) throw missing('personMissing', 'personId')
  // One place serves one appointment; several packages are booked one by one after payment.
  if (request.slotId !== undefined && lines.length > 1) throw new AppError(codes.orderInvalid, 'orderInvalid')
  const shop = await shopOfferingAll(
    ctx,
    request.shopId,
    lines.map((line) => line.spu.id),
  )
  if (!shop) throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  return { shop, person: await ownPerson(ctx, userId, request.personId) }
}

/**
 * Takes the slot of an order, if one was chosen, and checks the person's eligibility. The caller holds
 * lockAppointmentsOf when a slot was chosen.
 * @throws AppError tooManyHolds, slotTaken with `{ nearest }`, dayNotBookable, personNotEligible, personBusy
 */
export async function takeAppointmentPlace(
  ctx: Context,
  of: {
    userId: string
    lines: readonly OrderLine[]
    slotId: string | undefined
    isFree: boolean
    appointment: Omit<OrderAppointment, 'place'>
  },
): Promise<SlotRow | null> {
  const { lines, slotId, appointment } = of
  const { person } = appointment
  const shopId = appointment.shop.row.id
  const [line] = lines
  // A free order is paid immediately and holds nothing.
  if (slotId !== undefined && !of.isFree) await refuseTooManyHolds(ctx, of.userId)
  const place = slotId !== undefined && line ? await takePlace(ctx, { spu: line.spu, shopId, slotId }) : null
  const day = place?.date ?? dayText(ctx.now(), ctx.config.storeTimeZone)
  for (const { spu } of lines) requireEligible(spu, person, day)
  if (place && line) await refuseWhenBusy(ctx, { ...place, minutes: line.spu.durationMinutes, person })
  return place
}

/** The waiting appointments of one line: a single one, or one per dose of a course. */
export function appointmentsOf(of: {
  order: { id: string; userId: string; createTime: Date }
  orderItemId: string
  line: OrderLine
  appointment: OrderAppointment
  request: Pick<PlaceOrderRequest, 'buyerPhoneCode' | 'buyerPhone'>
}): (typeof orderBooking.$inferSelect)[] {
  const { order, line } = of
  const { place, person, shop } = of.appointment
  const doses = Math.max(1, line.spu.doses)
  return Array.from({ length: doses }, (_unused, index) => {
    const isFirst = index === 0
    return {
      id: randomUUID(),
      userId: order.userId,
      kind: 'order',
      orderId: order.id,
      orderItemId: of.orderItemId,
      spuId: line.spu.id,
      spuName: line.spu.name,
      specInfo: line.sku.name,
      picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
      state: !isFirst ? 'locked' : place ? 'held' : 'pre',
      doseNo: line.spu.doses > 0 ? index + 1 : 0,
      doseTotal: line.spu.doses,
      doseIntervalDays: isFirst ? 0 : (line.spu.doseIntervals[index - 1] ?? 0),
      shopId: shop.row.id,
      slotId: isFirst ? (place?.id ?? null) : null,
      date: isFirst ? (place?.date ?? null) : null,
      time: isFirst ? (place?.time ?? null) : null,
      personId: person.id,
      personName: person.name,
      personBirthDate: person.birthDate,
      phoneCode: of.request.buyerPhoneCode ?? null,
      phone: of.request.buyerPhone ?? null,
      changesUsed: 0,
      cancelsUsed: 0,
      verifyCode: null,
      verifiedTime: null,
      injectedTime: null,
      confirmTime: null,
      cancelTime: null,
      createTime: order.createTime,
    }
  })
}
