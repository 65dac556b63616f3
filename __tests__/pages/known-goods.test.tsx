import '@testing-library/jest-dom'
import { fireEvent, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { holdAnswers } from '../support/held-network'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import { onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const LIST = 'pages/Commodity/index'
let app: PageApp

beforeAll(async () => {
  await addShop('place')
  await addGoods('exam', { shops: ['place'] })
  await addSlot('slot-exam', 'place', dayIn(3), '09:00')
  await addGoods('tea', { isBookable: false, slotKind: null, stock: 9 })
  await medibook.query(`update spu set is_on_shelf = false where id not in ('exam', 'tea')`)
  app = await startApp(LIST)
})
afterAll(() => app.stop())

const nameOf = async (id: string): Promise<string> =>
  (await medibook.call('goodsDetail', { params: { id }, lang: 'zh-Hant' })).data.name
const isBusy = () => shownPage().querySelector('[aria-busy="true"]') !== null

test.each([
  ['exam', 'pages-goods/goods-detail/goods-detail'],
  ['tea', 'pages-shopping/goods/goods'],
])('the page of %s shows what its card said before its own answer is there', async (id, route) => {
  await app.openAt(LIST)
  const name = await nameOf(id)
  await see(name)
  const network = await holdAnswers(app.origin, routePath('goodsDetail', { id }))
  app.goThrough(network.origin)
  await press(new RegExp(name), 'link')
  await waitFor(() => expect(shownPage().id).toContain(route))
  await onPage().findByRole('heading', { level: 1, name })
  expect(onPage().getByText('1,000')).toBeInTheDocument()
  expect(isBusy()).toBe(true)
  network.release()
  await waitFor(() => expect(isBusy()).toBe(false))
  expect(onPage().getByRole('heading', { level: 1, name })).toBeInTheDocument()
  app.mendNetwork()
})

test('the answer is on its way from the moment a finger goes down', async () => {
  app.forgetAnswers()
  await app.openAt(LIST)
  const name = await nameOf('exam')
  await see(name)
  const network = await holdAnswers(app.origin, routePath('goodsDetail', { id: 'exam' }))
  app.goThrough(network.origin)
  fireEvent.pointerDown(onPage().getByRole('link', { name: new RegExp(name) }))
  await waitFor(() => expect(network.heldCount()).toBe(1))
  network.release()
  app.mendNetwork()
})
