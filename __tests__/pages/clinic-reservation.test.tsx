import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { pageSize } from '@/api/paging'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const LIST = 'pages-clinic/clinic-reservation/clinic-reservation'
const SERVICES = 'pages-clinic/goods-booking/goods-booking'
let app: PageApp
let user: TestUser

beforeAll(async () => {
  await addClinic('r-clinic', 'r-doctor')
  await addClinic('r-other', 'r-elsewhere')
  await addShop('r-empty')
  await addGoods('r-free', {
    kind: 'service',
    isFree: true,
    priceCents: 0,
    shops: ['r-clinic'],
    slotKind: 'free',
  })
  await addSlot('r-slot', 'r-clinic', dayIn(3), '10:00', 5, 'free')
  user = await addUser()
  expect(await askDoctor(user, { doctor: 'r-doctor', date: dayIn(3) })).toMatchObject({ code: 0 })
  expect(await askDoctor(user, { doctor: 'r-elsewhere', date: dayIn(4) })).toMatchObject({ code: 0 })
  app = await startApp(`${LIST}?shopId=r-clinic`, { userId: user.id })
})
afterAll(() => app.stop())

test("lists only this clinic's requests, each linked to its page", async () => {
  await see(/^r-doctor繁/)
  expect(onPage().queryByText(/^r-elsewhere繁/)).not.toBeInTheDocument()
  await press(/r-doctor繁/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('doctor-booking?id='))
})

test('asks to choose an offered time; lists finished requests as past, also of a link of old', async () => {
  const [row] = await medibook.query<{ id: string }>(
    `select id from doctor_booking where user_id = $1 and doctor_id = 'r-doctor'`,
    [user.id],
  )
  expect(await atDesk('doctor', 'offer', { id: row?.id ?? '', times: '' })).toBeNull()
  await app.openAt(`${LIST}?shopId=r-clinic`)
  await see(/^請在 .+ 前選/)
  await press('選一個時間')
  await press(/^選這個：/)
  await see('醫生已確認，請準時到店。')
  expect(await atDesk('doctor', 'finish', { id: row?.id ?? '' })).toBeNull()
  await app.openAt(`${LIST}?shopId=r-clinic&tab=past`)
  await see(/r-doctor繁/)
  expect(onPage().getByRole('tab', { name: '紀錄' })).toHaveAttribute('aria-selected', 'true')
})

test('without a clinic, lists the appointments of all clinics under the title of the other list', async () => {
  await app.openAt(LIST)
  await see(/^r-elsewhere繁/)
  await waitFor(() => expect(document.title).toBe('我的預約'))
})

test('names each clinic with its address above its appointments, and leads to the list by date', async () => {
  await see('r-other繁')
  expect(
    onPage()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['r-other繁'])
  await press('按日期', 'link')
  await waitFor(() => expect(window.location.hash).toContain('pages-common/reservation/reservation'))
})

test('visits of both kinds are in a list by time, after what needs an answer; others are to book', async () => {
  const order = () => {
    const text = shownPage().textContent ?? ''
    return ['r-elsewhere繁', 'r-exam繁']
      .filter((name) => text.includes(name))
      .sort((a, b) => text.indexOf(a) - text.indexOf(b))
  }
  const parts = () =>
    onPage()
      .getAllByRole('heading', { level: 2 })
      .map((part) => part.textContent)
      .filter((text) => ['等你處理', '即將到來'].includes(text ?? ''))
  await addGoods('r-exam', { shops: ['r-clinic'] })
  await addGoods('r-kit', { shops: ['r-clinic'] })
  for (const days of [2, 5]) await addSlot(`r-exam-${days}`, 'r-clinic', dayIn(days), '10:00', 5)
  const exam = await placed(user, { goods: 'r-exam', shop: 'r-clinic', slot: 'r-exam-5' })
  await paid(user, exam.id)
  await paid(user, (await placed(user, { goods: 'r-kit', shop: 'r-clinic' })).id)
  await app.restartAt(LIST)
  // the kept lists are shown first, and each is replaced when its own answer arrives
  await waitFor(() => expect(parts()).toEqual(['即將到來']))
  await waitFor(() => expect(order()).toEqual(['r-elsewhere繁', 'r-exam繁']))
  const [booked] = exam.bookings
  const moved = await book(user, 'bookingUpdate', { id: booked?.id, shopId: 'r-clinic', slotId: 'r-exam-2' })
  expect(moved.code).toBe(0)
  await app.restartAt(LIST)
  await waitFor(() => expect(order()).toEqual(['r-exam繁', 'r-elsewhere繁']))
  const [request] = await medibook.query<{ id: string }>(
    `select id from doctor_booking where user_id = $1 and doctor_id = 'r-elsewhere'`,
    [user.id],
  )
  expect(await atDesk('doctor', 'offer', { id: request?.id ?? '', times: '' })).toBeNull()
  await app.restartAt(LIST)
  await waitFor(() => expect(parts()).toEqual(['等你處理', '即將到來']))
  await waitFor(() => expect(order()).toEqual(['r-elsewhere繁', 'r-exam繁']))
  expect(onPage().queryByText('r-kit繁')).not.toBeInTheDocument()
  await press(/^待預約/, 'tab')
  await see('r-kit繁')
})

test('loads the appointments beyond a page, of both tabs, when asked', async () => {
  const patient = await addUser()
  await addClinic('r-many', 'r-busy')
  for (let day = 3; day <= 3 + pageSize; day += 1)
    expect(await askDoctor(patient, { doctor: 'r-busy', date: dayIn(day) })).toMatchObject({ code: 0 })
  const requests = () => onPage().queryAllByText(/^r-busy繁/)
  const loadRest = async () => {
    await waitFor(() => expect(requests()).toHaveLength(pageSize))
    await press('載入更多')
    await waitFor(() => expect(requests()).toHaveLength(pageSize + 1))
    await waitFor(() => expect(onPage().queryByText('載入更多')).not.toBeInTheDocument())
  }
  await app.signInAs(patient.id)
  await app.restartAt(LIST)
  await loadRest()
  await medibook.query(`update doctor_booking set state = 'done' where user_id = $1`, [patient.id])
  await app.openAt(`${LIST}?tab=past`)
  await loadRest()
})

test('links a clinic without appointments to its doctors', async () => {
  await app.openAt(`${LIST}?shopId=r-empty`)
  await see('沒有未完成的預約')
  await press('找醫生')
  await waitFor(() => expect(window.location.hash).toContain('clinic-doctor?shopId=r-empty'))
})

test("opens a free service's form with the clinic selected", async () => {
  await app.openAt(`${SERVICES}?shopId=r-clinic`)
  await press(/^免費預約：r-free/)
  await waitFor(() => expect(window.location.hash).toContain('goods-free-book?id=r-free&shopId=r-clinic'))
  await see('r-clinic繁')
})

test('names the clinic in the title of what can be booked there', async () => {
  await app.openAt(`${SERVICES}?shopId=r-clinic`)
  await waitFor(() => expect(document.title).toBe('在r-clinic繁預約'))
})

test('links a clinic without free services to those of other clinics', async () => {
  await app.openAt(`${SERVICES}?shopId=r-empty`)
  await see('這裡暫時沒有免費服務')
  // paid services would have their own section
  expect(onPage().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('免費服務')
  await press('其他免費服務')
  await waitFor(() => expect(window.location.hash).toContain('free-reservations'))
})

test('a failure of the whole page has no title of one of its sections', async () => {
  app.cutNetwork()
  await app.restartAt(`${SERVICES}?shopId=r-other`)
  await see('暫時讀不到')
  expect(onPage().queryByText('免費服務')).not.toBeInTheDocument()
  await mendAndRetry(app)
  await see('免費服務')
})
