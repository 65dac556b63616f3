import { ClinicServer } from '../own-clinic'
import { at, button, launchAs, signIn } from './acts'
import type { WeappSession } from './launch'
import { closeWeappSessions } from './session'

/** Starts a server with separate clinics for the tests of a file; each test begins in the morning. */
export function inOwnClinics(take: (clinics: ClinicServer) => void): void {
  let clinics: ClinicServer
  beforeAll(async () => {
    clinics = await ClinicServer.start()
    take(clinics)
  }, 180_000)
  beforeEach(() => clinics.toMorning())
  afterEach(closeWeappSessions)
  afterAll(() => clinics.stop())
}

/** Opens a page that requires a sign-in, and signs in. */
export async function launchSignedIn(
  clinics: ClinicServer,
  name: string,
  page: string,
  wx = {},
): Promise<WeappSession> {
  const app = launchAs(name, page, { server: clinics.url, ...wx })
  await app.waitFor(() => app.has(button(/登入/)))
  app.tap(button(/登入/))
  await signIn(app)
  await at(app, page.split('?')[0] ?? '')
  return app
}
