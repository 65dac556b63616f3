import type { DoctorBooking } from '../../contract/doctor-bookings'
import { addClinic, addDoctor, asUser, askDoctor } from '../support/clinic-world'
import { addUser, dayIn, newKey, type TestUser, value } from '../support/order-world'

/**
 * A clinic with three doctors, and two users for each test. Importing it adds them to the test file's
 * database.
 */

export const HOUR_MS = 3_600_000

export let user: TestUser

export let stranger: TestUser

beforeAll(async () => {
  await addClinic('t-clinic', 't-doctor', { capacity: 1 })
  await addDoctor('t-busy', { shop: 't-clinic', capacity: 5 })
  await addDoctor('t-off', { shop: 't-clinic', isAvailable: false })
})

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})

afterEach(() => medibook.clock.reset())

export let lastDay = 2

/** A day that no other test of this file uses. */
export const freshDay = (): string => dayIn((lastDay += 1))

export const taken = (doctor: string, date: string, time = '10:00') =>
  value('select coalesce(sum(taken), 0) from doctor_place where doctor_id = $1 and date = $2 and time = $3', [
    doctor,
    date,
    time,
  ])

export const detail = (id: string, who = user) => asUser(who).call('doctorBookingDetail', { params: { id } })

/** The same user signed in again, because sessions do not last while the clock is advanced by days. */
export const signedInAnew = async (): Promise<TestUser> => ({
  ...user,
  session: await medibook.signIn(user.id),
})

export const cancel = (id: string, who = user) => asUser(who).call('doctorBookingCancel', { params: { id } })

export const accept = (id: string, offerId: string, who = user, key = newKey()) =>
  asUser(who).call('doctorOfferAccept', { body: { idempotencyKey: key, id, offerId } })

export async function asked(
  date: string,
  o: { doctor?: string; time?: string; who?: TestUser } = {},
): Promise<DoctorBooking> {
  const answer = await askDoctor(o.who ?? user, {
    doctor: o.doctor ?? 't-doctor',
    date,
    ...(o.time ? { time: o.time } : {}),
  })
  if (answer.code !== 0) throw new Error(`asking was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}
