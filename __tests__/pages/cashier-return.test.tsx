import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addGoods, addShop, addUser, paid, placed } from '../support/order-world'
import { type PageApp, see, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  await addShop('return-shop')
  await addGoods('return-exam', { shops: ['return-shop'] })
  const user = await addUser()
  const { id } = await placed(user, { goods: 'return-exam', shop: 'return-shop' })
  await paid(user, id)
  app = await startApp(`pages-order/pay-success/pay-success?id=${id}`, { userId: user.id, hasPoster: true })
})
afterAll(() => app.stop())

test('shows the result of a payment on return from the cashier, not covered by the poster', async () => {
  await see('付款成功')
  // a poster would be read before them, after the first page
  await waitFor(() => expect(medibook.log()).toContain(routePath('h5Init')))
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(screen.queryByRole('dialog', { name: '首頁海報' })).not.toBeInTheDocument()
  expect(medibook.log()).not.toContain(routePath('homeConfig'))
})
