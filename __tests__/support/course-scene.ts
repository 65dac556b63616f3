import { randomUUID } from 'node:crypto'
import type { createApiClient } from '../../scripts/lib/api-client.mjs'
import { addGoods, addSlot, insert } from './goods-world'
import type { ClinicServer } from './own-clinic'

type Api = Pick<ReturnType<typeof createApiClient>, 'call'>

const PICTURE = '/assets/goods/package-sports-2.svg'
const DAYS = 25
/** Days between the doses. */
const INTERVALS = [7, 14]
/** Closed days from today on: those on which the second and the third dose would be due. */
const CLOSED = [7, 8, 14]
/** The first open day of each dose, when the previous ones are given today. */
export const firstOpenDays = [0, 9, 15] as const

/** Prevents console errors about missing pictures. */
async function givePicture({ query }: ClinicServer, goods: string): Promise<void> {
  await query('update spu set pic_urls = $2 where id = $1', [goods, JSON.stringify([PICTURE])])
  await query('update sku set pic_url = $2 where spu_id = $1', [goods, PICTURE])
}

/** A vaccine of three doses at a clinic with a time every afternoon and closed days. @returns its id */
export async function addCourse(server: ClinicServer): Promise<{ vaccine: string; shop: string }> {
  const { query } = server
  const { shop } = await server.addClinic()
  const vaccine = `vaccine-of-${shop}`
  const createTime = server.now().toISOString()
  const of = { kind: 'vaccine', slotKind: 'vaccine', doses: 3, doseIntervals: INTERVALS, minutes: 10 }
  await addGoods(vaccine, { ...of, shops: [shop], createTime }, query)
  await givePicture(server, vaccine)
  await query(`update spu set needle_windows = '[5, 6]' where id = $1`, [vaccine])
  for (let day = 0; day <= DAYS; day += 1)
    await addSlot(`${vaccine}-${day}`, shop, server.dayIn(day), '15:00', 5, 'vaccine', query)
  for (const day of CLOSED)
    await insert('closed_day', { shop_id: shop, date: server.dayIn(day), state: 'holiday' }, query)
  return { vaccine, shop }
}

interface Bought {
  lines: { spuId: string; skuId: string; quantity: number }[]
  shopId: string
  expectedPrice: string
}

/** An order for the account's first person, without a date, paid in the sandbox. @returns its id */
async function buy(api: Api, server: ClinicServer, bought: Bought): Promise<string> {
  const [person] = await api.call('personList', {})
  const order = await api.call('placeOrder', {
    body: {
      ...bought,
      idempotencyKey: randomUUID(),
      personId: person?.id ?? '',
      buyerName: '陳小明',
      buyerPhoneCode: '+852',
      buyerPhone: '91234567',
      protocolAccepted: '1',
    },
  })
  const { transactionId } = await api.call('payAlipayWeb', {
    body: { idempotencyKey: randomUUID(), orderId: order.id },
  })
  await fetch(`${server.url}/sandbox/cashier/${transactionId}/pay`, { method: 'POST' })
  return order.id
}

/** Orders the course without a date and pays for it in the sandbox. */
export async function buyCourse(
  api: Api,
  server: ClinicServer,
  { vaccine, shop }: { vaccine: string; shop: string },
): Promise<void> {
  const { skus } = await api.call('goodsDetail', { params: { id: vaccine } })
  await buy(api, server, {
    lines: [{ spuId: vaccine, skuId: skus[0]?.id ?? '', quantity: 1 }],
    shopId: shop,
    expectedPrice: skus[0]?.salesPrice ?? '',
  })
}

/** A dose of the only course. */
export const doseOf = async (api: Api, no: number) =>
  (await api.call('courseList', { query: {} })).courses[0]?.doses[no - 1]

/** The clinic's desk verifies a dose. */
export async function verifyDose(api: Api, server: ClinicServer, no: number): Promise<void> {
  await server.desk('verify', { bookingId: (await doseOf(api, no))?.booking.id ?? '' })
}

interface FullDay {
  goods: string
  shop: string
  date: string
  /** Cancels the other user's appointment. */
  release(): Promise<void>
}

/** A day of a free service whose only place is taken by another user. */
export async function fullDay(server: ClinicServer): Promise<FullDay> {
  const { shop } = await server.addClinic()
  const [goods, date] = [`service-of-${shop}`, server.dayIn(3)]
  const createTime = server.now().toISOString()
  const of = { kind: 'service', slotKind: 'free', isFree: true, priceCents: 0, minutes: 20 }
  await addGoods(goods, { ...of, shops: [shop], createTime }, server.query)
  await givePicture(server, goods)
  await addSlot(`${goods}-slot`, shop, date, '15:00', 1, 'free', server.query)
  const holder = await server.newPerson()
  const [person] = await holder.call('personList', {})
  const { id } = await holder.call('freeBooking', {
    body: {
      idempotencyKey: randomUUID(),
      spuId: goods,
      shopId: shop,
      slotId: `${goods}-slot`,
      personId: person?.id ?? '',
      phoneCode: '+852',
      phone: '91234567',
    },
  })
  const release = async () => {
    await holder.call('unBooking', { query: { id } })
  }
  return { goods, shop, date, release }
}

export const watchDay = (api: Api, { goods, shop, date }: FullDay) =>
  api.call('watchAdd', {
    body: {
      idempotencyKey: randomUUID(),
      kind: 'goods',
      spuId: goods,
      shopId: shop,
      fromDay: date,
      toDay: date,
    },
  })

/** Two examinations of one order that wait for a date, and three times to choose from. */
export async function buyTwo(api: Api, server: ClinicServer): Promise<{ orderId: string; shop: string }> {
  const { shop } = await server.addClinic()
  const ids = [`check-of-${shop}`, `heart-of-${shop}`]
  for (const id of ids) {
    const createTime = server.now().toISOString()
    await addGoods(id, { shops: [shop], createTime, fastingHours: 12 }, server.query)
    await givePicture(server, id)
  }
  for (const time of ['09:00', '10:00', '11:00'])
    await addSlot(`${shop}-${time.slice(0, 2)}`, shop, server.dayIn(3), time, 5, 'exam', server.query)
  const lines = ids.map((spuId) => ({ spuId, skuId: `${spuId}-sku`, quantity: 1 }))
  const orderId = await buy(api, server, { lines, shopId: shop, expectedPrice: '2000.00' })
  return { orderId, shop }
}
