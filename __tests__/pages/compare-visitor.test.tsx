import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const SHARED = 'pages-goods/goods-contrast/contrast-detail?ids=spu-package-basic,spu-package-heart'
let app: PageApp
let viewed = 0
const views = async () => Number((await medibook.query<{ n: string }>('select count(*) as n from browse_record'))[0]?.n)

beforeAll(async () => {
  viewed = await views()
  app = await startApp(SHARED)
})
afterAll(() => app.stop())

test('a shared comparison opens without an account', async () => {
  await waitFor(() => expect(onPage().getAllByRole('columnheader')).toHaveLength(2))
  await see('對比 2 項')
  expect(onPage().queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument()
  await press(/^心血管深度檢查/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('goods-detail?id=spu-package-heart'))
})

test('the heart asks to sign in first, and nothing a visitor looks at is remembered', async () => {
  await press('加入收藏')
  await pressInDialog('去登入')
  await waitFor(() => expect(window.location.hash).toContain('login/login'))
  await see(/先逛逛/)
  expect(await views()).toBe(viewed)
})

test('my lists ask a visitor to sign in, calmly', async () => {
  await app.restartAt('pages-goods/goods-contrast/goods-contrast')
  await see(/把想比較的套餐放在一起/)
  await app.restartAt('pages-mine/browse-collect/browse-collect')
  await see(/可以看到收藏的商品/)
  await press('登入')
  await waitFor(() => expect(window.location.hash).toContain('login/login'))
})

test('packages picked from a list, two to four, are compared without an account', async () => {
  await app.restartAt('pages/Commodity/index?categoryId=cat-packages')
  const { data } = await medibook.call<{ records: { id: string; name: string; kind: string }[] }>('GET', '/mall/api/web/goodsspu/page', { query: { current: '1', size: '12', categoryId: 'cat-packages' }, lang: 'zh-Hant' })
  const [one, two, three, four, five] = data.records.filter(({ kind }) => kind === 'package')
  if (!one || !two || !three || !four || !five) throw new Error('the seed has five packages')
  const pick = (goods: { name: string }) => press(`選「${goods.name}」作對比`, 'checkbox')
  await pick(one)
  await see('再選一個')
  expect(onPage().getByRole('button', { name: '對比' })).toHaveAttribute('aria-disabled', 'true')
  for (const goods of [two, three, four]) await pick(goods)
  await see('已選 4／4')
  await pick(five)
  await see('最多選 4 個套餐對比')
  await press(`不再對比「${three.name}」`)
  await pick(four)
  await see('已選 2／4')
  await press('對比')
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain(`ids=${one.id},${two.id}`))
  await waitFor(() => expect(onPage().getAllByRole('columnheader')).toHaveLength(2))
})
