import { codes } from '../../contract/constants/codes'
import { addGoods, addShop, addSlot, addUser, dayIn, insert, newKey, type TestUser } from './order-world'

/** A clinic with a waiting list, a vaccine of three doses (10 and 20 days apart) and a package. */
export async function addCourseWorld(): Promise<void> {
  await addShop('c-shop')
  await addShop('c-plain')
  await medibook.query(`update shop set has_waiting_list = true where id = 'c-shop'`)
  await addGoods('c-vaccine', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    doses: 3,
    doseIntervals: [10, 20],
    minutes: 10,
    shops: ['c-shop', 'c-plain'],
  })
  await medibook.query(`update spu set needle_windows = '[5, 6]' where id = 'c-vaccine'`)
  await addGoods('c-package', { minutes: 10, shops: ['c-shop', 'c-plain'] })
}

let slots = 0
/** A separate slot; `taken` of its `capacity` places are occupied. */
export async function addTime(of: {
  shop?: string
  inDays: number
  kind?: string
  capacity?: number
  taken?: number
}): Promise<string> {
  slots += 1
  const id = `c-slot-${slots}`
  const time = `${String(8 + Math.floor(slots / 60)).padStart(2, '0')}:${String(slots % 60).padStart(2, '0')}`
  await addSlot(id, of.shop ?? 'c-shop', dayIn(of.inDays), time, of.capacity ?? 1, of.kind ?? 'exam')
  if (of.taken) await medibook.query('update slot set taken = $2 where id = $1', [id, of.taken])
  return id
}

export const closeDay = (inDays: number, state: 'rest' | 'holiday', shop = 'c-shop') =>
  insert('closed_day', { shop_id: shop, date: dayIn(inDays), state })

/** An account with a phone number, so that its messages appear in the outbox. */
export async function addReachable(): Promise<TestUser & { phone: string }> {
  const user = await addUser()
  const phone = String(60_000_000 + Math.floor(Number(user.id.replace(/\D/g, '')) % 1_000_000))
  await medibook.query(`update app_user set phone_code = '+852', phone = $2 where id = $1`, [user.id, phone])
  return { ...user, phone }
}

export const watch = (user: TestUser, body: Record<string, unknown>) =>
  medibook.call('watchAdd', {
    session: user.session,
    lang: 'en',
    body: { idempotencyKey: newKey(), kind: 'goods', ...body } as never,
  })
export const watches = async (user: TestUser) =>
  (await medibook.call('watchList', { session: user.session, lang: 'en' })).data.records
export const wait = (user: TestUser, bookingId: string, inDays: number, shopId = 'c-shop') =>
  medibook.call('waitingJoin', {
    session: user.session,
    lang: 'en',
    body: { idempotencyKey: newKey(), bookingId, shopId, date: dayIn(inDays) },
  })
export const waitings = async (user: TestUser) =>
  (await medibook.call('waitingList', { session: user.session, lang: 'en' })).data
export const accept = (user: TestUser, id: string) =>
  medibook.call('waitingAccept', { session: user.session, body: { id } })
export const leave = (user: TestUser, id: string) =>
  medibook.call('waitingLeave', { session: user.session, params: { id } })
export const courses = async (user: TestUser) =>
  (await medibook.call('courseList', { session: user.session, lang: 'en' })).data.courses

export const refusals = {
  limit: { code: codes.watchLimit },
  free: { code: codes.freeAlready },
  none: { code: codes.waitingNotOffered },
  over: { code: codes.waitingOfferOver },
}
