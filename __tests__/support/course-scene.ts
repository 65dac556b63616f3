import { randomUUID } from 'node:crypto'
import type { createApiClient } from '../../scripts/lib/api-client.mjs'

type Api = Pick<ReturnType<typeof createApiClient>, 'call'>

const VACCINE = 'spu-vaccine-rabies'
const SHOP = 'shop-central'
/** A free service: its places are taken without an order. */
const FREE = 'spu-service-consultation'

/** An appointment person for somebody who is new. */
export const saveAdult = (api: Api, phone = '91234567') =>
  api.call('personSave', {
    body: {
      idempotencyKey: randomUUID(),
      name: '陳小明',
      relation: 'self',
      phoneCode: '+852',
      phone,
      idType: 'hkid',
      idNumber: 'A123456(3)',
      provinceId: null,
      cityId: null,
      birthDate: '1985-01-01',
      sex: '1',
      address: '',
      isDefault: '1',
    },
  })

/** A course of three doses (7 and 14 days apart), ordered and paid by the sandbox's payer, without a date. */
export async function buyCourse(api: Api, server: string): Promise<void> {
  const [person] = await api.call('personList', {})
  const { skus } = await api.call('goodsDetail', { params: { id: VACCINE } })
  const order = await api.call('placeOrder', {
    body: {
      idempotencyKey: randomUUID(),
      lines: [{ spuId: VACCINE, skuId: skus[0]?.id ?? '', quantity: 1 }],
      shopId: SHOP,
      personId: person?.id ?? '',
      buyerName: '陳小明',
      buyerPhoneCode: '+852',
      buyerPhone: '91234567',
      protocolAccepted: '1',
      expectedPrice: skus[0]?.salesPrice ?? '',
    },
  })
  const { transactionId } = await api.call('payAlipayWeb', {
    body: { idempotencyKey: randomUUID(), orderId: order.id },
  })
  await fetch(`${server}/sandbox/cashier/${transactionId}/pay`, { method: 'POST' })
}

/** A dose of the only course. */
export const doseOf = async (api: Api, no: number) =>
  (await api.call('courseList', { query: {} })).courses[0]?.doses[no - 1]

/** The clinic's desk verifies a dose. */
export async function verifyDose(api: Api, server: string, no: number): Promise<void> {
  await fetch(`${server}/sandbox/desk/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bookingId: (await doseOf(api, no))?.booking.id }),
  })
}

interface FullDay {
  shopId: string
  date: string
  /** Somebody cancels. */
  release(): Promise<void>
}

/** Others take the last places of a day. @param other somebody new, who has an appointment person */
export async function fillDay(api: Api, other: () => Promise<Api>): Promise<FullDay> {
  const { records } = await api.call('shopPage', { query: { spuId: FREE, size: '20' } })
  for (const { id: shopId } of records) {
    const { days } = await api.call('slotDays', { query: { spuId: FREE, shopId } })
    const date = days.find(({ state, left }) => state === 'scarce' && left <= 3)?.date
    if (date) return { shopId, date, release: await takeAll(api, other, { shopId, date }) }
  }
  throw new Error('No day is nearly full')
}

async function takeAll(api: Api, other: () => Promise<Api>, at: { shopId: string; date: string }) {
  const open = async () =>
    (await api.call('slotTimes', { query: { spuId: FREE, ...at } })).find(({ left }) => left > 0)
  let release = async () => {}
  for (let slot = await open(); slot; slot = await open()) {
    const holder = await other()
    const [person] = await holder.call('personList', {})
    const { id } = await holder.call('freeBooking', {
      body: {
        idempotencyKey: randomUUID(),
        spuId: FREE,
        shopId: at.shopId,
        slotId: slot.slotId,
        personId: person?.id ?? '',
        phoneCode: '+852',
        phone: '91234567',
      },
    })
    release = async () => {
      await holder.call('unBooking', { query: { id } })
    }
  }
  return release
}

export const watchDay = (api: Api, { shopId, date }: FullDay) =>
  api.call('watchAdd', {
    body: {
      idempotencyKey: randomUUID(),
      kind: 'goods',
      spuId: FREE,
      shopId,
      fromDay: date,
      toDay: date,
    },
  })
