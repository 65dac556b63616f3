import { codes } from '../../../contract/constants/codes'
import { addClinic, askBody } from '../clinic-world'
import { addPerson, dayIn, newKey, nextId } from '../order-world'
import type { CaseWorld } from './types'

export const missing = { params: { id: 'nothing' }, code: codes.notFound }
let made: Promise<void> | null = null
/** A clinic that is always open, with a doctor with many places; once per file. */
export const clinic = (): Promise<void> =>
  (made ??= addClinic('case-clinic', 'case-doctor', { capacity: 50 }))
export const count = async (world: CaseWorld, sql: string, values: unknown[] = []): Promise<number> =>
  Number((await world.query<{ count: string }>(`select count(*) as count ${sql}`, values))[0]?.count)

export async function freshPerson(
  world: CaseWorld,
): Promise<{ id: string; session: string; person: string }> {
  await clinic()
  const person = nextId('case-person')
  await addPerson(world.user.id, person)
  return { ...world.user, person }
}
export interface Made {
  id: string
  offers: { id: string }[]
}
export const asked = async (world: CaseWorld): Promise<Made> =>
  (await world.call('placeDoctorBooking', {
    body: askBody(await freshPerson(world), { doctor: 'case-doctor', date: dayIn(5) }),
  })) as Made
export const registered = async (world: CaseWorld): Promise<Made> => {
  const { person } = await freshPerson(world)
  return (await world.call('queueRegister', {
    body: { idempotencyKey: newKey(), shopId: 'case-clinic', doctorId: 'case-doctor', personId: person },
  })) as Made
}
export const checkedIn = async (world: CaseWorld): Promise<Made> =>
  (await world.call('queueCheckIn', { body: { id: (await registered(world)).id } })) as Made
