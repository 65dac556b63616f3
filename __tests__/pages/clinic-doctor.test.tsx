import '@testing-library/jest-dom'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { addClinic, addDoctor } from '../support/clinic-world'
import { addUser, dayIn, insert, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const PAGE = 'pages-clinic/clinic-doctor/clinic-doctor'
let app: PageApp
let user: TestUser

beforeAll(async () => {
  await addClinic('d-clinic', 'd-first', { sex: '2', languages: ['yue'] })
  await addDoctor('d-second', { shop: 'd-clinic', sex: '1', languages: ['pt'], department: 'dept-eyes' })
  await addDoctor('d-off', { shop: 'd-clinic', isAvailable: false })
  await medibook.query(
    'update doctor set registration_no = $2, qualifications = $3, register_name = $4 where id = $1',
    [
      'd-first',
      'M02001',
      JSON.stringify([{ 'zh-Hant': '內外全科醫學士', en: 'MBBS' }]),
      JSON.stringify({ 'zh-Hant': '醫務委員會註冊編號', en: 'Medical council, no.' }),
    ],
  )
  for (const n of [1, 2, 3])
    await insert('doctor_review', {
      id: `d-review-${n}`,
      doctor_id: 'd-first',
      score: 5,
      // the second was written in English
      content: n === 2 ? { en: 'Patient and clear' } : { 'zh-Hant': `評語${n}`, en: `words ${n}` },
      author_text: { 'zh-Hant': '40–49 歲女士', en: 'Woman, 40–49' },
      date: dayIn(-n),
    })
  user = await addUser()
  app = await startApp(`${PAGE}?shopId=d-clinic`, { userId: user.id })
})
afterAll(() => app.stop())

test('a filter restricts the list and is stored in the address', async () => {
  await see('d-first繁')
  await see('d-second繁')
  await press(/^語言/)
  await press('葡語', 'option')
  await waitFor(() => expect(onPage().queryByText('d-first繁')).not.toBeInTheDocument())
  await see('d-second繁')
  expect(window.location.hash).toContain('language=pt')
  await press(/^性別/)
  await press('女醫生', 'option')
  await see('沒有這樣的醫生')
  await press('看全部醫生')
  await see('d-first繁')
  expect(window.location.hash).toBe(`#/${PAGE}?shopId=d-clinic`)
})

test("shows each filter's value, opens its options, and clears one or all", async () => {
  await app.openAt(`${PAGE}?shopId=d-clinic`)
  await see('d-first繁')
  const filters = onPage().getByRole('group', { name: '篩選醫生' })
  const names = () =>
    within(filters)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names()).toEqual(['科室 不限', '最早可約 不限', '語言 不限', '性別 不限'])
  const language = within(filters).getByRole('button', { name: '語言 不限' })
  expect(language).toHaveTextContent(/^語言$/)
  expect(language).toHaveAttribute('aria-expanded', 'false')
  fireEvent.keyDown(language, { key: 'Enter' })
  await waitFor(() => expect(language).toHaveAttribute('aria-expanded', 'true'))
  await press('葡語', 'option')
  await waitFor(() => expect(language).toHaveTextContent(/^葡語$/))
  expect(language).toHaveAttribute('aria-expanded', 'false')
  await press('性別 不限')
  await press('男醫生', 'option')
  await waitFor(() =>
    expect(names()).toEqual(['科室 不限', '最早可約 不限', '語言 葡語', '性別 男醫生', '清除篩選']),
  )
  await press('語言 葡語')
  await press('不限', 'option')
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?shopId=d-clinic&sex=1`))
  await press('清除篩選')
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?shopId=d-clinic`))
  await see('d-first繁')
  expect(names()).toEqual(['科室 不限', '最早可約 不限', '語言 不限', '性別 不限'])
})

test('applies the filters of the address', async () => {
  await app.openAt(`${PAGE}?shopId=d-clinic&departmentId=dept-eyes&within=7`)
  await see('d-second繁')
  expect(onPage().queryByText('d-first繁')).not.toBeInTheDocument()
})

test('shows the clinic of each doctor in the list of all clinics, restricted to a region', async () => {
  await medibook.query(`update shop set region = 'MO' where id = 'd-clinic'`)
  app.forgetAnswers()
  await app.openAt(PAGE)
  await press(/^地區/)
  await press('澳門', 'option')
  await see('d-second繁')
  expect(window.location.hash).toContain('region=MO')
  const places = onPage().getAllByText(/ · (香港|澳門|中國內地|台灣)$/)
  expect(places.map(({ textContent }) => textContent?.split(' · ')[1])).toEqual(places.map(() => '澳門'))
  await press(/^地區/)
  await press('香港', 'option')
  await waitFor(() => expect(onPage().queryByText('d-second繁')).not.toBeInTheDocument())
  await press(/^地區/)
  await press('不限', 'option')
  expect(window.location.hash).toContain('region=all')
})

test("shows registration number, qualifications, fee and reviews in a doctor's profile", async () => {
  await app.openAt(`${PAGE}?id=d-first`)
  for (const words of [
    '醫務委員會註冊編號',
    'M02001',
    '內外全科醫學士',
    '診金（到店付）',
    'HK$500',
    '評價（3）',
    '評語1',
  ])
    await see(words)
  // what a visit costs and where it is come before the choice of its time
  const times = onPage().getByRole('heading', { name: '未來 14 日' })
  for (const words of ['HK$500', 'd-clinic繁'])
    expect(onPage().getByText(words).compareDocumentPosition(times)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const ofReview = (words: string) => onPage().getByText(words).closest('[role=listitem]')
  expect(ofReview('Patient and clear')).toHaveTextContent('以其他語言書寫')
  expect(ofReview('評語1')).not.toHaveTextContent('以其他語言書寫')
  await press(/^全部 評價/, 'link')
  await see('評語3')
})

test('a day on which the doctor is away is not called a day on which the clinic is closed', async () => {
  await insert('doctor_leave', { doctor_id: 'd-second', date: dayIn(2) })
  await app.openAt(`${PAGE}?id=d-second`)
  await see('休診')
  expect(onPage().queryByText('休')).not.toBeInTheDocument()
})

test('offers the first time until another is chosen', async () => {
  await app.openAt(`${PAGE}?id=d-first`)
  const first = await waitFor(() => onPage().getByRole('button', { name: /^申請預約 / }))
  const [chosen] = onPage()
    .getAllByRole('radio', { checked: true })
    .filter(({ textContent }) => /^\d\d:\d\d/.test(textContent ?? ''))
  expect(first).toHaveTextContent(new RegExp(`${chosen?.textContent}$`))
  // another day has no time chosen yet
  const [, month, day] = dayIn(1).split('-').map(Number)
  await press(new RegExp(`^${month}月${day}日`), 'radio')
  await waitFor(() => expect(onPage().getByRole('button', { name: '選時間' })).toBeInTheDocument())
})

test('passes the chosen time to the request form', async () => {
  await app.openAt(`${PAGE}?id=d-first`)
  // in the evening no slot is left today
  const [, month, day] = dayIn(1).split('-').map(Number)
  await press(new RegExp(`^${month}月${day}日`), 'radio')
  // the strip has no months, the day chosen has one
  await see(new RegExp(`^${month}月${day}日 週.$`))
  // two rows of each part of the day are shown at first
  expect(onPage().queryByRole('radio', { name: /^10:00/ })).not.toBeInTheDocument()
  await press('全部 48 個時段')
  await press(/^10:00/, 'radio')
  // it is a request: the doctor answers
  await see('醫生通常在 1 個工作日內回覆。')
  await press(/^申請預約 .*10:00$/)
  await waitFor(() => expect(window.location.hash).toContain('doctorId=d-first'))
  expect(window.location.hash).toContain('time=10%3A00')
  await see('送出申請')
  await see('10:00')
})

test('saves a doctor as a favourite that links back to the profile', async () => {
  await app.openAt(`${PAGE}?id=d-first`)
  await press('收藏d-first繁')
  await see('已收藏，可在收藏裡找到')
  await app.openAt('pages-mine/browse-collect/browse-collect')
  await press(/d-first繁/, 'link')
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?id=d-first`))
})

const watches = () =>
  medibook.query('select doctor_id as "doctorId" from slot_watch where user_id = $1', [user.id])

test('offers in a list to tell when a doctor without any time has one', async () => {
  await app.openAt(`${PAGE}?shopId=d-clinic`)
  await press('有空位時通知我 d-off繁')
  await waitFor(() => expect(onPage().getAllByText('有空位時會通知你').length).toBeGreaterThan(0))
  expect(await watches()).toEqual([{ doctorId: 'd-off' }])
  expect(onPage().queryByRole('button', { name: '有空位時通知我 d-first繁' })).not.toBeInTheDocument()
  await medibook.query('delete from slot_watch where user_id = $1', [user.id])
})

test('a doctor without any time offers to tell when one opens, and who of the clinic has one', async () => {
  await app.openAt(`${PAGE}?id=d-off`)
  await see('該醫生暫時無法預約')
  expect(onPage().queryByRole('button', { name: '選時間' })).not.toBeInTheDocument()
  const others = within(await onPage().findByRole('list')).getAllByRole('listitem')
  expect(others.map(({ textContent }) => textContent?.match(/d-\w+/)?.[0]).sort()).toEqual([
    'd-first',
    'd-second',
  ])
  for (const other of others) expect(other).toHaveTextContent(/最早/)
  await press('有空位時通知我')
  await see('有空位時會通知你')
  expect(await watches()).toEqual([{ doctorId: 'd-off' }])
  await press('其他醫生')
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?shopId=d-clinic`))
})

test('the only doctor of a clinic is not offered in his own place', async () => {
  await addClinic('d-lone-clinic', 'd-lone')
  await medibook.query('update doctor set is_available = false where id = $1', ['d-lone'])
  await app.openAt(`${PAGE}?id=d-lone`)
  await see('該醫生暫時無法預約')
  await see('d-lone-clinic繁')
  expect(onPage().queryByRole('list')).not.toBeInTheDocument()
})

test("links a removed doctor's page to the other doctors", async () => {
  await app.openAt(`${PAGE}?id=nobody`)
  await see('找不到這位醫生')
})
