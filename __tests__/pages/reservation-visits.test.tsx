import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import { addUser, dayIn } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const PAGE = 'pages-common/reservation/reservation'
const HOUR_MS = 3_600_000
let app: PageApp

beforeAll(async () => {
  await addClinic('visits-clinic', 'visits-doctor')
  app = await startApp(PAGE)
})
afterAll(() => app.stop())

test('leads from a visit to the offered times, and to a new request once they have expired', async () => {
  const patient = await addUser()
  const asked = await askDoctor(patient, { doctor: 'visits-doctor', date: dayIn(8) })
  expect(asked).toMatchObject({ code: 0 })
  const { id } = asked.data
  await app.signInAs(patient.id)
  await app.openAt(PAGE)
  await see(/醫生會在 .+ 前答覆。/)
  expect(onPage().queryByRole('button', { name: '選一個時間' })).not.toBeInTheDocument()

  expect(await atDesk('doctor', 'offer', { id, times: `${dayIn(9)} 09:00` })).toBeNull()
  // what waits for the person until another day is below what comes next
  const sooner = await askDoctor(patient, { doctor: 'visits-doctor', date: dayIn(5) })
  expect(await atDesk('doctor', 'confirm', { id: sooner.data.id })).toBeNull()
  await app.openAt(PAGE)
  await see('等你處理')
  const titles = (level: number) =>
    onPage()
      .getAllByRole('heading', { level })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(titles(2)).toEqual(['下次預約', '等你處理']))
  // a row is a link, which has no structure inside
  expect(titles(3)).toEqual(['visits-doctor繁'])
  // the only thing to do on the page; the code of a later day is not
  expect(onPage().getByRole('button', { name: '選一個時間' })).toHaveClass('primary')
  await medibook.query('update doctor_offer set expire_time = $2 where booking_id = $1', [
    id,
    `${dayIn(0)} 23:59:59+08`,
  ])
  await app.restartAt(PAGE)
  await see('請在今日 23:59 前選。')
  await waitFor(() => expect(titles(2)).toEqual(['等你處理', '下次預約']))
  await press('選一個時間')
  await waitFor(() => expect(window.location.hash).toContain(`doctor-booking?id=${id}`))
  await app.arrived()

  await medibook.clock.advance(25 * HOUR_MS)
  await app.signInAs(patient.id)
  await app.openAt(PAGE)
  await press('再次預約')
  await waitFor(() => expect(window.location.hash).toContain(`previousId=${id}`))
})

test('has the visits that are over among what is past, also without another appointment', async () => {
  const patient = await addUser()
  const { id } = (await askDoctor(patient, { doctor: 'visits-doctor', date: dayIn(12) })).data
  expect(await atDesk('doctor', 'confirm', { id })).toBeNull()
  expect(await atDesk('doctor', 'finish', { id })).toBeNull()
  await app.signInAs(patient.id)
  await app.restartAt(PAGE)
  await see('還沒有預約')
  await press('紀錄', 'tab')
  await see('醫生')
  await press(/visits-doctor繁/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`doctor-booking?id=${id}`))
})
