import { addClinic, askDoctor, atDesk, register } from '../support/clinic-world'
import { addUser, dayIn, type TestUser, value } from '../support/order-world'

/** Deleting an account that has something ahead at a clinic. */
let user: TestUser
beforeEach(async () => {
  user = await addUser()
})

const remove = (session: string, body: Record<string, unknown> = {}) =>
  medibook.call('deleteAccount', { session, body })

test('reports a request to a doctor and a ticket in a queue, and ends them only after confirmation', async () => {
  await addClinic('d-clinic', 'd-doctor', { capacity: 1 })
  expect((await askDoctor(user, { doctor: 'd-doctor', date: dayIn(3) })).code).toBe(0)
  expect((await register(user, { shop: 'd-clinic', doctor: 'd-doctor' })).code).toBe(0)
  const states = async () => [
    ...(await medibook.query('select state from doctor_booking where user_id = $1', [user.id])),
    ...(await medibook.query('select state from queue_ticket where user_id = $1', [user.id])),
  ]
  expect(await remove(user.session)).toMatchObject({
    code: 61009,
    data: { commitments: { doctorAppointments: 1, queueTickets: 1 } },
  })
  expect(await states()).toEqual([{ state: 'waiting' }, { state: 'registered' }])
  expect((await remove(user.session, { confirmCommitments: '1' })).code).toBe(0)
  expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
})

test('reports and ends appointments that a doctor has confirmed, and offered times', async () => {
  await addClinic('d-answering', 'd-answering-doctor', { capacity: 1 })
  const ask = async (days: number) =>
    (await askDoctor(user, { doctor: 'd-answering-doctor', date: dayIn(days) })).data.id
  expect(await atDesk('doctor', 'confirm', { id: await ask(3) })).toBeNull()
  expect(await atDesk('doctor', 'offer', { id: await ask(4), times: `${dayIn(5)} 10:00` })).toBeNull()
  const places = () => value(`select sum(taken) from doctor_place where doctor_id = 'd-answering-doctor'`)
  expect(await places()).toBe(2)
  expect(await remove(user.session)).toMatchObject({
    code: 61009,
    data: { commitments: { doctorAppointments: 2 } },
  })
  expect((await remove(user.session, { confirmCommitments: '1' })).code).toBe(0)
  expect(await medibook.query('select state from doctor_booking where user_id = $1', [user.id])).toEqual([
    { state: 'cancelled' },
    { state: 'cancelled' },
  ])
  expect(await places()).toBe(0)
})
