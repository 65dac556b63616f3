import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { cartPut } from '@contract/routes/cart'
import { addressForm } from '../support/address-form'
import { addCartGoods, CART, cartRow, reopenCart } from '../support/cart-page'
import { holdAnswers } from '../support/held-network'
import { addSlot, addUser, dayIn, placed, type TestUser } from '../support/order-world'
import { mendAndRetry, type PageApp, press, see, startApp } from '../support/page-app'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

let app: PageApp
let user: TestUser
const reopen = () => reopenCart(app)

beforeAll(async () => {
  await addCartGoods()
  user = await addUser()
  await putInCart(user, { ...goodsOf('exam'), quantity: 1 })
  await putInCart(user, { ...goodsOf('masks'), quantity: 2 })
  await putInCart(user, { spuId: 'vitamins', skuId: 'vitamins-large', quantity: 1 })
  await medibook.call('addressSave', {
    session: user.session,
    body: addressForm({ userName: '買家' }),
  })
  app = await startApp(CART, { userId: user.id })
  await cartRow(/^exam/)
})
afterAll(() => app.stop())

test('chooses clinic and time of an appointment; reports a time that has become full', async () => {
  app.cutNetwork()
  await press(/^exam.*選門店和時間/)
  // clinics that could not be loaded must not be reported as none
  await mendAndRetry(app)
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('radio', { name: /shop-a/ }))
  fireEvent.click(
    await waitFor(() => within(screen.getByRole('dialog')).getByRole('radio', { name: /^10:00/ })),
  )
  fireEvent.click(
    await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: /確認|確定|就選/ })),
  )
  await waitFor(async () =>
    expect((await cartOf(user)).find(({ spuId }) => spuId === 'exam')).toMatchObject({
      shopId: 'shop-a',
      slotId: 'slot-1',
    }),
  )
  // the server may process it before the page shows it
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await see(/10:00/)
  await press('結算（3）')
  fireEvent.click(
    await waitFor(() =>
      within(screen.getByRole('dialog', { name: '分 2 張訂單' })).getByRole('button', {
        name: /^下單：exam/,
      }),
    ),
  )
  await waitFor(() => expect(window.location.hash).toMatch(/shopId=shop-a&slotId=slot-1/))
  await placed(await addUser(), { goods: 'exam', shop: 'shop-a', slot: 'slot-1' })
  await reopen()
  await see('所選的時間剛被約滿。')
})

test('orders shipped products together and appointments separately; ordered lines leave the cart', async () => {
  await reopen()
  await cartRow(/^exam/)
  expect(screen.getAllByText('分 2 張訂單：預約 1 張、送貨 1 張')).not.toHaveLength(0)
  await press('結算（3）')
  const sheet = within(await screen.findByRole('dialog', { name: '分 2 張訂單' }))
  fireEvent.click(sheet.getByRole('button', { name: '下單：送貨商品 2 項' }))
  await see('收件人')
  await see(/^大瓶/)
  await see(/^masks/)
  await see(/^買家/)
  await press(/我已閱讀並同意/, 'checkbox')
  await press(/^提交訂單/)
  await see('選擇付款方式')
  expect((await cartOf(user)).map(({ spuId }) => spuId)).toEqual(['exam'])
  const [placed] = await medibook.query<{ lines: number }>(
    'select count(*)::int as lines from order_item i join order_info o on o.id = i.order_id where o.user_id = $1',
    [user.id],
  )
  expect(placed?.lines).toBe(2)
})

test('passes the clinic but not a taken slot to the form; reports unavailable lines', async () => {
  await reopen()
  await cartRow(/^exam/)
  await press('結算（1）')
  await see('確認訂單')
  await waitFor(() => expect(window.location.hash).toMatch(/shopId=shop-a/))
  expect(window.location.hash).not.toContain('slotId')
  const [line] = await medibook.query<{ id: string }>('select id from shopping_cart where user_id = $1', [
    user.id,
  ])
  await app.restartAt(
    `pages-goods/goods-comfirm/goods-comfirm?id=exam&skuId=exam-sku&cartIds=${line?.id},no-such-line`,
  )
  await see('選好的有 1 項現在買不到，沒有放進這張訂單。')
  await app.restartAt(`pages-goods/goods-comfirm/goods-comfirm?id=exam&skuId=exam-sku&cartIds=no-such-line`)
  await see('這些已不在購物車裡')
  await press('看購物車')
  await cartRow(/^exam/)
})

test('links an empty cart to the catalogue', async () => {
  await medibook.query('delete from shopping_cart where user_id = $1', [user.id])
  await reopen()
  await see('購物車是空的')
  await press('去看看商品')
  await waitFor(() => expect(window.location.hash).toContain('Commodity'))
})

test('ordering waits for a time being saved, even when its sheet was closed', async () => {
  const buyer = await addUser()
  await addSlot('slot-2', 'shop-a', dayIn(4), '11:00', 1)
  await putInCart(buyer, { ...goodsOf('exam'), quantity: 1, shopId: 'shop-a' })
  await app.signInAs(buyer.id)
  const network = await holdAnswers(app.origin, cartPut.path, cartPut.method)
  app.goThrough(network.origin)
  await reopen()
  await press(/^exam.*選門店和時間/)
  const inSheet = (name: RegExp, role: string) =>
    waitFor(() => fireEvent.click(within(screen.getByRole('dialog')).getByRole(role, { name })))
  await inSheet(/^11:00/, 'radio')
  await inSheet(/確認|確定|就選/, 'button')
  await waitFor(() => expect(network.heldCount()).toBe(1))
  await inSheet(/關閉/, 'button')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('結算（1）')
  // answered after the change: a form that did not wait would be open by now
  await medibook.call('cartList', { session: buyer.session })
  expect(window.location.hash).toContain(CART)
  network.release()
  await waitFor(() => expect(window.location.hash).toMatch(/shopId=shop-a&slotId=slot-2/))
  app.mendNetwork()
})
