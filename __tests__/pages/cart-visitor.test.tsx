import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { addGoods, addUser, insert, value } from '../support/order-world'
import { fill, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'
import { goodsOf, putInCart } from '../support/trade-world'

const CART = 'pages/trolley/index'
const detail = (id: string) => `pages-goods/goods-detail/goods-detail?id=${id}`
const kept = () =>
  (
    JSON.parse(localStorage.getItem('room:cart') ?? 'null') as {
      data: { lines: { skuId: string; quantity: number }[] }
    } | null
  )?.data.lines.map(({ skuId, quantity }) => `${skuId} ${quantity}`)
const mine = () =>
  medibook.query<{ sku: string; quantity: number }>(
    `select c.sku_id as sku, c.quantity from shopping_cart c join app_user u on u.id = c.user_id
      where u.username = 'demo' and c.spu_id like 'v-%' order by c.sku_id`,
  )
let app: PageApp

beforeAll(async () => {
  await addUser()
  const shipped = { kind: 'product', isBookable: false, slotKind: null } as const
  await addGoods('v-vitamins', { ...shipped, priceCents: 20_000, stock: 5 })
  await addGoods('v-masks', { ...shipped, priceCents: 5_000, stock: 50 })
  await addGoods('v-gone', { ...shipped, priceCents: 5_000, stock: 50 })
  await insert('sku', {
    id: 'v-masks-large',
    spu_id: 'v-masks',
    name: { 'zh-Hant': '大盒', en: 'large' },
    pic_url: '',
    sales_price_cents: 9_000,
    stock: 9,
    specs: [],
  })
  await addGoods('own-tea', shipped)
  await addGoods('v-exam', { priceCents: 90_000 })
  await insert('sku', {
    id: 'v-exam-plus',
    spu_id: 'v-exam',
    name: { 'zh-Hant': '加強', en: 'plus' },
    pic_url: '',
    sales_price_cents: 99_000,
    stock: 9,
    specs: [],
  })
  app = await startApp(detail('v-vitamins'))
})
afterAll(() => app.stop())

test("stores a visitor's products on this device and shows their number", async () => {
  await press('加入購物車')
  await see('已加入購物車')
  await press('加入購物車')
  await waitFor(() => expect(kept()).toEqual(['v-vitamins-sku 2']))
  await app.restartAt('pages/Commodity/index?sort=newest')
  await press(/^把v-masks.*加入購物車/)
  const sheet = within(await screen.findByRole('dialog', { name: '選擇版本' }))
  fireEvent.click(sheet.getByRole('radio', { name: /大盒/ }))
  fireEvent.click(sheet.getByRole('button', { name: '加入購物車' }))
  await waitFor(() => expect(kept()).toEqual(['v-masks-large 1', 'v-vitamins-sku 2']))
  await press('購物車，2 項', 'link')
  await see('送貨上門')
  await see('大盒')
})

test('lets a visitor change, delete and restore lines without signing in', async () => {
  fireEvent.click(
    within(await waitFor(() => onPage().getByRole('group', { name: /v-vitamins.*的數量/ }))).getByRole(
      'button',
      { name: '增加' },
    ),
  )
  await waitFor(() => expect(kept()).toContain('v-vitamins-sku 3'))
  await press('管理購物車')
  await press(/^刪除v-masks/)
  await waitFor(() => expect(kept()).toEqual(['v-vitamins-sku 3']))
  await press('還原')
  await waitFor(() => expect(kept()).toEqual(['v-masks-large 1', 'v-vitamins-sku 3']))
  await press('完成')
})

test('restores a removed line in its position and keeps later changes', async () => {
  await press('管理購物車')
  await press(/^刪除v-masks/)
  await waitFor(() => expect(kept()).toEqual(['v-vitamins-sku 3']))
  fireEvent.click(
    within(onPage().getByRole('group', { name: /v-vitamins.*的數量/ })).getByRole('button', { name: '減少' }),
  )
  await waitFor(() => expect(kept()).toEqual(['v-vitamins-sku 2']))
  await press('還原')
  await waitFor(() => expect(kept()).toEqual(['v-masks-large 1', 'v-vitamins-sku 2']))
  fireEvent.click(
    within(onPage().getByRole('group', { name: /v-vitamins.*的數量/ })).getByRole('button', { name: '增加' }),
  )
  await waitFor(() => expect(kept()).toContain('v-vitamins-sku 3'))
  await press('完成')
})

test('refreshes prices and lists unavailable goods separately', async () => {
  await app.restartAt(detail('v-gone'))
  await press('加入購物車')
  await waitFor(() => expect(kept()).toContain('v-gone-sku 1'))
  await medibook.query("update spu set is_on_shelf = false where id = 'v-gone'")
  await medibook.query("update sku set sales_price_cents = 18000 where id = 'v-vitamins-sku'")
  await app.restartAt(CART)
  await see('比加入時每件便宜 HK$20（當時 HK$200）')
  await see('已停售')
})

test('keeps one line per person when another version of an appointment is added', async () => {
  const open = async (skuId: string, price: string) => {
    await app.restartAt(`${detail('v-exam')}&skuId=${skuId}`)
    await see(price)
    await press('加入購物車')
    await waitFor(() => expect(kept()).toContain(`${skuId} 1`))
  }
  await open('v-exam-sku', '900')
  await open('v-exam-plus', '990')
  await app.restartAt(CART)
  await press(/^v-exam.*的版本：standard/)
  fireEvent.click(
    await waitFor(() => within(screen.getByRole('dialog')).getByRole('radio', { name: /加強/ })),
  )
  await press('確定')
  await waitFor(() => expect(kept()?.filter((line) => line.startsWith('v-exam'))).toEqual(['v-exam-plus 1']))
  await press('管理購物車')
  await press(/^刪除v-exam/)
  await waitFor(() => expect(kept()?.some((line) => line.startsWith('v-exam'))).toBe(false))
  await press('完成')
})

test('signing in at checkout merges the cart and continues to the order', async () => {
  await medibook.query(
    "delete from shopping_cart where user_id in (select id from app_user where username = 'demo')",
  )
  const [demo] = await medibook.query<{ id: string }>("select id from app_user where username = 'demo'")
  const owner = { id: demo?.id ?? '', session: await medibook.signIn(demo?.id ?? ''), person: '' }
  // one of the goods is also in the account's own cart
  for (const goods of ['own-tea', 'v-vitamins']) await putInCart(owner, { ...goodsOf(goods), quantity: 1 })
  await press('結算（2）')
  await pressInDialog('去登入')
  await press('帳號密碼', 'radio')
  await fill('帳號', 'demo')
  await fill('密碼', 'Demo-2026')
  await press('我已閱讀並同意用戶協議和私隱聲明', 'checkbox')
  // the merge of the visitor's lines fails at first
  await medibook.query('alter table idempotency_key rename to idempotency_key_away')
  await press('登入')
  await pressInDialog('確定')
  await see(/^登入前放的 3 項還沒放進你的購物車/)
  await press('再試')
  await pressInDialog('確定')
  // lines of the account's cart can be ordered while others failed to merge or are ordered separately
  await waitFor(() =>
    onPage()
      .getAllByRole('button', { name: '結算（2）' })
      .forEach((button) => expect(button).not.toHaveAttribute('aria-busy', 'true')),
  )
  expect(window.location.hash).toContain(CART)
  await medibook.query('alter table idempotency_key_away rename to idempotency_key')
  await press('再試')
  await press('結算（3）')
  await see('確認訂單')
  await see('大盒')
  expect(await mine()).toEqual([
    { sku: 'v-masks-large', quantity: 1 },
    { sku: 'v-vitamins-sku', quantity: 4 },
  ])
  expect(kept()).toBeUndefined()
  // returning does not merge again
  await app.restartAt(CART)
  await see('登入前放的有 1 項已買不到，沒有放進來。')
  expect(await value("select sum(quantity) from shopping_cart where sku_id = 'v-vitamins-sku'")).toBe(4)
})
