import '@testing-library/jest-dom'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { pageSize } from '@/api/paging'
import { formatMoment } from '@/i18n/format'
import { plainText } from '@/i18n/line-breaks'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addClinic, askDoctor } from '../support/clinic-world'
import { loseAnswers } from '../support/held-network'
import {
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  book,
  booking,
  dayIn,
  order,
  paid,
  newKey,
  placed,
  type TestUser,
  verify,
} from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const PAGE = 'pages-common/reservation/reservation'
let app: PageApp
let user: TestUser
let bookedId: string
let doseId: string

const firstBooking = async (orderId: string) => (await order(user, orderId)).data.bookings[0]?.id ?? ''
/** Requests the refund of an order. */
const askBack = (buyer: TestUser, orderId: string) =>
  medibook.call('refundApply', {
    body: { idempotencyKey: newKey(), orderId, reason: 'planChanged' },
    session: buyer.session,
  })

beforeAll(async () => {
  await addShop('res-shop')
  await addGoods('res-exam', { shops: ['res-shop'] })
  await addGoods('res-other', { shops: ['res-shop'] })
  await addGoods('res-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    shops: ['res-shop'],
    doses: 2,
    doseIntervals: [30],
  })
  await addSlot('res-ten', 'res-shop', dayIn(3), '10:00', 2)
  await addSlot('res-eleven', 'res-shop', dayIn(3), '11:00', 1)
  await addSlot('res-dose', 'res-shop', dayIn(2), '09:00', 2, 'vaccine')
  user = await addUser()
  await addPerson(user.id, 'res-child', { birthDate: '2015-05-05' })
  const booked = await placed(user, { goods: 'res-exam', shop: 'res-shop', slot: 'res-ten' })
  await paid(user, booked.id)
  bookedId = await firstBooking(booked.id)
  const waiting = await placed(user, { goods: 'res-other', shop: 'res-shop', person: 'res-child' })
  await paid(user, waiting.id)
  const course = await placed(user, { goods: 'res-course', shop: 'res-shop', slot: 'res-dose' })
  await paid(user, course.id)
  doseId = await firstBooking(course.id)
  app = await startApp(`${PAGE}?tab=booked&code=${bookedId}`, { userId: user.id })
})
afterAll(() => app.stop())

test('opens the code named by a link', async () => {
  await see('預約碼')
  await see((await booking(user, bookedId)).data.verifyCode ?? 'no code')
  await press('關閉')
})

test('shows three lists with their counts, filtered by person', async () => {
  // the second dose of the course, which is not open yet, is not counted
  await waitFor(() => expect(onPage().getByRole('tab', { name: '待預約，1 項' })).toBeInTheDocument())
  await waitFor(() => expect(onPage().getByRole('tab', { name: '已預約，2 項' })).toBeInTheDocument())
  await see('res-exam繁')
  const others = () => onPage().getByRole('link', { name: '按門店' })
  const [first] = onPage().getAllByRole('heading', { level: 2 })
  expect(first?.compareDocumentPosition(others())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await press('res-child', 'radio')
  await see('還沒有預約')
  expect(others()).toBeInTheDocument()
  await press(/^待預約/, 'tab')
  await see('res-other繁')
  await press('全家', 'radio')
})

/** Unfolds the row of an appointment. */
const unfold = (name: RegExp) =>
  waitFor(() => fireEvent.click(onPage().getByRole('button', { name, expanded: false })))

test('the soonest appointment is first; the others are folded rows of a month', async () => {
  await app.openAt(PAGE)
  await see('res-exam繁')
  const code = (group: RegExp) =>
    within(onPage().getByRole('group', { name: group })).getByRole('button', { name: '出示預約碼' })
  // filled from the day before
  await waitFor(() => expect(code(/res-course繁 第 1 針$/)).toHaveClass('tint'))
  expect(onPage().getAllByRole('button', { name: '出示預約碼' })).toHaveLength(1)
  await unfold(/res-exam繁/)
  expect(code(/res-exam繁$/)).toHaveClass('tint')
  const titles = onPage()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['下次預約', expect.stringMatching(/^\d+年\d+月$/)])
  // a row is a button, which has no structure inside; its month is the heading
  const names = onPage().getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['res-course繁\u00a0· 第 1 針'])
  const toCalendar = onPage().getAllByRole('button', { name: '加到日曆' })
  expect(toCalendar).toHaveLength(2)
  // below the address, which it would squeeze from beside it
  for (const button of toCalendar) expect(button.closest('.note')).toBeInTheDocument()
})

test('switches to the list by clinic, of the same tab and person, and back, without a new history entry', async () => {
  await app.openAt(`${PAGE}?tab=preBook`)
  await press('res-child', 'radio')
  await see('res-other繁')
  const shown = (name: string) => onPage().getByRole('link', { name })
  expect(shown('按日期')).toHaveAttribute('aria-current', 'page')
  const entries = window.history.length
  shown('按門店').focus()
  fireEvent.keyDown(shown('按門店'), { key: 'Enter' })
  await waitFor(() => expect(window.location.hash).toContain('clinic-reservation/clinic-reservation'))
  await app.arrived()
  await see('res-other繁')
  expect(onPage().getByRole('tab', { name: '待預約，1 項' })).toHaveAttribute('aria-selected', 'true')
  expect(onPage().getByRole('radio', { name: 'res-child' })).toBeChecked()
  await waitFor(() => expect(shown('按門店')).toHaveFocus())
  expect(shown('按門店')).toHaveAttribute('aria-current', 'page')
  await press('按日期', 'link')
  await waitFor(() => expect(window.location.hash).toContain('pages-common/reservation/reservation'))
  await app.arrived()
  await waitFor(() => expect(onPage().getByRole('radio', { name: 'res-child' })).toBeChecked())
  expect(window.history.length).toBe(entries)
  await app.openAt(PAGE)
})

test('opens the map of the clinic of a single appointment and of a dose', async () => {
  await press(/^已預約/, 'tab')
  await unfold(/res-exam繁/)
  for (const name of [/^更多 res-exam/, /^更多 res-course/]) {
    await press(/^已預約/, 'tab')
    await press(name)
    await press('地圖')
    await waitFor(() => expect(window.location.hash).toContain('map/fullScreen?id=res-shop'))
    await app.arrived()
    await press('返回')
    await waitFor(() => expect(window.location.hash).toContain('reservation/reservation'))
    await app.arrived()
  }
  await press(/^待預約/, 'tab')
})

test('keeps the sheet open with the nearest free slots when one was taken meanwhile', async () => {
  await press(/^待預約/, 'tab')
  await press('選日期')
  await press(/^11:00/, 'radio')
  const rival = await addUser()
  const theirs = await placed(rival, { goods: 'res-exam', shop: 'res-shop' })
  await paid(rival, theirs.id)
  const theirBooking =
    (await medibook.query<{ id: string }>('select id from order_booking where order_id = $1', [theirs.id]))[0]
      ?.id ?? ''
  expect(
    (await book(rival, 'bookWaiting', { id: theirBooking, shopId: 'res-shop', slotId: 'res-eleven' })).code,
  ).toBe(0)
  await press('就選這個')
  await see('這個時間剛被約滿。')
  await press(/10:00$/)
  await press('就選這個')
  await see('預約好了')
  await waitFor(() => expect(onPage().getByRole('tab', { name: '已預約，3 項' })).toBeInTheDocument())
})

test('confirms a verified dose as injected, and opens the next one from its first day', async () => {
  await see('我的預約')
  expect(await verify({ bookingId: doseId })).toBeNull()
  await app.restartAt(`${PAGE}?tab=done`)
  await see('第 2 針')
  await press('確認已接種')
  await pressInDialog('已經接種')
  await see('已記錄接種')
  await see(/^建議 .+至.+$/)
  expect((await booking(user, doseId)).data.state).toBe('injected')
})

test('shows the server’s refund for a cancellation, and its reason when there is none', async () => {
  const buyer = await addUser()
  const bought = await placed(buyer, { goods: 'res-other', shop: 'res-shop' })
  await paid(buyer, bought.id)
  await app.signInAs(buyer.id)
  await app.openAt(`${PAGE}?tab=preBook`)
  await press(/^更多/)
  await press('取消並退款 HK$1,000')
  await waitFor(() => expect(window.location.hash).toContain(`refund/refund?orderId=${bought.id}`))
  await askBack(buyer, bought.id)
  await app.restartAt(`${PAGE}?tab=preBook`)
  await see('我們正在處理你的申請。想繼續預約，請先撤回申請。')
  await see('已申請退款')
  expect(onPage().queryByRole('button', { name: '選日期' })).not.toBeInTheDocument()
  expect(onPage().queryByText('這張訂單已有處理中的退款申請')).not.toBeInTheDocument()
})

test('shows at what time an appointment was cancelled by its refund', async () => {
  const buyer = await addUser()
  const bought = await placed(buyer, { goods: 'res-other', shop: 'res-shop' })
  await paid(buyer, bought.id)
  const { data: request } = await askBack(buyer, bought.id)
  const approve = { body: { id: request.id } }
  expect(await medibook.call('POST', '/sandbox/desk/refunds/approve', approve)).toMatchObject({ code: 0 })
  // a time of its own: all others are of the same minute
  await medibook.query(
    `update order_booking set cancel_time = cancel_time + interval '7 minutes' where order_id = $1`,
    [bought.id],
  )
  const { cancelTime } = (await booking(buyer, bought.bookings[0]?.id ?? '')).data
  await app.signInAs(buyer.id)
  await app.openAt(`${PAGE}?tab=done`)
  await see(plainText(`${formatMoment(cancelTime ?? '')} 取消`))
})

test('fills the button of the code on the day before', async () => {
  const patient = await addUser()
  await addSlot('res-tomorrow', 'res-shop', dayIn(1), '10:00', 1)
  await paid(
    patient,
    (await placed(patient, { goods: 'res-exam', shop: 'res-shop', slot: 'res-tomorrow' })).id,
  )
  await app.signInAs(patient.id)
  await app.openAt(PAGE)
  await waitFor(() => expect(onPage().getByRole('button', { name: '出示預約碼' })).toHaveClass('primary'))
})

test('has the visits to doctors of the chosen person among the appointments', async () => {
  const patient = await addUser()
  await addPerson(patient.id, 'res-parent')
  await addClinic('res-clinic', 'res-doctor')
  expect(await askDoctor(patient, { doctor: 'res-doctor', date: dayIn(3) })).toMatchObject({ code: 0 })
  await app.signInAs(patient.id)
  await app.openAt(PAGE)
  const visits = () => onPage().queryAllByRole('link', { name: /res-doctor繁/ })
  const all = () => onPage().queryAllByRole('link', { name: '按門店' })
  await waitFor(() => expect(visits()).toHaveLength(1))
  expect(visits()[0]).toHaveTextContent('等待醫生確認')
  await see(/^醫生會在 .+ 前答覆。$/)
  // a request is no appointment before the doctor confirms it
  expect(onPage().getByRole('tab', { name: '已預約' })).toBeInTheDocument()
  expect(all()).toHaveLength(1)
  expect(onPage().queryByText('還沒有預約')).not.toBeInTheDocument()
  await press('res-parent', 'radio')
  await see('還沒有預約')
  expect(visits()).toHaveLength(0)
  expect(all()).toHaveLength(1)
  await press('全家', 'radio')
  await press(/res-doctor繁/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('doctor-booking?id='))
  await app.arrived()
  const [, id] = /id=([\w-]+)/.exec(window.location.hash) ?? []
  expect(await medibook.call('POST', '/sandbox/desk/doctor/confirm', { body: { id } })).toMatchObject({
    code: 0,
  })
  window.history.back()
  await waitFor(() => expect(visits()[0]).toHaveTextContent('還有 3 日'))
  expect(onPage().getByRole('tab', { name: '已預約，1 項' })).toBeInTheDocument()
})

test('shows the visits to doctors also when the other appointments cannot be read', async () => {
  const patient = await addUser()
  await addClinic('res-unread', 'res-known')
  expect(await askDoctor(patient, { doctor: 'res-known', date: dayIn(3) })).toMatchObject({ code: 0 })
  const network = await loseAnswers(app.origin, routePath('bookingBookedList'))
  app.goThrough(network.origin)
  await app.signInAs(patient.id)
  await app.restartAt(PAGE)
  await waitFor(() => expect(onPage().queryAllByRole('link', { name: /res-known繁/ })).toHaveLength(1))
  await mendAndRetry(app)
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(onPage().queryByText('暫時讀不到')).not.toBeInTheDocument()
  expect(onPage().queryAllByRole('link', { name: /res-known繁/ })).toHaveLength(1)
})

test('has more open visits than a page of a list', async () => {
  const patient = await addUser()
  await addClinic('res-many', 'res-busy')
  for (let day = 3; day <= 3 + pageSize; day += 1)
    expect(await askDoctor(patient, { doctor: 'res-busy', date: dayIn(day) })).toMatchObject({ code: 0 })
  await app.signInAs(patient.id)
  await app.restartAt(PAGE)
  await waitFor(() =>
    expect(onPage().queryAllByRole('link', { name: /res-busy繁/ })).toHaveLength(pageSize + 1),
  )
})
