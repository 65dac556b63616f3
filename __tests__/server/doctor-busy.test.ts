import { codes } from '../../contract/constants/codes'
import { addClinic, addDoctor, askDoctor } from '../support/clinic-world'
import { addGoods, addPerson, addShop, addSlot, addUser, dayIn, placed } from '../support/order-world'
import type { TestUser } from '../support/order-world'

/** The free times of a doctor at which a person already has another appointment. */
beforeAll(async () => {
  await addShop('t-calm')
  await addGoods('t-visit', { shops: ['t-calm'], minutes: 60 })
  await addSlot('s-visit', 't-calm', dayIn(5), '10:00', 50)
  await addClinic('t-doctors', 'd-long', { stepMinutes: 45, start: '08:30', end: '12:15', capacity: 2 })
  // an hour ahead of the other clinic, with one hour a day
  await addClinic('t-east', 'd-east', { start: '11:00', end: '12:00' })
  await medibook.query(`update shop set zone = 'Asia/Tokyo' where id = 't-east'`)
})

const busy = async (query: { personId?: string; doctorId?: string }, session?: string) => {
  const answer = await medibook.call('doctorBusy', {
    query: { doctorId: 'd-long', ...query } as { doctorId: string; personId: string },
    ...(session ? { session } : null),
  })
  return answer.code === 0 ? answer.data : answer.code
}
const visiting = (user: TestUser) => placed(user, { goods: 't-visit', shop: 't-calm', slot: 's-visit' })
const at = (time: string) => ({ date: dayIn(5), time })
const none = { times: [], days: [] }

test('are those whose consultation overlaps a visit, and neither the one before it nor the one after it', async () => {
  const user = await addUser()
  expect(await busy({ personId: user.person }, user.session)).toEqual(none)
  await visiting(user)
  // 09:15 to 10:00 ends when the visit begins; 10:45 to 11:30 begins before it ends; 11:30 after
  expect(await busy({ personId: user.person }, user.session)).toEqual({
    times: [at('10:00'), at('10:45')],
    days: [],
  })
})

test('leave no free time on a day whose free times are all among them, on the clock of the clinic', async () => {
  const user = await addUser()
  await visiting(user)
  expect(await busy({ personId: user.person, doctorId: 'd-east' }, user.session)).toEqual({
    times: [at('11:00'), at('11:30')],
    days: [dayIn(5)],
  })
})

test('are no full ones, and none of a doctor who takes no appointments', async () => {
  const user = await addUser()
  await visiting(user)
  await addDoctor('d-full', { shop: 't-doctors', start: '10:00', end: '11:00', capacity: 1 })
  const other = await addUser()
  expect((await askDoctor(other, { doctor: 'd-full', date: dayIn(5), time: '10:00' })).code).toBe(0)
  expect(await busy({ personId: user.person, doctorId: 'd-full' }, user.session)).toEqual({
    times: [at('10:30')],
    days: [dayIn(5)],
  })
  await addDoctor('d-off', { shop: 't-doctors', isAvailable: false })
  expect(await busy({ personId: user.person, doctorId: 'd-off' }, user.session)).toEqual(none)
})

test('are those of the person alone, and known only to the account', async () => {
  const user = await addUser()
  const other = await addUser()
  await visiting(user)
  await addPerson(user.id, `${user.id}-child`)
  expect(await busy({ personId: `${user.id}-child` }, user.session)).toEqual(none)
  expect(await busy({ personId: user.person }, other.session)).toBe(codes.notFound)
  expect(await busy({ personId: user.person })).toBe(codes.sessionMissing)
})

test('an unknown doctor has none', async () => {
  const user = await addUser()
  expect(await busy({ personId: user.person, doctorId: 'no-such-doctor' }, user.session)).toBe(codes.notFound)
})
