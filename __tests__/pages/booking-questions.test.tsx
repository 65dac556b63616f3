import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  booking,
  dayIn,
  newKey,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { dialog, type PageApp, press, pressInDialog, startApp } from '../support/page-app'

const PAGE = 'pages-common/reservation/reservation'
let app: PageApp
let user: TestUser

beforeAll(async () => {
  for (const shop of ['ask-here', 'ask-there']) await addShop(shop)
  const shops = ['ask-here', 'ask-there']
  await addGoods('ask-exam', { shops })
  await addGoods('ask-advice', { kind: 'service', slotKind: 'free', isFree: true, priceCents: 0, shops })
  await addSlot('ask-ten', 'ask-here', dayIn(3), '10:00')
  await addSlot('ask-eleven', 'ask-here', dayIn(3), '11:00')
  await addSlot('ask-elsewhere', 'ask-there', dayIn(3), '16:00')
  await addSlot('ask-free', 'ask-here', dayIn(4), '10:00', 5, 'free')
  user = await addUser()
  app = await startApp('pages/Mine/index', { userId: user.id })
})
afterAll(() => app.stop())

test('says before a free appointment is cancelled what is lost, and nothing of a payment', async () => {
  const { data } = await medibook.call('freeBooking', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      spuId: 'ask-advice',
      shopId: 'ask-here',
      slotId: 'ask-free',
      personId: user.person,
      phoneCode: '+852',
      phone: '91234567',
    },
  })
  await app.openAt(PAGE)
  await press(/^更多 ask-advice/)
  await press('取消預約')
  const asked = await dialog()
  expect(asked).toHaveTextContent(/10:00 的名額會釋放。/)
  expect(asked).not.toHaveTextContent(/付款|訂單/)
  await pressInDialog('取消預約')
  await waitFor(async () => expect((await booking(user, data.id)).data.state).toBe('pre'))
})

test('names the other clinic before the last change of an appointment, and only another one', async () => {
  const made = await placed(user, { goods: 'ask-exam', shop: 'ask-here', slot: 'ask-ten' })
  await paid(user, made.id)
  const id = made.bookings[0]?.id ?? ''
  await app.openAt(PAGE)
  await press(/^改期/)
  await press(/^11:00/, 'radio')
  await press('就選這個')
  expect(await dialog()).not.toHaveTextContent('地點')
  await pressInDialog('再想想')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

  await press('換門店')
  await press(/^ask-there繁/, 'radio')
  await press(/^16:00/, 'radio')
  await press('就選這個')
  expect(await dialog()).toHaveTextContent(/10:00.*→.*16:00.*地點改為 ?ask-there繁。.*這是最後一次改期/)
  await pressInDialog('確定改期')
  await waitFor(async () =>
    expect((await booking(user, id)).data).toMatchObject({ shopId: 'ask-there', time: '16:00' }),
  )
})
