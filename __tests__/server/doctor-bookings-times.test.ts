import { codes } from '../../contract/constants/codes'
import { addDoctor, atDesk } from '../support/clinic-world'
import { dayIn, nextId, type TestUser } from '../support/order-world'
import { accept, asked, cancel, detail, signedInAnew, taken } from './doctor-bookings-fixture'

/** What ends at the hour of an appointment: always tomorrow, because today may have no hour left. */
let date: string
let doctor: string
let who: TestUser

/** Advances the clock to this time of the day at the clinic. */
async function goTo(time: string): Promise<void> {
  const moment = Date.parse(`${date}T${time}:00+08:00`)
  await medibook.clock.advance(moment - medibook.clock.now().getTime())
  who = await signedInAnew()
}
const shown = async (id: string) => (await detail(id, who)).data

beforeEach(async () => {
  date = dayIn(1)
  doctor = nextId('t-doctor')
  await addDoctor(doctor, { shop: 't-clinic', capacity: 1 })
  await goTo('12:00')
})

test('a request for the same day waits for its answer until the requested time', async () => {
  const made = await asked(date, { doctor, time: '14:00', who })
  await goTo('13:55')
  expect((await shown(made.id)).state).toBe('waiting')
  expect(await taken(doctor, date, '14:00')).toBe(1)
  await goTo('14:00')
  expect(await atDesk('doctor', 'confirm', { id: made.id })).toBe(codes.stateForbids)
  expect(await shown(made.id)).toMatchObject({ state: 'timedOut', actions: ['rebook'] })
  expect(await taken(doctor, date, '14:00')).toBe(0)
})

test('an offered time of the same day can be accepted until it begins', async () => {
  const made = await asked(dayIn(2), { doctor, who })
  await atDesk('doctor', 'offer', { id: made.id, times: `${date} 14:00, ${date} 15:00` })
  const [first, second] = (await shown(made.id)).offers
  await goTo('13:55')
  expect((await shown(made.id)).offers).toMatchObject([{ state: 'open' }, { state: 'open' }])
  await goTo('14:00')
  expect(await accept(made.id, first?.id ?? '', who)).toMatchObject({ code: codes.doctorOfferExpired })
  expect(await taken(doctor, date, '14:00')).toBe(0)
  await goTo('14:55')
  expect((await accept(made.id, second?.id ?? '', who)).data).toMatchObject({
    state: 'confirmed',
    date,
    time: '15:00',
  })
})

test('a confirmed appointment can be cancelled until it begins', async () => {
  const begun = await asked(date, { doctor, time: '14:00', who })
  const later = await asked(date, { doctor: 't-busy', time: '15:00', who })
  for (const { id } of [begun, later]) expect(await atDesk('doctor', 'confirm', { id })).toBeNull()
  await goTo('14:00')
  expect(await cancel(begun.id, who)).toMatchObject({ code: codes.stateForbids })
  expect(await shown(begun.id)).toMatchObject({ state: 'confirmed', actions: ['contact'] })
  expect(await taken(doctor, date, '14:00')).toBe(1)
  await goTo('14:55')
  expect((await cancel(later.id, who)).data).toMatchObject({ state: 'cancelled' })
  expect(await taken('t-busy', date, '15:00')).toBe(0)
})
