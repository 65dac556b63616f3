import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import type { QueueNow } from '../../contract/queue'
import type { Query } from './goods-world'
import type { MedibookServer } from './medibook-global'
import { addShop, insert, newKey, type TestUser } from './order-world'

const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })

export interface DoctorOptions {
  shop: string
  department?: string
  capacity?: number
  stepMinutes?: number
  isAvailable?: boolean
  sex?: string
  languages?: string[]
  weekdays?: number[]
  start?: string
  end?: string
  sort?: number
}

/** A doctor on duty every day from midnight to midnight. */
export async function addDoctor(id: string, o: DoctorOptions, query?: Query): Promise<void> {
  const row = {
    id,
    name: text(id),
    title: text('Doctor'),
    specialty: text('knees'),
    department_id: o.department ?? 'dept-family',
    shop_id: o.shop,
    sex: o.sex ?? '2',
    languages: o.languages ?? ['yue', 'en'],
    bio: text('bio'),
    pic_url: '/assets/doctors/doctor-01.svg',
    sort: o.sort ?? 900,
    is_available: o.isAvailable ?? true,
    fee_cents: 50_000,
    search_text: id.toLowerCase(),
  }
  await insert('doctor', row, query)
  for (const weekday of o.weekdays ?? [0, 1, 2, 3, 4, 5, 6]) {
    const session = {
      id: `${id}-${weekday}`,
      doctor_id: id,
      weekday,
      start: o.start ?? '00:00',
      end: o.end ?? '24:00',
      step_minutes: o.stepMinutes ?? 30,
      capacity: o.capacity ?? 1,
    }
    await insert('doctor_timetable', session, query)
  }
}

/** A clinic that never closes, with one doctor. */
export async function addClinic(shop: string, doctor: string, o: Partial<DoctorOptions> = {}): Promise<void> {
  await addShop(shop)
  await addDoctor(doctor, { shop, ...o })
}

export const asUser = (user: Pick<TestUser, 'session'>, server: MedibookServer = medibook) => ({
  call: <N extends EndpointName>(name: N, input: CallInput<N> = {}) =>
    server.call(name, { session: user.session, lang: 'en', ...input }),
})

export interface AskOptions {
  doctor: string
  date: string
  time?: string
  person?: string
  key?: string
  previousId?: string
  reason?: string
  phone?: string
}
export const askBody = (user: TestUser, o: AskOptions) => ({
  idempotencyKey: o.key ?? newKey(),
  doctorId: o.doctor,
  date: o.date,
  time: o.time ?? '10:00',
  personId: o.person ?? user.person,
  phoneCode: '+852',
  phone: o.phone ?? '91234567',
  ...(o.reason === undefined ? {} : { reason: o.reason }),
  ...(o.previousId === undefined ? {} : { previousId: o.previousId }),
})
/** Requests a time from a doctor. */
export const askDoctor = (user: TestUser, o: AskOptions, server: MedibookServer = medibook) =>
  asUser(user, server).call('placeDoctorBooking', { body: askBody(user, o) })

export const register = (
  user: TestUser,
  o: { shop: string; doctor?: string; department?: string; person?: string; key?: string },
  server: MedibookServer = medibook,
) =>
  asUser(user, server).call('queueRegister', {
    body: {
      idempotencyKey: o.key ?? newKey(),
      shopId: o.shop,
      personId: o.person ?? user.person,
      ...(o.doctor ? { doctorId: o.doctor } : {}),
      ...(o.department ? { departmentId: o.department } : {}),
    },
  })
export const checkIn = (
  user: TestUser,
  id: string,
  server: MedibookServer = medibook,
  position: { latitude?: number; longitude?: number } = {},
) => asUser(user, server).call('queueCheckIn', { body: { id, ...position } })

/** Registers and checks in. @throws when either is refused */
export async function queued(user: TestUser, o: { shop: string; doctor: string }): Promise<QueueNow> {
  const registered = await register(user, o)
  const checked = registered.code === 0 ? await checkIn(user, registered.data.id) : registered
  if (checked.code !== 0) throw new Error(`queueing was refused: ${checked.code} ${checked.msg}`)
  return checked.data
}

/** An action of the clinic at its desk: null, or the code of the refusal. */
export async function atDesk(
  part: string,
  action: string,
  input: Record<string, string>,
  server: MedibookServer = medibook,
): Promise<number | null> {
  const answer = await server.call('POST', `/sandbox/desk/${part}/${action}`, { body: input })
  return answer.code === 0 ? null : answer.code
}
