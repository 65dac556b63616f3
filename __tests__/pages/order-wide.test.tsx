import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { widenWindow } from '../support/chosen-walk'
import { addGoods, addShop, addSlot, addUser, dayIn, placed, type TestUser } from '../support/order-world'
import { onPage, type PageApp, see, startApp } from '../support/page-app'

let app: PageApp
let user: TestUser

beforeAll(async () => {
  widenWindow()
  await addShop('wide-shop')
  await addGoods('wide-exam', { shops: ['wide-shop'] })
  await addSlot('wide-slot', 'wide-shop', dayIn(3), '10:00', 2)
  app = await startApp('pages/Mine/index')
  user = await addUser()
  await app.signInAs(user.id)
})
afterAll(() => app.stop())

const follows = (first: HTMLElement, second: HTMLElement) =>
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

test('on a wide window the order form ends with what is ordered, its price, and one button', async () => {
  await app.restartAt('pages-goods/goods-comfirm/goods-comfirm?id=wide-exam')
  const goods = await waitFor(() => onPage().getByText('wide-exam繁'))
  const due = await waitFor(() => onPage().getByText('應付'))
  const pay = await waitFor(() => onPage().getByRole('button', { name: /^去付款 HK/ }))
  follows(onPage().getByRole('radio', { name: '付款後再約' }), goods)
  follows(goods, due)
  follows(due, onPage().getByRole('checkbox'))
  follows(onPage().getByRole('checkbox'), pay)
})

test('on a wide window an unpaid order is paid beside its deadline, above its amount', async () => {
  const { id } = await placed(user, { goods: 'wide-exam', shop: 'wide-shop', slot: 'wide-slot' })
  await app.restartAt(`pages-order/order-info/order-info?id=${id}`)
  await see('訂單資料')
  const pay = await waitFor(() => onPage().getByRole('button', { name: /^付款 HK/ }))
  follows(onPage().getByText(/前付款/), pay)
  follows(pay, onPage().getByText('應付'))
  expect(onPage().queryByText(/可退/)).not.toBeInTheDocument()
})
