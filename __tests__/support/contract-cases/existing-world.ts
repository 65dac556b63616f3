import type { OrderDetail } from '../../../contract/orders'
import {
  addGoods,
  addShop,
  addSlot,
  book,
  dayIn,
  paid,
  placeBody,
  type PlaceOptions,
  type TestUser,
  verify,
} from '../order-world'
import type { CaseWorld } from './types'

export const SHOP = 'ex-shop'
const made = new WeakMap<CaseWorld, Promise<void>>()
let slots = 0

/** Goods of every kind and a clinic for the cases of orders and appointments; created once per world. */
export function stocked(world: CaseWorld): Promise<void> {
  const before = made.get(world)
  if (before) return before
  const work = (async () => {
    const [there] = await world.query('select 1 from shop where id = $1', [SHOP])
    if (there) return
    await addShop(SHOP)
    await addGoods('ex-package', { minutes: 1, shops: [SHOP] })
    await addGoods('ex-item', { isBookable: false, slotKind: null, priceCents: 5_000 })
    await addGoods('ex-dose', {
      kind: 'vaccine',
      slotKind: 'vaccine',
      minutes: 1,
      shops: [SHOP],
      doses: 2,
      doseIntervals: [0],
    })
    await addGoods('ex-free', {
      kind: 'service',
      isFree: true,
      slotKind: 'free',
      priceCents: 0,
      minutes: 1,
      shops: [SHOP],
    })
    await addGoods('ex-free-bj', {
      kind: 'service',
      isFree: true,
      slotKind: 'bjFree',
      priceCents: 0,
      minutes: 1,
      shops: [SHOP],
    })
  })()
  made.set(world, work)
  return work
}

/**
 * A separate free place for each case: the services take a minute, so that the world's one person has no
 * conflicts.
 */
export async function newSlot(kind = 'exam', inDays = 5): Promise<string> {
  slots += 1
  const id = `ex-slot-${kind}-${slots}`
  await addSlot(
    id,
    SHOP,
    dayIn(inDays),
    `${String(8 + Math.floor(slots / 60)).padStart(2, '0')}:${String(slots % 60).padStart(2, '0')}`,
    3,
    kind,
  )
  return id
}

export const buyer = (world: CaseWorld): TestUser => world.user

/** An unpaid order of the world's user. */
export async function unpaidOrder(
  world: CaseWorld,
  o: PlaceOptions = { goods: 'ex-package', shop: SHOP },
): Promise<OrderDetail> {
  await stocked(world)
  return (await world.call('placeOrder', { body: placeBody(buyer(world), o) })) as OrderDetail
}

export async function paidOrder(world: CaseWorld, o?: PlaceOptions): Promise<OrderDetail> {
  const order = await unpaidOrder(world, o)
  await paid(buyer(world), order.id)
  return (await world.call('orderDetail', { params: { id: order.id } })) as OrderDetail
}

/** A paid appointment without a date. */
export async function waiting(world: CaseWorld, goods = 'ex-package'): Promise<string> {
  return (await paidOrder(world, { goods, shop: SHOP })).bookings[0]?.id ?? ''
}

export async function booked(world: CaseWorld, goods = 'ex-package', kind = 'exam'): Promise<string> {
  const id = await waiting(world, goods)
  const answer = await book(buyer(world), 'bookWaiting', { id, shopId: SHOP, slotId: await newSlot(kind) })
  if (answer.code !== 0) throw new Error(`booking was refused: ${answer.code} ${answer.msg}`)
  return id
}

/** The first dose of a course, verified by the clinic. */
export async function verified(world: CaseWorld): Promise<string> {
  const id = await booked(world, 'ex-dose', 'vaccine')
  await verify({ bookingId: id })
  return id
}
