import { addDays } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import type { orderBooking } from '../../db/schema/orders'
import { dayText, instantOf, minutesOf } from '../../lib/store-time'
import { chance } from './chance'
import { type PersonRow, userId } from './demo-people'
import type { AppointmentScene } from './demo-scenes'
import type { GoodsRows } from './goods-rows'
import { type SlotRow, shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const MINUTE_MS = 60_000

export type BookingRow = typeof orderBooking.$inferInsert
/** Input of the history; places that it occupies are counted in `slots`. */
export interface HistoryGiven {
  now: Date
  goods: ReadonlyMap<string, GoodsRows>
  persons: ReadonlyMap<string, PersonRow>
  slots: readonly SlotRow[]
}

export const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)
export const wanted = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The demo history needs ${what}`)
  return value
}

/** Takes the free place nearest to the requested day and time, and counts it. */
function takeSlot(
  given: HistoryGiven,
  of: { shop: string; slotKind: string; day: number; at: Time },
): SlotRow {
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

/** A code like 'A3F0 1124 002' in the server's format, but derived from a key. */
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

export function bookingRow(given: HistoryGiven, of: BookingOf): BookingRow {
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
