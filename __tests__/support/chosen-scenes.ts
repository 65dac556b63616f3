import { randomInt, randomUUID } from 'node:crypto'
import type { createApiClient } from '../../scripts/lib/api-client.mjs'
import { actForEnterprise } from '../../scripts/lib/page-samples.mjs'
import { addressForm } from './address-form'
import { saveAdult } from './adult'
import { addDoctor } from './clinic-world'
import { addShop, type Query } from './goods-world'
import { orderParcel } from './parcel-scene'

export interface SceneWorld {
  /** signed in as a new account, with the app's session */
  api: Pick<ReturnType<typeof createApiClient>, 'call'>
  userId: string
  /** calls of the sandbox */
  sandbox: (path: string, body?: object) => Promise<unknown>
  /** writes to the database directly, and notifies the server of the change */
  query: Query
}

/** @returns the query of the page */
export type Scene = (world: SceneWorld) => Promise<string>

const PILLS = 'id=spu-item-vitamin-d3'

export const recipients: Scene = async ({ api }) => {
  await api.call('addressSave', { body: addressForm({ userName: '李小明' }) })
  await api.call('addressSave', { body: addressForm({ userName: '王芳', isDefault: '0' }) })
  return PILLS
}

export const certificates: Scene = async (world) => {
  await recipients(world)
  for (const [name, certNo, isDefault] of [
    ['LEE SIU MING', 'KX7654321', '1'],
    ['WONG FONG', 'KX7654322', '0'],
  ] as const)
    await world.api.call('certificateSave', {
      body: { idempotencyKey: randomUUID(), certType: 'passport', name, certNo, validUntil: null, isDefault },
    })
  return 'id=spu-item-omega-3'
}

export const coupons: Scene = async ({ sandbox, userId }) => {
  await sandbox('desk/gifts/coupon', { id: userId, couponId: 'coupon-anyone' })
  return PILLS
}

export const points: Scene = async ({ sandbox, userId }) => {
  await sandbox('desk/gifts/points', { id: userId, points: '5000' })
  return PILLS
}

export const enterprise: Scene = async ({ api }) => {
  await actForEnterprise(api)
  return ''
}

export const unpaidParcel: Scene = async ({ api }) => {
  const { id } = await orderParcel(api)
  return `id=${id}&do=pay`
}

async function payForParcel({ api, sandbox }: SceneWorld): Promise<string> {
  const { id } = await orderParcel(api)
  const { transactionId } = await api.call('payAlipayWeb', {
    body: { idempotencyKey: randomUUID(), orderId: id },
  })
  await sandbox(`cashier/${transactionId}/pay`)
  return id
}

export const paidParcel: Scene = async (world) => `orderId=${await payForParcel(world)}`

export const receivedParcel: Scene = async (world) => {
  const id = await payForParcel(world)
  await world.sandbox('desk/ship', { orderId: id })
  await world.api.call('orderReceive', { params: { id } })
  const { records } = await world.api.call('myReviews', { query: { orderId: id, state: 'toWrite' } })
  return `id=${records[0]?.orderItemId ?? ''}`
}

export const visitedDoctor: Scene = async ({ api, sandbox }) => {
  const person = await saveAdult(api)
  const { records } = await api.call('doctorPage', {
    query: { current: '1', size: '1', ascs: 'first_free' },
  })
  const doctorId = records[0]?.id ?? ''
  const { days } = await api.call('doctorDays', { query: { doctorId } })
  const isOpen = ({ state }: { state: string }) => state === 'free' || state === 'scarce'
  const day = days.findLast(isOpen)
  if (!day) throw new Error('no doctor is free on any day')
  const times = await api.call('doctorTimes', { query: { doctorId, date: day.date } })
  const { id } = await api.call('placeDoctorBooking', {
    body: {
      idempotencyKey: randomUUID(),
      doctorId,
      date: day.date,
      time: times.find(isOpen)?.time ?? '',
      personId: person.id,
      phoneCode: '+852',
      phone: '91234567',
    },
  })
  await sandbox('desk/doctor/confirm', { id })
  await sandbox('desk/doctor/finish', { id })
  return `id=${id}`
}

/** A clinic that never closes: two doctors of one department and one of another are on duty; two persons may come. */
export const onDuty: Scene = async ({ api, query }) => {
  await saveAdult(api)
  await saveAdult(api, '91234568', {
    name: '李小玲',
    relation: 'child',
    idType: null,
    idNumber: undefined,
    isDefault: '0',
  })
  const shop = `chosen-${randomUUID()}`
  await addShop(shop, undefined, undefined, query)
  for (const [index, department] of ['dept-dental', 'dept-dental', 'dept-family'].entries())
    await addDoctor(`${shop}-${index}`, { shop, department }, query)
  return `shopId=${shop}`
}

/** Who orders goods at a clinic. */
export const buyer: Scene = async ({ api }) => {
  await saveAdult(api)
  return 'id=spu-package-comprehensive&shopId=shop-central'
}

/** An account of some age with a number and an e-mail address. */
export const provenOwner: Scene = async ({ query, userId }) => {
  await query(
    `update app_user set create_time = create_time - interval '2 days', email = $2, phone_code = '+852', phone = $3
      where id = $1`,
    [userId, `${userId}@chosen.example`, `9${String(randomInt(10_000_000)).padStart(7, '0')}`],
  )
  return ''
}
