import { storedSession } from '../../../scripts/lib/api-client.mjs'
import { ClinicServer } from '../../support/own-clinic'
import { storeAlways } from './device-storage'
import { test as journeyTest, World } from './journey'

/** Sets the clock of subsequent pages, so that device and clinics agree on the day. */
function setDeviceClock(aheadMs: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, given: []) => (given.length > 0 ? new real(...given) : new real(real.now() + aheadMs)),
    get: (real, key) => (key === 'now' ? () => real.now() + aheadMs : (Reflect.get(real, key) as unknown)),
  })
}

/**
 * For journeys in a clinic: a server of its own where it is morning, clinics and doctors added by the test,
 * and on demand (`user`) a new signed-in account with one person.
 */
export const test = journeyTest.extend<object, { clinics: ClinicServer }>({
  clinics: [
    async ({ browserName: _ }, use) => {
      const server = await ClinicServer.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  world: [async ({ clinics }, use) => use(new World(clinics.url)), { scope: 'worker' }],
  context: async ({ context, clinics }, use) => {
    await clinics.toMorning()
    await context.addInitScript(setDeviceClock, clinics.aheadMs)
    await use(context)
  },
  user: async ({ world, clinics, context }, use) => {
    const { api, session, phone } = await world.newUser()
    await storeAlways(context, storedSession(session, clinics.now().getTime()))
    await use({ api, phone })
  },
})
