import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addPerson, addShop, addUser, dayIn, insert, nextId, type TestUser } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const PAGE = 'pages-mine/my-servince/accesses/accesses'
/** Id and name of the person added below. */
const MOTHER = 'a-mother'
const PROFILE = 'pages-mine/my-servince/personal-data/personal-data'
let app: PageApp
let user: TestUser

/** An access `minutes` before now. */
const access = (minutes: number, over: Record<string, unknown> = {}) =>
  insert('access_record', {
    id: nextId('access'),
    user_id: user.id,
    actor: 'staff',
    action: 'read',
    kind: 'doctorRequest',
    purpose: 'treatment',
    create_time: new Date(medibook.clock.now().getTime() - minutes * 60_000).toISOString(),
    ...over,
  })
const readRequests = () => onPage().queryAllByText(/^查看了醫生預約/)

beforeAll(async () => {
  user = await addUser()
  app = await startApp(PAGE)
})
afterAll(() => app.stop())

test('shows a visitor the sign-in prompt', async () => {
  await see('登入後查看誰看過你的資料')
})

test('explains its purpose without records and leads to the persons; offers no filter for a single one', async () => {
  await app.signIn(user.id)
  await see('還沒有記錄')
  expect(onPage().queryByRole('radiogroup')).not.toBeInTheDocument()
  await press('查看預約人')
  await waitFor(() => expect(window.location.hash).toContain('booking-person/booking-person'))
})

test('each reader of a day shows whose data, action, purpose and time', async () => {
  await addPerson(user.id, MOTHER)
  await addShop('a-clinic')
  await access(1, { person_id: MOTHER })
  await access(2, { person_id: MOTHER, shop_id: 'a-clinic', kind: 'report', action: 'change' })
  await access(3 * 1440, { actor: 'link', kind: 'report', purpose: 'shared' })
  await access(6 * 1440, {
    actor: 'self',
    actor_id: user.id,
    action: 'export',
    kind: 'account',
    purpose: 'download',
  })
  app.forgetAnswers()
  await app.openAt(PAGE)
  await see(/^查看了醫生預約/)
  // a card for each year, of which the last days have one or two
  const years = [...new Set([0, -3, -6].map((days) => dayIn(days).slice(0, 4)))]
  expect(
    onPage()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(years)
  expect(shownPage()).toHaveTextContent(
    /門店職員[^·]*週[^·]* · 資料屬於：a-mother查看了醫生預約 · 為診療 · \d\d:\d\d/,
  )
  // the clinic, where it is known
  expect(shownPage()).toHaveTextContent(/a-clinic繁[^·]*週[^·]* · 資料屬於：a-mother/)
  expect(shownPage()).toHaveTextContent(/持有分享連結的人[^·]*週[^·]*查看了報告 · 經你分享 · \d\d:\d\d/)
  expect(shownPage()).toHaveTextContent(/你自己[^·]*週[^·]*匯出了所有資料 · 下載 · \d\d:\d\d/)
})

test('filters the records by person, and shows an empty state for a person without records', async () => {
  await press(MOTHER, 'radio')
  await waitFor(() => expect(readRequests()).toHaveLength(1))
  expect(onPage().queryByText(/^查看了報告/)).not.toBeInTheDocument()
  const [self] = onPage().getAllByRole('radio').slice(1)
  self?.click()
  await see('還沒有記錄')
  await press('顯示全部')
  await see(/^查看了報告/)
  expect(onPage().getByRole('radio', { name: '全家' })).toBeChecked()
})

test('counts equal accesses of a day in one row, and adds the older records that are loaded', async () => {
  // all on one day: beyond midnight they would be two rows
  for (let index = 0; index < 12; index += 1)
    await access(2 * 1440, { create_time: `2025-06-02T0${Math.floor(index / 6)}:1${index % 6}:00Z` })
  app.forgetAnswers()
  await app.openAt(PAGE)
  // the day has more than is loaded, so that its numbers would not be true
  await see(/^查看了醫生預約 · 為診療 · /)
  await press('載入更多')
  await see(/^查看了醫生預約 12 次 · 為診療 · 08:10–09:15$/)
})

test('reloads the list on retry after a failed read', async () => {
  app.cutNetwork()
  app.forgetAnswers()
  await see('暫時讀不到')
  await mendAndRetry(app)
  await see(/^查看了醫生預約/)
})

test('personal data links to the access log', async () => {
  await app.openAt(PROFILE)
  await press(/^誰看過我的資料/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(PAGE))
})
