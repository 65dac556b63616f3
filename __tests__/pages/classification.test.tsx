import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addPerson, addUser, insert } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const PAGE = 'pages-common/classification/classification'
const text = (words: string) => ({ 'zh-Hant': words, 'zh-Hans': words, en: words })
let app: PageApp
const shown = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const showing = (names: string[]) => waitFor(() => expect(shown()).toEqual(names))
async function served(categoryId: string, size = 12) {
  const { data } = await medibook.call('goodsPageAll', {
    query: { current: '1', size: String(size), categoryId },
    lang: 'zh-Hant',
  })
  return { names: data.records.map(({ name }) => name), total: data.total }
}

beforeAll(async () => {
  await insert('category', { id: 'bare', name: text('空的分類'), pic_url: '', sort: 99, is_enabled: true })
  app = await startApp(`${PAGE}?id=cat-packages`)
})
afterAll(() => app.stop())

test('shows name, subcategories and paged goods of a first-level category', async () => {
  const all = await served('cat-packages', 100)
  await see(`共 ${all.total} 項`)
  expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent('體檢套餐')
  expect(shown()).toEqual(all.names.slice(0, 12))
  await press('載入更多')
  await showing(all.names.slice(0, 24))
  // announced, as its node is there before its words
  const status = onPage().getByText(/^共 \d+ 項/)
  await press('男性體檢', 'radio')
  const men = await served('cat-package-men')
  await showing(men.names)
  expect(status).toBeVisible()
  expect(status).toHaveTextContent(`共 ${men.total} 項`)
  expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent('男性體檢')
  await press('全部', 'radio')
  await waitFor(() => expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent('體檢套餐'))
})

test('shows the siblings of a second-level category and opens its goods', async () => {
  await app.restartAt(`${PAGE}?id=cat-package-women`)
  const { names } = await served('cat-package-women')
  await showing(names)
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: '女性體檢' })).toHaveAttribute('aria-checked', 'true'),
  )
  expect(onPage().getByRole('radio', { name: '男性體檢' })).toHaveAttribute('aria-checked', 'false')
  await press(new RegExp(names[0] ?? ''), 'link')
  await waitFor(() => expect(window.location.hash).toContain('goods-detail?id='))
  await waitFor(() => expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent(names[0] ?? ''))
})

test('stores sorting and filters in the address, which restores the list', async () => {
  await app.restartAt(`${PAGE}?id=cat-packages`)
  await press('女性體檢', 'radio')
  await press('價格由低至高', 'radio')
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?id=cat-package-women&sort=priceUp`))
  await app.restartAt(`${PAGE}?id=cat-package-women&sort=priceUp&priceMax=2000`)
  const { data } = await medibook.call('goodsPageAll', {
    query: {
      current: '1',
      size: '12',
      categoryId: 'cat-package-women',
      ascs: 'sales_price',
      priceMax: '2000.00',
    },
    lang: 'zh-Hant',
  })
  await showing(data.records.map(({ name }) => name))
  await press(/^移除\s*HK\$2,000 或以下$/)
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?id=cat-package-women&sort=priceUp`))
})

test('shows the empty state of a category without goods', async () => {
  await app.restartAt(`${PAGE}?id=bare`)
  await see('空的分類')
  await see(/^共 0 項$/)
  await waitFor(() => expect(shown()).toHaveLength(1))
})

test('reloads the category on retry after a failed read', async () => {
  app.cutNetwork()
  await app.restartAt(`${PAGE}?id=cat-goods`)
  await mendAndRetry(app)
  await showing((await served('cat-goods')).names)
})

test('explains a missing category and links to the catalogue', async () => {
  await app.restartAt(`${PAGE}?id=nowhere`)
  await see('這個分類已經沒有了')
  expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull()
  await app.restartAt(PAGE)
  await see('這個分類已經沒有了')
  expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull()
  await press('看全部商品')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})

test('says on the line of the number of products whom they are compared with, of several persons', async () => {
  const user = await addUser()
  await addPerson(user.id, 'class-uncle')
  await app.signInAs(user.id)
  await app.restartAt(`${PAGE}?id=cat-packages`)
  const suits = await see(`預約人：${user.person}`)
  expect(suits.parentElement?.parentElement).toHaveTextContent(/^共 \d+ 項/)
})
