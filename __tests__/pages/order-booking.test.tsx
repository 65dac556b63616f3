import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { bookingForOrder } from '@contract/routes/aftersales'
import { loseAnswers } from '../support/held-network'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  linesOf,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const PAGE = 'pages-clinic/goods-booking/goods-booking'
let app: PageApp
let user: TestUser
let orderId = ''

const rows = () =>
  medibook.query<{ id: string; state: string; slot_id: string | null }>(
    'select id, state, slot_id from order_booking where order_id = $1 order by id',
    [orderId],
  )
const states = async () => (await rows()).map(({ state, slot_id }) => [state, slot_id])
const chooseTime = async (time: RegExp) => {
  await press(/^日期和時間/)
  await press(time, 'radio')
  await press('就選這個')
}

beforeAll(async () => {
  await addShop('ob-shop')
  for (const id of ['ob-check', 'ob-heart']) await addGoods(id, { shops: ['ob-shop'] })
  await addSlot('ob-one', 'ob-shop', dayIn(3), '09:00', 1)
  await addSlot('ob-two', 'ob-shop', dayIn(3), '10:00', 2)
  user = await addUser()
  const lines = linesOf('ob-check', 'ob-heart')
  const order = await placed(user, {
    goods: 'ob-check',
    shop: 'ob-shop',
    expected: '2000.00',
    body: { lines },
  })
  orderId = order.id
  await paid(user, orderId)
  app = await startApp(`${PAGE}?shopId=ob-shop`, { userId: user.id })
})
afterAll(() => app.stop())

test('books the appointments of one order together', async () => {
  await see('同一訂單有 2 項預約')
  await press('一起預約')
  await waitFor(() => expect(window.location.hash).toContain(`id=`))
  await see('預約 2 項')
})

test('reports missing values at their fields, and books nothing', async () => {
  await press('預約 2 項')
  await see('請選擇日期和時間')
  expect((await states()).every(([state]) => state === 'pre')).toBe(true)
})

test('books none at a time with too few places; offers the nearest, then books all together', async () => {
  await chooseTime(/^09:00/)
  await press('預約 2 項')
  await see('這個時間剛被約滿。')
  expect((await states()).every(([state]) => state === 'pre')).toBe(true)
  await press(/10:00/)
  await press('就選這個')
  const lossy = await loseAnswers(medibook.origin, bookingForOrder.path)
  app.goThrough(lossy.origin)
  await press('預約 2 項')
  await waitFor(() => expect(lossy.lostCount()).toBe(1))
  await pressInDialog('確定')
  app.mendNetwork()
  // the choice stays, and pressing again repeats the same request
  await press(/^預約 2 項|^我的預約/)
  await waitFor(async () =>
    expect(await states()).toEqual([
      ['booked', 'ob-two'],
      ['booked', 'ob-two'],
    ]),
  )
})

test('cancels all together after a confirmation, and books them once more', async () => {
  await app.openAt(`${PAGE}?orderId=${orderId}`)
  expect(onPage().queryByRole('button', { name: '預約 2 項' })).not.toBeInTheDocument()
  await press('取消 2 項預約')
  await pressInDialog('全部取消')
  await see('預約 2 項')
  expect(await states()).toEqual([
    ['pre', null],
    ['pre', null],
  ])
  await chooseTime(/^10:00/)
  await press('預約 2 項')
  await see('其中有不能再取消的預約，請聯絡門店。')
  expect(onPage().getByRole('button', { name: '取消 2 項預約' })).toHaveAttribute('aria-disabled', 'true')
})

test('shows what was booked meanwhile when the page is shown again', async () => {
  await addSlot('ob-three', 'ob-shop', dayIn(4), '09:00', 2)
  const { id, bookings } = await placed(user, {
    goods: 'ob-check',
    shop: 'ob-shop',
    expected: '2000.00',
    body: { lines: linesOf('ob-check', 'ob-heart') },
  })
  await paid(user, id)
  await app.openAt(`${PAGE}?orderId=${id}`)
  await see('預約 2 項')
  await app.open('pages-common/reservation/reservation')
  await app.arrived()
  const where = { shopId: 'ob-shop', slotId: 'ob-three' }
  for (const one of bookings)
    expect(await book(user, 'bookWaiting', { id: one.id, ...where })).toMatchObject({ code: 0 })
  await press('返回')
  await see('取消 2 項預約')
  expect(onPage().queryByRole('button', { name: '預約 2 項' })).not.toBeInTheDocument()
})

test("reports another account's order as not found", async () => {
  const other = await addUser()
  const order = await placed(other, { goods: 'ob-check', shop: 'ob-shop' })
  await app.openAt(`${PAGE}?orderId=${order.id}`)
  await see('沒有要預約的項目')
})
