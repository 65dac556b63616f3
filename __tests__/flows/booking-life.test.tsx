import '@testing-library/jest-dom'
import { within } from '@testing-library/dom'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  paid,
  placed,
  type TestUser,
  value,
  verify,
} from '../support/order-world'
import { dialog, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

let app: PageApp
let user: TestUser
let orderId: string

const slotOf = async () =>
  (
    await medibook.query<{ id: string; slotId: string | null; state: string }>(
      'select id, slot_id as "slotId", state from order_booking where order_id = $1',
      [orderId],
    )
  )[0]
const takeTime = async (time: string) => {
  await press(new RegExp(`^${time}`), 'radio')
  await press('就選這個')
}

beforeAll(async () => {
  await addShop('life-shop')
  await addGoods('life-exam', { shops: ['life-shop'] })
  await addSlot('life-ten', 'life-shop', dayIn(3), '10:00', 1)
  await addSlot('life-eleven', 'life-shop', dayIn(3), '11:00', 1)
  user = await addUser()
  orderId = (await placed(user, { goods: 'life-exam', shop: 'life-shop' })).id
  await paid(user, orderId)
  app = await startApp('pages-order/order-list/order-list?tab=toBook', { userId: user.id })
})
afterAll(() => app.stop())

test('a paid order is booked, rescheduled once, cancelled, booked once more, and verified by the clinic', async () => {
  await press('選日期 life-exam繁')
  await takeTime('10:00')
  await see('已預約，等你來')
  expect(await slotOf()).toMatchObject({ slotId: 'life-ten', state: 'booked' })

  await press('改期（餘 1 次）')
  await takeTime('11:00')
  expect(await dialog()).toHaveTextContent(/10:00.*→.*11:00.*這是最後一次改期/)
  await pressInDialog('再想想')
  expect(await slotOf()).toMatchObject({ slotId: 'life-ten' })
  await press('就選這個')
  await pressInDialog('確定改期')
  await see('已經改期')
  await see('11:00')
  expect(await slotOf()).toMatchObject({ slotId: 'life-eleven', state: 'booked' })
  expect(await value('select taken from slot where id = $1', ['life-ten'])).toBe(0)
  expect(onPage().getByRole('button', { name: /改期/ })).toHaveAttribute('aria-disabled', 'true')
  const reason = await see('改期一次的機會已用。如需再改，請聯絡客服。')
  // read before the button that it explains
  expect(
    reason.compareDocumentPosition(onPage().getByRole('button', { name: /改期/ })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()

  await press('更多')
  await press('取消預約')
  const asked = await dialog()
  expect(asked).toHaveTextContent(/已付款項會保留在訂單中，之後可再預約一次/)
  expect(within(asked).getByRole('button', { name: '取消預約' })).not.toHaveClass('primary')
  expect(within(asked).getByRole('button', { name: '保留預約' })).toHaveClass('primary')
  await pressInDialog('取消預約')
  await see('已付款，等你選日期')
  expect(await slotOf()).toMatchObject({ slotId: null, state: 'pre' })
  expect(await value('select taken from slot where id = $1', ['life-eleven'])).toBe(0)

  await press('選日期')
  await see(/這是最後一次預約/)
  await takeTime('10:00')
  await see('已預約，等你來')
  const booked = await slotOf()
  expect(booked).toMatchObject({ slotId: 'life-ten', state: 'booked' })
  expect(onPage().getByRole('button', { name: /改期/ })).toHaveAttribute('aria-disabled', 'true')
  await see('改期和取消的機會都已用。如需更改，請聯絡客服。')

  expect(await verify({ bookingId: booked?.id ?? '' })).toBeNull()
  await app.restartAt('pages-common/reservation/reservation?tab=done')
  await see(/ 完成$/)
  await see('life-exam繁')
  await app.restartAt(`pages-order/order-info/order-info?id=${orderId}`)
  await see(/完成$/)
  expect(onPage().queryByRole('img', { name: /QR|預約碼|出示/ })).not.toBeInTheDocument()
})
