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
  // what waits for the person is above what only comes, although it is later
  const sooner = await askDoctor(patient, { doctor: 'visits-doctor', date: dayIn(5) })
  expect(await atDesk('doctor', 'confirm', { id: sooner.data.id })).toBeNull()
  await app.openAt(PAGE)
  await see('等你處理')
  const titles = (level: number) =>
    onPage()
      .getAllByRole('heading', { level })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(titles(2)).toEqual(['等你處理', '下次預約']))
  expect(titles(3)).toEqual(['visits-doctor繁', 'visits-doctor繁'])
  await press('選一個時間')
  await waitFor(() => expect(window.location.hash).toContain(`doctor-booking?id=${id}`))
  await app.arrived()

  await medibook.clock.advance(25 * HOUR_MS)
  await app.signInAs(patient.id)
  await app.openAt(PAGE)
  await press('再次預約')
  await waitFor(() => expect(window.location.hash).toContain(`previousId=${id}`))
})
