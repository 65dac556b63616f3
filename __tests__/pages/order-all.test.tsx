import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import { addGoods, addUser, dayIn, paid, placed, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const ALL = 'pages-order/order-all/order-all'
let app: PageApp
let user: TestUser

beforeAll(async () => {
  await addGoods('all-parcel', { isBookable: false, slotKind: null })
  await addClinic('all-clinic', 'all-doctor')
  user = await addUser()
  await placed(user, { goods: 'all-parcel' })
  await askDoctor(user, { doctor: 'all-doctor', date: dayIn(3) })
  app = await startApp(ALL, { userId: user.id })
})
afterAll(() => app.stop())
const gone = (text: RegExp) => waitFor(() => expect(onPage().queryByText(text)).not.toBeInTheDocument())

test('lists orders and doctor requests together, each with its state', async () => {
  await see(/^all-parcel/)
  await see(/^all-doctor繁/)
  await see('待付款')
})

test('filters the list by kind, stored in the address; an entry opens its page', async () => {
  await press('醫生預約', 'tab')
  await gone(/^all-parcel/)
  await waitFor(() => expect(window.location.hash).toContain('kind=doctor'))
  await press(/all-doctor/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('doctor-booking?id='))
})

test('offered times have the end of the offer beside the filled button', async () => {
  const asked = await askDoctor(user, { doctor: 'all-doctor', date: dayIn(6) })
  expect(await atDesk('doctor', 'offer', { id: asked.data.id, times: `${dayIn(7)} 09:00` })).toBeNull()
  app.forgetAnswers()
  await app.openAt(ALL)
  await see(/^\d+年\d+月\d+日.+ 前$/)
  expect(onPage().getByRole('button', { name: /^選時間 all-doctor/ })).toHaveClass('primary')
})

test('what waits for the user comes first, with its next step', async () => {
  const asked = await askDoctor(user, { doctor: 'all-doctor', date: dayIn(4) })
  await medibook.query(`update doctor_booking set state = 'declined' where id = $1`, [asked.data.id])
  const late = await placed(user, { goods: 'all-parcel' })
  await paid(user, late.id)
  app.forgetAnswers()
  await app.openAt(ALL)
  await see('等你處理')
  const [first, second] = onPage().getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('等你處理')
  expect(second).toHaveTextContent('建立')
  await press(/^付款 all-parcel/)
  await waitFor(() => expect(window.location.hash).toContain('order-info'))
  await app.openAt(ALL)
  await press(/^再次預約 all-doctor/)
  await waitFor(() => expect(window.location.hash).toContain(`previousId=${asked.data.id}`))
})

test('explains an empty result; one press clears the filters', async () => {
  await app.openAt(`${ALL}?keyword=nowhere`)
  await see('找不到符合的記錄')
  await press('顯示全部')
  await see(/^all-parcel/)
  await see(/^all-doctor繁/)
})

test('filters by a period chosen in a sheet, and clears it', async () => {
  await app.openAt(ALL)
  await press('所有時間')
  await press('去年')
  await see('找不到符合的記錄')
  await waitFor(() => expect(window.location.hash).toContain('period=lastYear'))
  await press('去年')
  await press('所有時間')
  await see(/^all-parcel/)
})

test('reloads the list on retry after a failed read', async () => {
  await app.openAt('pages/Mine/index')
  app.forgetAnswers()
  app.cutNetwork()
  await app.openAt(ALL)
  await see('點此重試')
  app.mendNetwork()
  await press('點此重試')
  await see(/^all-parcel/)
})

test('shows a visitor the sign-in prompt', async () => {
  await app.openAt('pages/Mine/index')
  app.expire()
  await app.openAt(ALL)
  await see('這裡會看到你的訂單、預約和輪候。')
})
