import { addClinic, askDoctor, asUser, atDesk } from '../support/clinic-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'

/** The account's next visits: appointments of orders and confirmed ones with doctors, by their time. */
beforeAll(async () => {
  await addShop('t-visits')
  await addGoods('t-check', { shops: ['t-visits'] })
  await addSlot('s-check', 't-visits', dayIn(4), '09:00', 50)
  await addClinic('t-doctors', 't-doctor', { capacity: 50 })
})
afterEach(() => medibook.clock.reset())

const coming = async (user: Pick<TestUser, 'session'>) => (await asUser(user).call('comingVisits')).data
const confirmed = async (user: TestUser, date: string, time: string): Promise<string> => {
  const { data } = await askDoctor(user, { doctor: 't-doctor', date, time })
  expect(await atDesk('doctor', 'confirm', { id: data.id })).toBeNull()
  return data.id
}

test('are in the order of their times, whichever kind they are', async () => {
  const user = await addUser()
  await paid(user, (await placed(user, { goods: 't-check', shop: 't-visits', slot: 's-check' })).id)
  const later = await confirmed(user, dayIn(4), '11:00')
  const sooner = await confirmed(user, dayIn(3), '10:00')
  const { records, total } = await coming(user)
  expect(total).toBe(3)
  expect(records.map(({ kind, date, time }) => [kind, date, time])).toEqual([
    ['doctor', dayIn(3), '10:00'],
    ['booking', dayIn(4), '09:00'],
    ['doctor', dayIn(4), '11:00'],
  ])
  expect([records[0]?.id, records[2]?.id]).toEqual([sooner, later])
  expect(records[0]).toMatchObject({ changesLeft: null, needleTotal: 0 })
  expect(records[1]).toMatchObject({ shopName: expect.stringContaining('t-visits'), needleTotal: 0 })
  expect((await coming(await addUser())).total).toBe(0)
})

test('are at most three, and count them all', async () => {
  const user = await addUser()
  for (const days of [8, 5, 7, 6]) await confirmed(user, dayIn(days), '10:00')
  const { records, total } = await coming(user)
  expect(records.map(({ date }) => date)).toEqual([dayIn(5), dayIn(6), dayIn(7)])
  expect(total).toBe(4)
})

test('are no requests that are not confirmed, and none that has begun', async () => {
  const user = await addUser()
  await askDoctor(user, { doctor: 't-doctor', date: dayIn(9), time: '11:00' })
  expect(await coming(user)).toEqual({ records: [], total: 0 })
  await confirmed(user, dayIn(2), '10:00')
  expect((await coming(user)).total).toBe(1)
  await medibook.clock.advance(Date.parse(`${dayIn(2)}T10:00:00+08:00`) - Date.now())
  expect(await coming({ session: await medibook.signIn(user.id) })).toEqual({ records: [], total: 0 })
})
