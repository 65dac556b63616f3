import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { buyCourse, doseOf, fillDay, saveAdult, verifyDose, watchDay } from '../support/course-scene'
import { at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'

const COURSE = 'pages-common/course/course'
const WATCHES = 'pages-common/watches/watches'

afterEach(closeWeappSessions)

async function apiOf(name: string) {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram(`as-${name}`)
  await saveAdult(api)
  return api
}
async function launchSignedIn(name: string, page: string): Promise<WeappSession> {
  const app = launchAs(name, page)
  await app.waitFor(() => app.has(button(/登入/)))
  app.tap(button(/登入/))
  await signIn(app)
  await at(app, page)
  return app
}
/** Books the dose that is open, at the first free time of the day where its calendar opens. */
async function bookOpenDose(app: WeappSession): Promise<void> {
  await press(app, '選日期')
  const times = () => app.findAll({ role: 'radio', name: /^\d\d:\d\d( 餘 \d+)?$/ })
  await app.waitFor(() => times()[0])
  await app.settle()
  const first = times()[0]?.node
  app.tap((node) => node === first)
  await press(app, '就選這個')
  await app.waitFor(() => !app.has(button('就選這個')))
}
async function confirm(app: WeappSession): Promise<void> {
  await press(app, '確認已接種')
  await app.waitFor('撤回接種確認')
}

test('a course: the first dose is booked, verified and confirmed, and the second from its own first day', async () => {
  const api = await apiOf('course')
  await buyCourse(api, testServer())
  const app = await launchSignedIn('course', COURSE)
  await bookOpenDose(app)
  await verifyDose(api, testServer(), 1)
  app.goTo(COURSE)
  await confirm(app)
  await bookOpenDose(app)
  const second = await doseOf(api, 2)
  expect(second?.standing).toBe('booked')
  expect((second?.booking.date ?? '') >= (second?.earliest ?? '9')).toBe(true)
  expect(app.record.errors).toEqual([])
})

test('a watched day that opens is shown', async () => {
  const api = await apiOf('watcher')
  let others = 0
  const day = await fillDay(api, () => apiOf(`holder-${(others += 1)}`))
  await watchDay(api, day)
  const app = await launchSignedIn('watcher', WATCHES)
  await app.waitFor('留意中')
  await day.release()
  await fetch(`${testServer()}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 60_000 }),
  })
  const later = await launchSignedIn('watcher', WATCHES)
  await later.waitFor('有空位了')
  expect([...app.record.errors, ...later.record.errors]).toEqual([])
})
