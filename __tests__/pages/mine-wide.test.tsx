import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { widenWindow } from '../support/chosen-walk'
import { holdAnswers } from '../support/held-network'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const MINE = 'pages/Mine/index'
let app: PageApp
let user: TestUser

beforeAll(async () => {
  widenWindow()
  await addShop('mw-shop')
  await addGoods('mw-check', { shops: ['mw-shop'] })
  await addSlot('mw-slot', 'mw-shop', dayIn(3), '09:30', 1)
  user = await addUser()
  app = await startApp(MINE, { userId: user.id })
})
afterAll(() => app.stop())

test('a wide window has the next appointment, which leads to its code', async () => {
  await see('七日內沒有預約。選好體檢或疫苗，就可以約時間。')
  const order = await placed(user, { goods: 'mw-check', shop: 'mw-shop', slot: 'mw-slot' })
  await paid(user, order.id)
  app.forgetAnswers()
  await app.restartAt(MINE)
  await see(/還有 3 日/)
  await press('出示預約碼')
  await waitFor(() => expect(window.location.hash).toContain('reservation'))
})

test('the page is complete while the appointment is awaited', async () => {
  const way = await holdAnswers(app.origin, routePath('comingVisits'))
  app.goThrough(way.origin)
  app.forgetAnswers()
  await app.restartAt(MINE)
  await see('語言及顯示')
  expect(onPage().queryByText('下一項預約')).not.toBeInTheDocument()
  way.release()
  await see('下一項預約')
  app.goThrough(app.origin)
})
