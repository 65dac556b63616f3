import {
  addCourse,
  buyCourse,
  doseOf,
  firstOpenDays,
  fullDay,
  verifyDose,
  watchDay,
} from '../support/course-scene'
import { type ClinicServer } from '../support/own-clinic'
import { openSignedIn, press, takeFirstTime } from '../support/weapp-runtime/acts'
import { inOwnClinics } from '../support/weapp-runtime/clinic-app'
import type { WeappSession } from '../support/weapp-runtime/launch'

const COURSE = 'pages-common/course/course'
const WATCHES = 'pages-common/watches/watches'

let clinics: ClinicServer
inOwnClinics((started) => {
  clinics = started
})

const launchSignedIn = (name: string, page: string) => openSignedIn(name, page, { server: clinics.url })
/** Books the open dose at the first free time of the day on which its calendar opens. */
async function bookOpenDose(app: WeappSession): Promise<void> {
  await press(app, '選日期')
  await takeFirstTime(app)
}
async function confirm(app: WeappSession): Promise<void> {
  await press(app, '確認已接種')
  await app.waitFor('撤回接種確認')
}

test('books each of three doses across closed days from its own first open day', async () => {
  const api = await clinics.newPerson('course')
  await buyCourse(api, clinics, await addCourse(clinics))
  const app = await launchSignedIn('course', COURSE)
  for (const no of [1, 2, 3]) {
    await app.waitFor(no === 1 ? '選日期' : '休息，最早')
    await bookOpenDose(app)
    const dose = await doseOf(api, no)
    expect([dose?.standing, dose?.booking.date]).toEqual([
      'booked',
      clinics.dayIn(firstOpenDays[no - 1] ?? 0),
    ])
    if (no === 3) break
    await verifyDose(api, clinics, no)
    app.goTo(COURSE)
    await confirm(app)
  }
  await app.waitFor('已接種 2 針，共 3 針')
  await app.waitFor('· 已約第 3 針')
  expect(app.record.errors).toEqual([])
})

test('cancels a booked dose and books it once more', async () => {
  const api = await clinics.newPerson('unbooked')
  await buyCourse(api, clinics, await addCourse(clinics))
  const app = await launchSignedIn('unbooked', COURSE)
  await bookOpenDose(app)
  await app.waitFor('已約第 1 針')
  await press(app, /^更多/)
  await press(app, '取消預約')
  await app.waitFor('預約已取消')
  expect(app.record.modals.map(({ title }) => title)).toEqual(['取消這個預約？'])
  expect(await doseOf(api, 1)).toMatchObject({ standing: 'due', booking: { state: 'pre', date: null } })
  await press(app, '再次預約')
  await takeFirstTime(app)
  await app.waitFor('已約第 1 針')
  expect((await doseOf(api, 1))?.booking).toMatchObject({ state: 'booked' })
  expect(app.record.errors).toEqual([])
})

test('sends a message and shows a watched day that opens', async () => {
  const api = await clinics.newPerson('watcher')
  const day = await fullDay(clinics)
  await watchDay(api, day)
  const app = await launchSignedIn('watcher', WATCHES)
  await app.waitFor('留意中')
  await day.release()
  await clinics.advance(1)
  const later = await launchSignedIn('watcher', WATCHES)
  await later.waitFor('有空位了')
  expect([...app.record.errors, ...later.record.errors]).toEqual([])
})
