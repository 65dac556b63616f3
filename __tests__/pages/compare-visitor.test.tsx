import '@testing-library/jest-dom'
import { waitFor, within } from '@testing-library/dom'
import { addUser } from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const SHARED = 'pages-goods/goods-contrast/contrast-detail?ids=spu-package-basic,spu-package-heart'
let app: PageApp
let viewed = 0
const views = async () =>
  Number((await medibook.query<{ n: string }>('select count(*) as n from browse_record'))[0]?.n)

beforeAll(async () => {
  viewed = await views()
  app = await startApp(SHARED)
})
afterAll(() => app.stop())

/** Titles of the rows whose cells say the same in every column. */
const equalRows = () =>
  onPage()
    .getAllByRole('row')
    .filter((row) => {
      const cells = within(row).queryAllByRole('cell')
      return cells.length === 2 && cells[0]?.textContent === cells[1]?.textContent
    })
    .map((row) => within(row).queryByRole('rowheader')?.textContent)

test('opens a shared comparison without an account', async () => {
  await waitFor(() => expect(onPage().getAllByRole('columnheader')).toHaveLength(2))
  await see('對比 2 項')
  expect(onPage().queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument()
})

test('lists no row that is equal in every column while only differences are wanted', async () => {
  expect(equalRows()).toEqual([])
  await press('只看不同', 'switch')
  await waitFor(() => expect(equalRows()).not.toEqual([]))
  await press(/^心血管深度檢查/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('goods-detail?id=spu-package-heart'))
})

test('asks a visitor to sign in to save a favourite, and records no history', async () => {
  await press('加入收藏')
  await pressInDialog('去登入')
  await waitFor(() => expect(window.location.hash).toContain('login/login'))
  await see(/先逛逛/)
  expect(await views()).toBe(viewed)
})

test('prompts a visitor to sign in on personal lists', async () => {
  await app.restartAt('pages-goods/goods-contrast/goods-contrast')
  await see('還沒有要對比的套餐')
  await see('登入後保存清單，換了裝置也看得到。')
  await app.restartAt('pages-mine/browse-collect/browse-collect')
  await see(/^收藏的商品、門店和醫生/)
  await press('登入')
  await waitFor(() => expect(window.location.hash).toContain('login/login'))
})

test('shows what a visitor has picked, compares it, and keeps it once signed in', async () => {
  const { data } = await medibook.call('goodsPageAll', {
    query: { current: '1', size: '12', categoryId: 'cat-packages' },
    lang: 'zh-Hant',
  })
  const [one, two] = data.records.filter(({ kind }) => kind === 'package')
  if (!one || !two) throw new Error('the seed has two packages')
  await app.restartAt('pages/Commodity/index?categoryId=cat-packages')
  for (const { name } of [one, two]) await press(`選「${name}」作對比`, 'checkbox')
  await app.open('pages-goods/goods-contrast/goods-contrast')
  await see('選 2 至 4 項作對比（清單 2 / 4）')
  await press(`從清單移除${two.name}`)
  await see('請選最少 2 項')
  await press('還原')
  await press('開始對比')
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain(`ids=${one.id},${two.id}`))
  await app.openAt('pages-goods/goods-contrast/goods-contrast')
  await see(one.name)
  const { id } = await addUser()
  await app.signIn(id)
  await see('選 2 至 4 項作對比（清單 2 / 10）')
  expect(
    await medibook.query('select spu_id from compare_entry where user_id = $1 order by create_time', [id]),
  ).toHaveLength(2)
})
