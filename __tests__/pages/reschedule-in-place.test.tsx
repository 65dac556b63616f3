import '@testing-library/jest-dom'
import { waitFor, within } from '@testing-library/dom'
import { holdAnswers } from '../support/held-network'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  booking,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { dialog, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

/** Texts rendered as QR codes, since jsdom has no background pictures. */
const mockDrawn: string[] = []
jest.mock('uqr', () => {
  const actual = jest.requireActual<typeof import('uqr')>('uqr')
  return {
    ...actual,
    encode: (...args: Parameters<typeof actual.encode>) => {
      mockDrawn.push(String(args[0]))
      return actual.encode(...args)
    },
  }
})

let app: PageApp
let user: TestUser
let orderId: string
let bookingId: string

beforeAll(async () => {
  await addShop('move-shop')
  await addGoods('move-exam', { shops: ['move-shop'] })
  await addSlot('move-ten', 'move-shop', dayIn(3), '10:00')
  await addSlot('move-eleven', 'move-shop', dayIn(3), '11:00')
  user = await addUser()
  const made = await placed(user, { goods: 'move-exam', shop: 'move-shop', slot: 'move-ten' })
  orderId = made.id
  bookingId = made.bookings[0]?.id ?? ''
  await paid(user, orderId)
  app = await startApp(`pages-order/order-info/order-info?id=${orderId}`, { userId: user.id })
})
afterAll(() => app.stop())

const code = async () => (await booking(user, bookingId)).data.verifyCode ?? 'no code'
/** The QR code contains the code without grouping. */
const drawn = () => mockDrawn.at(-1)
const inQr = (text: string) => text.replaceAll(' ', '')

test('shows both times before a reschedule; its answer alone updates the ticket and its QR code', async () => {
  await see(await code())
  const before = await code()
  expect(drawn()).toBe(inQr(before))
  await press(/^改期/)
  await press(/^11:00/, 'radio')
  await press('就選這個')
  const asked = await dialog()
  expect(asked).toHaveTextContent(/10:00.*→.*11:00.*這是最後一次改期/)
  expect(within(asked).getByRole('button', { name: '確定改期' })).toBeInTheDocument()
  expect((await booking(user, bookingId)).data).toMatchObject({ time: '10:00', verifyCode: before })
  const way = await holdAnswers(app.origin, '/orderinfo/')
  app.goThrough(way.origin)
  try {
    await pressInDialog('確定改期')
    await waitFor(async () => expect(await code()).not.toBe(before))
    await see(await code())
    expect(onPage().queryByText(before)).not.toBeInTheDocument()
    expect(drawn()).toBe(inQr(await code()))
    await see('11:00')
    await waitFor(() => expect(way.heldCount()).toBeGreaterThan(0))
  } finally {
    way.release()
    app.mendNetwork()
  }
})
