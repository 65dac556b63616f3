import { codes } from '../../contract/constants/codes'
import type { Language } from '../../contract/constants/enums'
import { limits } from '../../contract/constants/limits'
import { dayWords } from '../../server/lib/day-words'
import { addDoctor, askDoctor, atDesk } from '../support/clinic-world'
import { tally } from '../support/crowd'
import {
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  inParallel,
  newKey,
  paid,
  place,
  placeBody,
  placed,
  taken,
  type TestUser,
  unbook,
  value,
} from '../support/order-world'

const MINUTE_MS = 60_000
/** addGoods creates services of 90 minutes. */
const times = ['08:00', '09:29', '09:30', '12:00', '14:00', '16:00', '18:00', '20:00']
const slotOf = (time: string): string => `t-${time.replace(':', '')}`
let user: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-tokyo', undefined, 'Asia/Tokyo')
  await addDoctor('t-doctor', { shop: 't-shop', capacity: 50 })
  await addGoods('t-package', { shops: ['t-shop'] })
  await addGoods('t-abroad', { shops: ['t-tokyo'] })
  await addGoods('t-nothing', { priceCents: 0, shops: ['t-shop'] })
  await addGoods('t-free', { slotKind: 'free', isFree: true, priceCents: 0, shops: ['t-shop'] })
  for (const time of times) await addSlot(slotOf(time), 't-shop', dayIn(3), time, 50)
  // 08:00 in Hong Kong and 09:00 in Tokyo are the same moment
  await addSlot('t-tokyo-0900', 't-tokyo', dayIn(3), '09:00', 50)
  await addSlot('t-tokyo-1030', 't-tokyo', dayIn(3), '10:30', 50)
  await addSlot('t-free-0800', 't-shop', dayIn(3), '08:00', 50, 'free')
  await addSlot('t-free-1800', 't-shop', dayIn(3), '18:00', 50, 'free')
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const order = (slot: string, o: { person?: string; goods?: string; shop?: string; expected?: string } = {}) =>
  place(user, { goods: 't-package', shop: 't-shop', slot, ...o })
const newPerson = async (id: string): Promise<string> => {
  await addPerson(user.id, `${user.id}-${id}`)
  return `${user.id}-${id}`
}
const free = (slotId: string, person = user.person) =>
  medibook.call('freeBooking', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      spuId: 't-free',
      shopId: 't-shop',
      slotId,
      personId: person,
      phoneCode: '+852',
      phone: '91234567',
    },
  })
const bookedAt = async (slot: string): Promise<string> => {
  const made = await placed(user, { goods: 't-package', shop: 't-shop', slot, person: user.person })
  await paid(user, made.id)
  return made.bookings[0]?.id ?? ''
}
const busy = { code: codes.personBusy, data: { field: 'slotId', rule: 'personBusy', time: '08:00' } }

describe('slots that an account holds without paying', () => {
  test('five concurrent orders by one account hold exactly three', async () => {
    const places = ['08:00', '12:00', '14:00', '16:00', '18:00'].map(slotOf)
    const before = await Promise.all(places.map(taken))
    const answers = await inParallel(5, (index) => order(places[index] ?? ''))
    expect(tally(answers)).toEqual({ 0: limits.unpaidHolds, [codes.tooManyHolds]: 2 })
    const after = await Promise.all(places.map(taken))
    expect(after.reduce((sum, count) => sum + count) - before.reduce((sum, count) => sum + count)).toBe(3)
    expect(answers.find(({ code }) => code === codes.tooManyHolds)).toMatchObject({
      data: { rule: 'tooManyHolds', limit: 3 },
      msg: expect.stringContaining('3'),
    })
  })

  test('five concurrent orders through two servers hold exactly three', async () => {
    const second = await medibook.startServer()
    const places = ['08:00', '12:00', '14:00', '16:00', '18:00'].map(slotOf)

    const answers = await inParallel(5, (index) =>
      (index % 2 ? medibook : second).call('placeOrder', {
        session: user.session,
        body: placeBody(user, { goods: 't-package', shop: 't-shop', slot: places[index] ?? '' }),
      }),
    )
    expect(tally(answers)).toEqual({ 0: 3, [codes.tooManyHolds]: 2 })
    await second.close()
  })

  test('paying, cancelling and the deadline each release a hold', async () => {
    const [first, second] = [await order(slotOf('08:00')), await order(slotOf('12:00'))]
    await order(slotOf('14:00'))
    expect(await order(slotOf('16:00'))).toMatchObject({ code: codes.tooManyHolds })
    await paid(user, first.data.id)
    expect(await order(slotOf('16:00'))).toMatchObject({ code: 0 })
    await medibook.call('orderCancel', { params: { id: second.data.id }, session: user.session })
    expect(await order(slotOf('18:00'))).toMatchObject({ code: 0 })
    expect(await order(slotOf('20:00'))).toMatchObject({ code: codes.tooManyHolds })
    await medibook.clock.advance(limits.paymentDeadlineMs + MINUTE_MS)
    expect(await order(slotOf('20:00'))).toMatchObject({ code: 0 })
  })

  test('orders without a slot are neither counted nor refused', async () => {
    for (let index = 0; index < 4; index += 1)
      expect(await place(user, { goods: 't-package', shop: 't-shop' })).toMatchObject({ code: 0 })
    for (const time of ['08:00', '12:00', '14:00'])
      expect(await order(slotOf(time))).toMatchObject({ code: 0 })
    expect(await place(user, { goods: 't-package', shop: 't-shop' })).toMatchObject({ code: 0 })
    expect(await order(slotOf('16:00'), { goods: 't-nothing', expected: '0.00' })).toMatchObject({ code: 0 })
    expect(await free('t-free-1800')).toMatchObject({ code: 0 })
  })
})

describe('one person at overlapping times', () => {
  test('two orders are refused up to the last minute, and accepted when the first is over', async () => {
    expect(await order(slotOf('08:00'))).toMatchObject({ code: 0 })
    expect(await order(slotOf('08:00'))).toMatchObject(busy)
    expect(await order(slotOf('09:29'))).toMatchObject(busy)
    expect(await order(slotOf('09:30'))).toMatchObject({ code: 0 })
  })

  const day = (lang: Language) => dayWords(dayIn(3), lang)
  test.each([
    ['zh-Hant', `在 ${day('zh-Hant')} 08:00 已有預約`],
    ['zh-Hans', `在 ${day('zh-Hans')} 08:00 已有预约`],
    ['en', ` already has an appointment on ${day('en')} at 8:00\u00a0am (t-package), which overlaps.`],
    ['fr', ` a déjà un rendez-vous le ${day('fr')} à 8\u00a0h\u00a000 (t-package)`],
    ['es', ` ya tiene una cita el ${day('es')} a las 8:00 (t-package)`],
    ['ja', `さんは ${day('ja')} 8:00 に予約`],
  ] as const)('the refusal contains person, service and time as written in %s', async (lang, text) => {
    await order(slotOf('08:00'))
    const answer = await medibook.call('placeOrder', {
      session: user.session,
      lang,
      body: placeBody(user, { goods: 't-package', shop: 't-shop', slot: slotOf('08:00') }),
    })
    expect(answer.msg).toContain(`${user.person}${text}`)
  })

  test('another person of the account may have the same time', async () => {
    expect(await order(slotOf('08:00'))).toMatchObject({ code: 0 })
    expect(await order(slotOf('08:00'), { person: await newPerson('child') })).toMatchObject({ code: 0 })
  })

  test('one of eight concurrent orders for one time is placed and takes one slot', async () => {
    const before = await taken(slotOf('08:00'))
    const answers = await inParallel(8, () => order(slotOf('08:00')))
    expect(tally(answers)).toEqual({ 0: 1, [codes.personBusy]: 7 })
    expect(await taken(slotOf('08:00'))).toBe(before + 1)
  })

  test('one of a concurrent order and a free appointment succeeds', async () => {
    const answers = await Promise.all([order(slotOf('08:00')), free('t-free-0800')])
    expect(tally(answers)).toEqual({ 0: 1, [codes.personBusy]: 1 })
  })

  test('moments are compared rather than the times of two clocks', async () => {
    await order(slotOf('08:00'))
    expect(await order('t-tokyo-0900', { goods: 't-abroad', shop: 't-tokyo' })).toMatchObject(busy)
    expect(await order('t-tokyo-1030', { goods: 't-abroad', shop: 't-tokyo' })).toMatchObject({ code: 0 })
  })

  test('an appointment past midnight in another zone is compared with that of the day before', async () => {
    await addSlot('t-2330', 't-shop', dayIn(3), '23:30', 50)
    // 23:30 in Hong Kong and 00:30 of the next day in Tokyo are the same moment
    await addSlot('t-tokyo-0030', 't-tokyo', dayIn(4), '00:30', 50)
    await order('t-2330')
    expect(await order('t-tokyo-0030', { goods: 't-abroad', shop: 't-tokyo' })).toMatchObject({
      code: codes.personBusy,
    })
  })

  test('a service without a duration occupies half an hour', async () => {
    await addGoods('t-short', { shops: ['t-shop'] })
    await medibook.query(`update spu set duration_minutes = null where id = 't-short'`)
    await addSlot('t-0900', 't-shop', dayIn(3), '09:00', 50)
    expect(await order('t-0900', { goods: 't-short' })).toMatchObject({ code: 0 })
    expect(await order(slotOf('09:29'))).toMatchObject({ code: codes.personBusy })
    expect(await order(slotOf('09:30'))).toMatchObject({ code: 0 })
  })

  test('appointments of one order are one visit in the same slot, and not in overlapping ones', async () => {
    const made = await placed(user, { goods: 't-package', shop: 't-shop' })
    await paid(user, made.id)
    const other = await placed(user, { goods: 't-package', shop: 't-shop' })
    await paid(user, other.id)
    const [first, second] = [made.bookings[0]?.id, other.bookings[0]?.id]
    await medibook.query('update order_booking set order_id = $1 where id = $2', [made.id, second])
    const at = (time: string) => ({ shopId: 't-shop', slotId: slotOf(time) })
    expect(await book(user, 'bookWaiting', { id: first, ...at('08:00') })).toMatchObject({ code: 0 })
    expect(await book(user, 'bookWaiting', { id: second, ...at('09:29') })).toMatchObject(busy)
    expect(await book(user, 'bookWaiting', { id: second, ...at('08:00') })).toMatchObject({ code: 0 })
  })

  test('booking a waiting appointment and rescheduling are refused alike, without changes', async () => {
    await bookedAt(slotOf('08:00'))
    const later = await bookedAt(slotOf('12:00'))
    const waiting = await placed(user, { goods: 't-package', shop: 't-shop' })
    await paid(user, waiting.id)
    const [before, there] = [await taken(slotOf('09:29')), await taken(slotOf('12:00'))]
    const at = { shopId: 't-shop', slotId: slotOf('09:29') }
    expect(await book(user, 'bookWaiting', { id: waiting.bookings[0]?.id, ...at })).toMatchObject(busy)
    expect(await book(user, 'bookingUpdate', { id: later, ...at })).toMatchObject(busy)
    expect(await taken(slotOf('09:29'))).toBe(before)
    expect(await taken(slotOf('12:00'))).toBe(there)
    expect(await value('select changes_used from order_booking where id = $1', [later])).toBe(0)
  })

  test('an appointment may be moved within its own time, and a cancelled one frees its time', async () => {
    const id = await bookedAt(slotOf('08:00'))
    expect(
      await book(user, 'bookingUpdate', { id, shopId: 't-shop', slotId: slotOf('09:29') }),
    ).toMatchObject({ code: 0 })
    await unbook(user, id)
    expect(await order(slotOf('09:29'))).toMatchObject({ code: 0 })
  })

  test('an overdue unpaid order frees its time', async () => {
    await order(slotOf('08:00'))
    await medibook.clock.advance(limits.paymentDeadlineMs + MINUTE_MS)
    expect(await free('t-free-0800')).toMatchObject({ code: 0 })
  })

  test("a doctor's request occupies the person's time, and so does an appointment for a request", async () => {
    await order(slotOf('08:00'))
    const ask = (time: string) => askDoctor(user, { doctor: 't-doctor', date: dayIn(3), time })
    expect(await ask('09:00')).toMatchObject(busy)
    expect(await ask('12:00')).toMatchObject({ code: 0 })
    expect(await order(slotOf('12:00'))).toMatchObject({ code: codes.personBusy, data: { time: '12:00' } })
  })

  test('an appointment that the doctor has confirmed occupies the time as well', async () => {
    const asked = await askDoctor(user, { doctor: 't-doctor', date: dayIn(3), time: '12:00' })
    expect(await atDesk('doctor', 'confirm', { id: asked.data.id })).toBeNull()
    expect(await order(slotOf('12:00'))).toMatchObject({ code: codes.personBusy, data: { time: '12:00' } })
    expect(await order(slotOf('14:00'))).toMatchObject({ code: 0 })
  })
})
