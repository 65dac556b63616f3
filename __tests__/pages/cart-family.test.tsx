import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { addCartGoods, CART, cartRow } from '../support/cart-page'
import { addPerson, addUser, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { goodsOf, putInCart } from '../support/trade-world'

let app: PageApp
let user: TestUser
let child: string

beforeAll(async () => {
  await addCartGoods()
  user = await addUser()
  child = `${user.id}-child`
  await addPerson(user.id, child)
  for (const personId of [user.person, child])
    await putInCart(user, { ...goodsOf('exam'), quantity: 1, personId, shopId: 'shop-a' })
  app = await startApp(CART, { userId: user.id })
  await cartRow(/^exam/)
})
afterAll(() => app.stop())

const boxes = () => onPage().getAllByRole('checkbox', { name: /^選擇exam.* · / })
const ticks = () => boxes().map((box) => box.getAttribute('aria-checked'))

test('selects and orders a service for two persons separately', async () => {
  await waitFor(() => expect(boxes()).toHaveLength(2))
  const names = boxes().map((box) => box.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(2)
  await press('結算（2）')
  const sheet = within(await screen.findByRole('dialog', { name: '分 2 張訂單' }))
  expect(sheet.getAllByRole('button', { name: /^下單：exam.* · / })).toHaveLength(2)
  // each is an element of its own, which its style keeps on one line
  for (const person of [user.person, child]) expect(sheet.getByText(person)).toBeInTheDocument()
  fireEvent.click(sheet.getByRole('button', { name: /關閉/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  fireEvent.click(boxes()[0]!)
  await waitFor(() => expect(ticks()).toEqual(['false', 'true']))
  fireEvent.click(boxes()[0]!)
  await waitFor(() => expect(ticks()).toEqual(['true', 'true']))
  fireEvent.click(boxes()[0]!)
  await waitFor(() => expect(ticks()).toEqual(['false', 'true']))
  await press('結算（1）')
  // the newest line, the child's, is the deselected one
  await waitFor(() => expect(window.location.hash).toContain(`personId=${user.person}`))
  expect(window.location.hash).not.toContain(child)
  await see('確認訂單')
})
