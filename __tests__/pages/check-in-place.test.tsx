import '@testing-library/jest-dom'
import { addClinic, register } from '../support/clinic-world'
import { placeDevice } from '../support/device'
import { addUser, type TestUser } from '../support/order-world'
import { type PageApp, press, see, startApp } from '../support/page-app'

const SHOP = 'place-clinic'
const DOCTOR = 'place-doctor'
const AT_CLINIC = { latitude: 22.28, longitude: 114.15 }
const FAR = { latitude: 22.4, longitude: 114.15 }
let app: PageApp
let me: TestUser

const numberOf = async (id: string) =>
  (await medibook.call('queueState', { session: me.session, params: { id } })).data.number

/** Opens a new ticket that is not checked in yet. */
async function openTicket(): Promise<string> {
  await medibook.query('delete from queue_ticket where user_id = $1', [me.id])
  const { id } = (await register(me, { shop: SHOP, doctor: DOCTOR })).data
  app.forgetAnswers()
  await app.restartAt(`pages-clinic/queue/queue?id=${id}`)
  await see('到門店後簽到取號')
  return id
}

beforeAll(async () => {
  me = await addUser()
  await addClinic(SHOP, DOCTOR)
  app = await startApp('pages/Mine/index', { userId: me.id })
})
afterAll(() => app.stop())

test('checks in without asking for a position that the person has not shared', async () => {
  placeDevice(FAR)
  const asked = jest.spyOn(navigator.geolocation, 'getCurrentPosition')
  const id = await openTicket()
  await press('簽到取號')
  await see(/^已簽到\s\d/)
  expect(await numberOf(id)).not.toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('refuses who has shared the position, until they are at the clinic', async () => {
  const id = await openTicket()
  placeDevice(AT_CLINIC)
  await press('估計何時出發')
  await see('你就在門店附近')
  placeDevice(FAR)
  await press('簽到取號')
  await see('簽到失敗')
  await see('請到達門店後再簽到')
  expect(await numberOf(id)).toBeNull()
  placeDevice(AT_CLINIC)
  await press('簽到取號')
  await see(/^已簽到\s\d/)
  expect(await numberOf(id)).not.toBeNull()
})
