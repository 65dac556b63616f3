import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addCourseWorld, addTime, closeDay, courses } from '../support/course-world'
import {
  addUser,
  booking,
  confirmInjected,
  dayIn,
  paid,
  placed,
  type TestUser,
  verify,
} from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const PAGE = 'pages-common/course/course'
let app: PageApp
let user: TestUser
let doses: string[]

beforeAll(async () => {
  await addCourseWorld()
  // the second dose may be given today: its first two days are closed, then the clinic is open
  await medibook.query(`update spu set needle_intervals = '[1, 20]' where id = 'c-vaccine'`)
  await closeDay(1, 'holiday')
  await closeDay(2, 'holiday')
  user = await addUser()
  const slot = await addTime({ inDays: 4, kind: 'vaccine' })
  await addTime({ inDays: 3, kind: 'vaccine', capacity: 5 })
  const made = await placed(user, { goods: 'c-vaccine', shop: 'c-shop', slot })
  await paid(user, made.id)
  doses = made.bookings.map(({ id }) => id)
  app = await startApp(PAGE, { userId: user.id })
})
afterAll(() => app.stop())

test('shows the whole course from the first dose on', async () => {
  await see('疫苗療程')
  await see(/已約第 1 針/)
  await see('第 1 針後開放')
  await see('第 2 針後開放')
  await waitFor(() => expect(onPage().getAllByText(/按上一針的日期調整$/)).toHaveLength(2))
})

test('skips closed days for the second dose, whose calendar opens on the first open day', async () => {
  await verify({ bookingId: doses[0] ?? '' })
  await app.restartAt(PAGE)
  await see(/已接種 0 針，共 \d 針$/)
  // the drawing and the line of progress do not repeat the tag
  expect(onPage().getAllByText(/待確認/)).toHaveLength(1)
  expect(onPage().queryByText('已完成')).not.toBeInTheDocument()
  await confirmInjected(user, doses[0] ?? '')
  await app.restartAt(PAGE)
  await see(/已接種 1 針，共 3 針$/)
  await see(/休息，最早/)
  expect((await courses(user))[0]?.doses[1]?.firstOpenDay).toBe(dayIn(3))
  await press('選日期')
  await press(/^08:\d\d/, 'radio')
  await press('就選這個')
  await see('預約好了')
  expect((await booking(user, doses[1] ?? '')).data).toMatchObject({ state: 'booked', date: dayIn(3) })
})

test('allows undoing a confirmed injection while the next dose is not booked', async () => {
  const other = await addUser()
  const slot = await addTime({ inDays: 5, kind: 'vaccine' })
  const made = await placed(other, { goods: 'c-vaccine', shop: 'c-shop', slot })
  await paid(other, made.id)
  const first = made.bookings[0]?.id ?? ''
  await verify({ bookingId: first })
  await confirmInjected(other, first)
  await app.signInAs(other.id)
  await app.restartAt(PAGE)
  await press('撤回接種確認')
  await pressInDialog('撤回')
  await see('已撤回')
  expect((await booking(other, first)).data.state).toBe('writeOff')
  await see('第 1 針後開放')
})

test('states how late an overdue dose is and that the course continues', async () => {
  const other = await addUser()
  const slot = await addTime({ inDays: 6, kind: 'vaccine' })
  const made = await placed(other, { goods: 'c-vaccine', shop: 'c-shop', slot })
  await paid(other, made.id)
  const first = made.bookings[0]?.id ?? ''
  await verify({ bookingId: first })
  await confirmInjected(other, first)
  // given 60 days ago: its second dose was recommended on days 1 to 6 after it
  await medibook.query(
    `update order_booking set injected_time = injected_time - interval '60 days' where id = $1`,
    [first],
  )
  await app.signInAs(other.id)
  await app.restartAt(PAGE)
  await see('遲了 54 日')
  await see(/^遲了也可以接着打/)
})

test("opens a first dose's calendar on the first day with a free place, not on a full one", async () => {
  const other = await addUser()
  const made = await placed(other, { goods: 'c-vaccine', shop: 'c-shop' })
  await paid(other, made.id)
  expect((await courses(other))[0]?.doses[0]?.firstOpenDay).toBe(dayIn(0))
  await addTime({ inDays: 0, kind: 'vaccine', capacity: 1, taken: 1 })
  await app.signInAs(other.id)
  await app.restartAt(PAGE)
  await press('選日期')
  await press(/^08:\d\d/, 'radio')
  await press('就選這個')
  await see('預約好了')
  expect((await booking(other, made.bookings[0]?.id ?? '')).data).toMatchObject({ date: dayIn(3) })
})

test('follows the chosen day of the first dose in the plan before purchase', async () => {
  await app.restartAt(`${PAGE}?spuId=c-vaccine`)
  await see('c-vaccine繁')
  await waitFor(() => expect(onPage().getAllByText(/^建議 .+至.+$/)).toHaveLength(2))
})
