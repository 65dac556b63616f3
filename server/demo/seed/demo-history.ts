import { orderStatus } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { addDays } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import { priceOrder } from '../../contexts/commerce'
import type { discountUse, orderBooking, orderInfo, orderItem, payment } from '../../db/schema/orders'
import { dayText, instantOf, minutesOf, momentText } from '../../lib/store-time'
import { chance } from './chance'
import { discountCodes } from './content/site'
import { type PersonRow, personId, userId } from './demo-people'
import { type AppointmentScene, freeScenes, orderScenes, type OrderScene } from './demo-scenes'
import { type GoodsRows, spuId } from './goods-rows'
import { type SlotRow, shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const MINUTE_MS = 60_000

export interface History {
  orders: (typeof orderInfo.$inferInsert)[]
  items: (typeof orderItem.$inferInsert)[]
  bookings: (typeof orderBooking.$inferInsert)[]
  payments: (typeof payment.$inferInsert)[]
  discountUses: (typeof discountUse.$inferInsert)[]
}
interface Given {
  now: Date
  goods: ReadonlyMap<string, GoodsRows>
  persons: ReadonlyMap<string, PersonRow>
  slots: readonly SlotRow[]
}

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)
const wanted = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The demo history needs ${what}`)
  return value
}

/** Takes the free place nearest to the wished day and time, and counts it up. */
function takeSlot(given: Given, of: { shop: string; slotKind: string; day: number; at: Time }): SlotRow {
  const date = addDays(dayText(given.now, zone), of.day)
  const free = given.slots.filter(
    (row) =>
      row.shopId === shopId(of.shop) &&
      row.slotKind === of.slotKind &&
      row.date >= date &&
      row.taken < row.capacity,
  )
  const nearest = free.sort((a, b) =>
    a.date === b.date
      ? Math.abs(minutesOf(a.time) - minutesOf(of.at)) - Math.abs(minutesOf(b.time) - minutesOf(of.at))
      : a.date < b.date
        ? -1
        : 1,
  )[0]
  const row = wanted(nearest, `a free place at ${of.shop}`)
  row.taken += 1
  return row
}

const takesPlace = (state: AppointmentScene['state']): boolean => state === 'held' || state === 'booked'
const isPast = (scene: AppointmentScene): boolean => (scene.day ?? 0) < 0

/** 'A3F0 1124 002', as the server makes them, but by key. */
function verifyCodeOf(key: string, day: Day): string {
  const head = Math.floor(chance(`${key} head`) * 0x10000)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0')
  return (
    `${head} ${day.slice(5, 7)}${day.slice(8, 10)} ` +
    `${String(Math.floor(chance(`${key} tail`) * 1000)).padStart(3, '0')}`
  )
}

interface BookingOf {
  key: string
  scene: AppointmentScene
  goods: GoodsRows
  skuIndex: number
  person: PersonRow
  user: 1 | 2
  createTime: Date
  kind: 'order' | 'free' | 'bjFree'
  doseNo: number
  orderId: string | null
  orderItemId: string | null
}

function bookingRow(given: Given, of: BookingOf): History['bookings'][number] {
  const { scene, goods, person } = of
  const { spu } = goods
  const sku = wanted(goods.skus[of.skuIndex], `a version of ${spu.id}`)
  const place = takesPlace(scene.state)
    ? takeSlot(given, {
        shop: scene.shop ?? '',
        slotKind: spu.slotKind ?? '',
        day: scene.day ?? 1,
        at: scene.at ?? '10:00',
      })
    : null
  const date = place?.date ?? (isPast(scene) ? addDays(dayText(given.now, zone), scene.day ?? 0) : null)
  const time = place?.time ?? (isPast(scene) ? (scene.at ?? null) : null)
  const came =
    date !== null && time !== null && (scene.state === 'writeOff' || scene.state === 'injected')
      ? later(instantOf(date, time, zone), 5)
      : null
  return {
    id: `booking-${of.key}`,
    userId: userId(of.user),
    kind: of.kind,
    orderId: of.orderId,
    orderItemId: of.orderItemId,
    spuId: spu.id,
    spuName: spu.name,
    specInfo: sku.name,
    picUrl: sku.picUrl,
    state: scene.state,
    doseNo: of.doseNo,
    doseTotal: spu.doses ?? 0,
    doseIntervalDays: of.doseNo > 1 ? (spu.doseIntervals[of.doseNo - 2] ?? 0) : 0,
    shopId: scene.shop ? shopId(scene.shop) : null,
    slotId: place?.id ?? null,
    date,
    time,
    personId: person.id,
    personName: person.name,
    personBirthDate: person.birthDate,
    phoneCode: '+852',
    phone: person.phone,
    changesUsed: scene.changesUsed ?? 0,
    cancelsUsed: scene.cancelsUsed ?? 0,
    verifyCode: scene.state === 'booked' && date !== null ? verifyCodeOf(of.key, date) : null,
    verifiedTime: came,
    injectedTime: scene.state === 'injected' && came ? later(came, 20) : null,
    cancelTime: scene.state === 'cancelled' ? later(of.createTime, 60) : null,
    createTime: of.createTime,
  }
}

function discountOf(scene: OrderScene): { kind: 'amount' | 'percent'; value: number } | null {
  if (!scene.code) return null
  const code = wanted(
    discountCodes.find((item) => item.code === scene.code),
    `the code ${scene.code}`,
  )
  return { kind: code.kind, value: code.kind === 'amount' ? code.value * 100 : code.value }
}

/** The moments of an order by its state; what did not happen is null. */
function times(scene: OrderScene, createTime: Date) {
  const isPaid = scene.status !== null && scene.status !== orderStatus.cancelled
  const isShipped =
    scene.status === orderStatus.shipped || (scene.status === orderStatus.completed && !scene.appointments)
  return {
    isPaid,
    paymentTime: isPaid ? later(createTime, 2) : null,
    cancelTime:
      scene.status === orderStatus.cancelled
        ? later(createTime, scene.cancelReason === 'deadline' ? 30 : 11)
        : null,
    cancelReason: scene.status === orderStatus.cancelled ? (scene.cancelReason ?? 'user') : null,
    shippedTime: isShipped ? later(createTime, 1500) : null,
    refundTime: scene.status === orderStatus.refunded ? later(createTime, 2 * 1440) : null,
  }
}

function addOrder(history: History, given: Given, scene: OrderScene, index: number): void {
  const goods = wanted(given.goods.get(spuId(scene.goods)), scene.goods)
  const skuIndex = (scene.version ?? 1) - 1
  const sku = wanted(goods.skus[skuIndex], `a version of ${scene.goods}`)
  const quantity = scene.quantity ?? 1
  const createTime = later(given.now, -scene.minutesAgo)
  const priced = priceOrder(
    [
      {
        unitCents: sku.salesPriceCents,
        quantity,
        taxBasisPoints: goods.spu.taxBasisPoints ?? 0,
        freightCents: goods.spu.freightCents ?? 0,
      },
    ],
    discountOf(scene),
  )
  const id = `order-${scene.key}`
  const person = scene.person ? wanted(given.persons.get(personId(scene.person)), scene.person) : null
  const buyer = wanted(given.persons.get(personId(scene.user === 1 ? 'self' : 'self2')), 'a buyer')
  const moments = times(scene, createTime)
  const stamp = momentText(createTime, zone).replace(/\D/g, '').slice(2)
  const bookings = (scene.appointments ?? []).map((appointment, dose) =>
    bookingRow(given, {
      key: `${scene.key}-${dose + 1}`,
      scene: appointment,
      goods,
      skuIndex,
      person: person ?? buyer,
      user: scene.user,
      createTime,
      kind: 'order',
      doseNo: (goods.spu.doses ?? 0) > 0 ? dose + 1 : 0,
      orderId: id,
      orderItemId: `${id}-1`,
    }),
  )
  const lastCame = bookings.map((row) => row.injectedTime ?? row.verifiedTime).at(-1) ?? null
  history.orders.push({
    id,
    orderNo: `KX${stamp}${String(100_001 + index)}`,
    userId: userId(scene.user),
    status: scene.status,
    isPaid: moments.isPaid,
    salesCents: priced.salesCents,
    discountCents: priced.discountCents,
    taxCents: priced.taxCents,
    freightCents: priced.freightCents,
    paymentCents: priced.paymentCents,
    discountCode: scene.code ?? null,
    payType: moments.isPaid ? (index % 2 ? 'alipay' : 'wechat') : null,
    shopId: scene.appointments?.[0]?.shop ? shopId(scene.appointments[0].shop) : null,
    personId: person?.id ?? null,
    buyerName: buyer.name,
    buyerPhoneCode: '+852',
    buyerPhone: buyer.phone,
    deliveryAddress: goods.spu.isBookable ? null : buyer.address,
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
    paymentTime: moments.paymentTime,
    cancelTime: moments.cancelTime,
    cancelReason: moments.cancelReason,
    refundTime: moments.refundTime,
    refundCents: moments.refundTime ? priced.paymentCents : null,
    shippedTime: moments.shippedTime,
    completedTime: scene.status === orderStatus.completed ? (lastCame ?? later(createTime, 5 * 1440)) : null,
  })
  history.items.push({
    id: `${id}-1`,
    orderId: id,
    spuId: goods.spu.id,
    skuId: sku.id,
    spuName: goods.spu.name,
    specInfo: sku.name,
    picUrl: sku.picUrl,
    quantity,
    salesPriceCents: sku.salesPriceCents,
    isBookable: goods.spu.isBookable,
    doses: goods.spu.doses ?? 0,
    paymentCents: priced.paymentCents - priced.freightCents,
  })
  history.bookings.push(...bookings)
  if (moments.isPaid)
    history.payments.push({
      id: `payment-${scene.key}`,
      orderId: id,
      userId: userId(scene.user),
      payType: index % 2 ? 'alipay' : 'wechat',
      channel: 'h5',
      state: 'paid',
      amountCents: priced.paymentCents,
      providerRef: `sandbox-seed-${scene.key}`,
      createTime: later(createTime, 1),
      finishTime: moments.paymentTime,
      refundedTime: moments.refundTime,
    })
  if (scene.code)
    history.discountUses.push({ orderId: id, code: scene.code, userId: userId(scene.user), createTime })
}

/** Orders, appointments and payments of the demo accounts. Counts the places it takes up in `given.slots`. */
export function demoHistory(given: Given): History {
  const history: History = { orders: [], items: [], bookings: [], payments: [], discountUses: [] }
  orderScenes.forEach((scene, index) => addOrder(history, given, scene, index))
  for (const scene of freeScenes) {
    history.bookings.push(
      bookingRow(given, {
        key: scene.key,
        scene: scene.appointment,
        goods: wanted(given.goods.get(spuId(scene.goods)), scene.goods),
        skuIndex: 0,
        person: wanted(given.persons.get(personId(scene.person)), scene.person),
        user: scene.user,
        createTime: later(given.now, -scene.daysAgo * 1440),
        kind: scene.kind,
        doseNo: 0,
        orderId: null,
        orderItemId: null,
      }),
    )
  }
  return history
}
