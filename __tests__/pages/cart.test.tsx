import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { addCartGoods, CART, cartRow, reopenCart, shipped } from '../support/cart-page'
import { addGoods, addUser, type TestUser } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

let app: PageApp
let user: TestUser
const reopen = () => reopenCart(app)
const quantityOf = async (goods: string) =>
  (await cartOf(user)).find(({ spuId }) => spuId === goods)?.quantity

beforeAll(async () => {
  await addCartGoods()
  user = await addUser()
  await addGoods('tea', { ...shipped, priceCents: 4_000, stock: 50 })
  await addGoods('gone', { ...shipped, priceCents: 9_900, stock: 9 })
  for (const goods of ['gone', 'exam', 'tea', 'masks'])
    await putInCart(user, {
      ...goodsOf(goods),
      quantity: goods === 'masks' ? 2 : 1,
      ...(goods === 'exam' ? { personId: user.person } : {}),
    })
  await putInCart(user, { ...goodsOf('vitamins'), quantity: 1 })
  // changed since they were added: one price higher, one lower, one product gone
  await medibook.query("update sku set sales_price_cents = 6000 where spu_id = 'masks'")
  await medibook.query("update sku set sales_price_cents = 3500 where spu_id = 'tea'")
  await medibook.query("update spu set is_on_shelf = false where id = 'gone'")
  app = await startApp('pages/Mine/index', { userId: user.id })
})
afterAll(() => app.stop())

test('reloads on retry after a failed first read', async () => {
  await see('語言及顯示')
  app.cutNetwork()
  await app.restartAt(CART)
  await mendAndRetry(app)
  await cartRow(/^exam/)
})

test('groups shipped, bookable and unavailable goods; states price changes as text', async () => {
  await see('送貨上門')
  await see('未選門店的預約')
  await see('分 2 張訂單：預約 1 張、送貨 1 張')
  // a line of several states the change of one
  ;(await cartRow(/^masks/)).getByText('比加入時每件貴 HK$10（當時 HK$50）')
  ;(await cartRow(/^tea/)).getByText('比加入時便宜 HK$5（當時 HK$40）')
  ;(await cartRow(/^gone/)).getByText('已停售')
  // the operator's text for a product without a price
  await waitFor(async () => (await cartRow(/^gone/)).getByText('暫無價格'))
  expect(onPage().queryByRole('checkbox', { name: /選擇gone/ })).not.toBeInTheDocument()
})

test('selects all available lines; the total follows the selection', async () => {
  // 2 × 60 + 35 + 200 + 1000
  await waitFor(() => expect(onPage().getAllByText('1,355').length).toBeGreaterThan(0))
  await press(/^選擇exam/, 'checkbox')
  await waitFor(() => expect(onPage().getAllByText('355').length).toBeGreaterThan(0))
  await see('運費、稅項和優惠在下一步計算。')
  await press('結算（3）')
  await see('確認訂單')
  await reopen()
  expect(await waitFor(() => onPage().getByRole('checkbox', { name: /^選擇exam/ }))).toHaveAttribute(
    'aria-checked',
    'false',
  )
  // a group of one line has no checkbox of its own
  expect(onPage().queryByRole('checkbox', { name: '選擇「未選門店的預約」全部' })).not.toBeInTheDocument()
  await press(/^選擇exam/, 'checkbox')
  await waitFor(() => expect(onPage().getAllByText('1,355').length).toBeGreaterThan(0))
})

test('the stepper updates immediately, stops at the stock, and reverts when the server is unreachable', async () => {
  const line = await cartRow(/^vitamins/)
  line.getByText('200')
  expect(line.queryByText(/^每件/)).not.toBeInTheDocument()
  fireEvent.click(line.getByRole('button', { name: '增加' }))
  await waitFor(() => expect(line.getByText('2')).toBeInTheDocument())
  // what the line costs is the price, and that of one is a note
  line.getByText('400')
  line.getByText('每件 HK$200')
  fireEvent.click(line.getByRole('button', { name: '增加' }))
  await waitFor(() => expect(line.getByText('3')).toBeInTheDocument())
  expect(line.getByRole('button', { name: '增加' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(async () => expect(await quantityOf('vitamins')).toBe(3))
  app.cutNetwork()
  fireEvent.click(line.getByRole('button', { name: '減少' }))
  await waitFor(() => expect(line.getByText('2')).toBeInTheDocument())
  await see('未能儲存，購物車沒有改變')
  app.mendNetwork()
  await waitFor(() => expect(line.getByText('3')).toBeInTheDocument())
  const dialog = screen.queryByRole('alertdialog')
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: '確定' }))
  expect(await quantityOf('vitamins')).toBe(3)
})

test('keeps a quantity changed during a pending update and sends it afterwards', async () => {
  await reopen()
  const line = await cartRow(/^masks/)
  const { fetch } = window
  const sent: number[] = []
  let readAfterwards = 0
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve
  })
  window.fetch = async (input, init) => {
    const isPut = init?.method === 'PUT'
    const quantity = isPut ? (JSON.parse(String(init.body)) as { quantity: number }).quantity : 0
    if (isPut) sent.push(quantity)
    if (quantity === 3) await isHeld
    const answer = await fetch(input, init)
    if (quantity === 4) readAfterwards = 0
    if (String(input).includes('/shoppingcart/booking/list')) readAfterwards += 1
    return answer
  }
  fireEvent.click(line.getByRole('button', { name: '增加' }))
  await waitFor(() => expect(sent).toEqual([3]))
  fireEvent.click(line.getByRole('button', { name: '增加' }))
  await waitFor(() => expect(line.getByText('4')).toBeInTheDocument())
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(line.getByRole('group').textContent))
  watch.observe(line.getByRole('group'), { subtree: true, childList: true, characterData: true })
  // the delay after which a quantity is sent has also passed for another line
  const other = await cartRow(/^tea/)
  fireEvent.click(other.getByRole('button', { name: '增加' }))
  await waitFor(async () => expect(await quantityOf('tea')).toBe(2))
  expect(sent).toEqual([3, 2])
  letGo()
  await waitFor(async () => expect(await quantityOf('masks')).toBe(4))
  expect(sent).toEqual([3, 2, 4])
  await waitFor(() => expect(line.getByText('4')).toBeInTheDocument())
  expect(shown.filter((words) => words === '3')).toEqual([])
  watch.disconnect()
  // a list read before the next change would be shown after it
  await waitFor(() => expect(readAfterwards).toBeGreaterThan(0))
  window.fetch = fetch
  await medibook.query(
    `update shopping_cart set quantity = case spu_id when 'masks' then 2 else 1 end where user_id =
      $1 and spu_id in ('masks', 'tea')`,
    [user.id],
  )
  await reopen()
  await waitFor(async () => expect((await cartRow(/^masks/)).getByText('2')).toBeInTheDocument())
})

test('a quantity refused by the server blocks checkout', async () => {
  await reopen()
  const line = await cartRow(/^masks/)
  const { fetch } = window
  let readCount = 0
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (String(input).includes('/shoppingcart/booking/list')) readCount += 1
    return answer
  }
  app.cutNetwork()
  fireEvent.click(line.getByRole('button', { name: '增加' }))
  await press(/^結算（/)
  await see('未能儲存，購物車沒有改變')
  app.mendNetwork()
  await pressInDialog('確定')
  await waitFor(() => expect(line.getByText('2')).toBeInTheDocument())
  // checkout would be enabled once the cart has been refetched
  await waitFor(() => expect(readCount).toBeGreaterThan(0))
  window.fetch = fetch
  await press('管理購物車')
  await press('完成')
  await waitFor(async () => expect((await cartRow(/^masks/)).getByText('2')).toBeInTheDocument())
  expect(screen.queryByRole('dialog', { name: /張訂單/ })).not.toBeInTheDocument()
  expect(window.location.hash).toContain('trolley')
})

test('reports a failed read of the versions and stops the spinner', async () => {
  app.cutNetwork()
  await press(/^tea.*的版本/)
  await pressInDialog('確定')
  app.mendNetwork()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await see('未能儲存，購物車沒有改變')
})

test('restores a deleted line with its original price', async () => {
  const before = (await cartOf(user)).find(({ spuId }) => spuId === 'masks')
  await press('管理購物車')
  await press(/^刪除masks/)
  await see('已刪除 1 項')
  // the pressed button was removed, so the undo button has the focus
  await waitFor(() => expect(document.activeElement).toHaveTextContent('還原'))
  await waitFor(async () => expect(await quantityOf('masks')).toBeUndefined())
  await press('還原')
  await cartRow(/^masks/)
  await waitFor(async () =>
    expect((await cartOf(user)).find(({ spuId }) => spuId === 'masks')).toMatchObject({
      quantity: 2,
      addPrice: before?.addPrice,
    }),
  )
  await press('完成')
})

test('restores lines deleted together in their order, each for its person', async () => {
  const order = async () => (await cartOf(user)).map(({ spuId, personId }) => [spuId, personId])
  const before = await order()
  expect(before).toContainEqual(['exam', user.person])
  const isOffered = ([id]: (string | null)[]) => id !== 'gone'
  await press('管理購物車')
  // a read that began before the previous line was restored still returns the cart without it
  await press(`刪除（${before.filter(isOffered).length}）`)
  // the previous deletion's message, with its own undo, may still be shown
  await see(/^已刪除 (?!1 )\d+ 項$/)
  await press('還原')
  await waitFor(async () => expect((await order()).length).toBe(before.length))
  expect((await order()).filter(isOffered)).toEqual(before.filter(isOffered))
  await cartRow(/^tea/)
  await press('完成')
})

test('a swipe reveals the delete button', async () => {
  // the rows are rendered again when the restored cart has been refetched
  await waitFor(() => expect(app.isReading()).toBe(false))
  const item = onPage()
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(/^tea/)) as HTMLElement
  const count = within(item).getAllByRole('button', { name: /^刪除tea/ }).length
  fireEvent.touchStart(item, { touches: [{ clientX: 300, clientY: 10 }] })
  fireEvent.touchEnd(item, { changedTouches: [{ clientX: 180, clientY: 10 }] })
  await waitFor(() => {
    const uncovered = within(item).getAllByRole('button', { name: /^刪除tea/ })[count]
    if (!uncovered) throw new Error('nothing is uncovered')
    fireEvent.click(uncovered)
  })
  await waitFor(async () => expect(await quantityOf('tea')).toBeUndefined())
})

test('replaces the version of a line', async () => {
  await press(/^vitamins.*的版本/)
  await press(/大瓶/, 'radio')
  await press('確定')
  await waitFor(async () =>
    expect((await cartOf(user)).map(({ skuId }) => skuId)).toContain('vitamins-large'),
  )
  await see('大瓶')
})

test('deletes all unavailable lines together', async () => {
  await press('全部刪除')
  await waitFor(async () => expect(await quantityOf('gone')).toBeUndefined())
  await waitFor(() => expect(onPage().queryByText('已停售')).not.toBeInTheDocument())
})

test('disables "select all" when no line can be ordered', async () => {
  await medibook.query("delete from shopping_cart where user_id = $1 and spu_id <> 'masks'", [user.id])
  await medibook.query("update sku set stock = 1 where spu_id = 'masks'")
  await reopen()
  // the cached cart is shown until the cart has been refetched
  await see('結算（0）')
  await cartRow(/^masks/)
  for (const box of onPage().getAllByRole('checkbox', { name: '全選' })) {
    expect(box).toHaveAttribute('aria-checked', 'false')
    expect(box).toHaveAttribute('aria-disabled', 'true')
  }
})
