import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { cartSave } from '@contract/routes/cart'
import { loginCode } from '@contract/routes/user'
import { loseAnswers } from '../support/held-network'
import { addGoods, addUser, type TestUser } from '../support/order-world'
import { fill, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'
import { goodsOf, putInCart } from '../support/trade-world'

const CART = 'pages/trolley/index'
const quantities = (skuId: string) =>
  medibook.query('select quantity from shopping_cart where user_id = $1 and sku_id = $2', [user.id, skuId])
let app: PageApp
let user: TestUser

beforeAll(async () => {
  user = await addUser()
  for (const id of ['lost-vitamins', 'lost-tea', 'lost-masks', 'lost-gloves'])
    await addGoods(id, { kind: 'product', isBookable: false, slotKind: null, stock: 50 })
  app = await startApp('pages-mine/login/login')
})
afterAll(() => app.stop())
afterEach(() => app.mendNetwork())

test('sends a write that travels as GET once, even when its answer is lost', async () => {
  const way = await loseAnswers(medibook.origin, loginCode.path)
  app.goThrough(way.origin)
  await fill('手機號碼', '61231009')
  await press('取得驗證碼')
  await waitFor(() => expect(onPage().queryByRole('alert')).not.toBeNull())
  expect(way.lostCount()).toBe(1)
  await pressInDialog('確定')
})

test('merges a visitor’s cart at a sign-in on another page, once even when the answer is lost', async () => {
  const merged = [{ quantity: 2 }]
  await app.restartAt('pages-goods/goods-detail/goods-detail?id=lost-vitamins')
  await press('加入購物車')
  await see('已加入購物車')
  await press('加入購物車')
  await waitFor(() => expect(localStorage.getItem('room:cart')).toContain('"quantity":2'))
  await app.restartAt('pages/Mine/index')
  await app.arrived()
  const way = await loseAnswers(medibook.origin, cartSave.path)
  app.goThrough(way.origin)
  await app.signIn(user.id)
  await waitFor(() => expect(way.lostCount()).toBe(1))
  expect(await quantities('lost-vitamins-sku')).toEqual(merged)
  await pressInDialog('確定')
  app.mendNetwork()
  await app.signIn(user.id)
  await waitFor(() => expect(localStorage.getItem('room:cart')).toBeNull())
  expect(await quantities('lost-vitamins-sku')).toEqual(merged)
})

/** Declines the sign-in that a read of the previous page may have prompted when the session ended. */
async function refuseToSignIn(): Promise<void> {
  await waitFor(() => expect(app.isReading()).toBe(false))
  if (screen.queryByRole('heading', { name: '需要登入' })) await pressInDialog('暫不')
}

/** Signs in a visitor with one line in the cart and loses the merge's answer. */
async function loseMerge(spuId: string, from: string): Promise<void> {
  // a page without personal reads, which would prompt for a sign-in
  await app.restartAt('pages-common/not-found')
  await app.arrived()
  app.expire()
  await app.restartAt(`pages-goods/goods-detail/goods-detail?id=${spuId}`)
  await press('加入購物車')
  await waitFor(() => expect(localStorage.getItem('room:cart')).toContain(spuId))
  await refuseToSignIn()
  await app.restartAt(from)
  await app.arrived()
  const way = await loseAnswers(medibook.origin, cartSave.path)
  app.goThrough(way.origin)
  await app.signIn(user.id)
  await waitFor(() => expect(way.lostCount()).toBe(1))
  await pressInDialog('確定')
  app.mendNetwork()
}

test('retries a merge with a lost answer on request, with a single effect', async () => {
  const refused = jest.fn()
  window.addEventListener('unhandledrejection', refused)
  process.on('unhandledRejection', refused)
  await loseMerge('lost-tea', CART)
  await press('再試')
  await waitFor(() => expect(localStorage.getItem('room:cart')).toBeNull())
  await see(/lost-tea/)
  expect(await quantities('lost-tea-sku')).toEqual([{ quantity: 1 }])
  expect(refused).not.toHaveBeenCalled()
  process.off('unhandledRejection', refused)
})

test('retries a failed merge when the cart page opens', async () => {
  await loseMerge('lost-masks', 'pages/Mine/index')
  expect(localStorage.getItem('room:cart')).not.toBeNull()
  await app.open(CART)
  await waitFor(() => expect(localStorage.getItem('room:cart')).toBeNull())
  await see(/lost-masks/)
  expect(await quantities('lost-masks-sku')).toEqual([{ quantity: 1 }])
})

test('offers to restore a deleted line again when the answer is lost, and restores it once', async () => {
  expect(await putInCart(user, { ...goodsOf('lost-gloves'), quantity: 1 })).toMatchObject({ code: 0 })
  await app.signInAs(user.id)
  await app.openAt(CART)
  await press('管理購物車')
  // before the removal, which can be undone for a few seconds only
  const way = await loseAnswers(medibook.origin, cartSave.path)
  app.goThrough(way.origin)
  await press(/^刪除lost-gloves/)
  await see('已刪除 1 項')
  await press('還原')
  await see('未能儲存，購物車沒有改變')
  await pressInDialog('確定')
  expect(way.lostCount()).toBe(1)
  app.mendNetwork()
  await press('還原')
  await see(/lost-gloves/)
  await waitFor(() => expect(onPage().queryByText('未能儲存，購物車沒有改變')).not.toBeInTheDocument())
  expect(await quantities('lost-gloves-sku')).toEqual([{ quantity: 1 }])
})
