import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const ARTICLE = 'pages-common/article'
let app: PageApp

beforeAll(async () => {
  app = await startApp(`${ARTICLE}?id=no-such-article`)
})
afterAll(() => app.stop())

test('explains that an article was removed and links to home', async () => {
  await see('找不到這篇文章')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('返回首頁')
  await waitFor(() => expect(window.location.hash).toContain('pages/Home'))
  // leaving a page that is still loading would break the next test
  await see('熱門分類')
})

test.each(['', '?protocolId=no-such-protocol'])(
  'explains a link without a valid text (%s)',
  async (query) => {
    await app.restartAt('pages/Mine/index')
    await see('語言及顯示')
    await app.restartAt(`${ARTICLE}${query}`)
    await see('找不到這篇文章')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test('an article shows its title and text', async () => {
  const [article] = await medibook.query<{ id: string; title: string }>(
    `select id, title->>'zh-Hant' as title from article order by id limit 1`,
  )
  await app.restartAt(`${ARTICLE}?id=${article?.id}`)
  await see(article?.title ?? 'no article')
  // its own title is the page's heading, not the word for all articles
  expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent(article?.title ?? 'no article')
  expect(onPage().queryByText('找不到這篇文章')).not.toBeInTheDocument()
  expect(onPage().queryByText(/部分內容以/)).not.toBeInTheDocument()
})

test('numbered points are headings; after the text come what can be booked and other articles', async () => {
  await app.restartAt(`${ARTICLE}?id=article-fasting`)
  await waitFor(() =>
    expect(onPage().getByRole('heading', { level: 3, name: '1. 清水可以喝' })).toBeInTheDocument(),
  )
  await see('想預約體檢或疫苗？')
  await see('更多健康文章')
  const others = onPage().getAllByRole('link')
  expect(others).toHaveLength(3)
  for (const other of others) expect(other).not.toHaveTextContent('體檢前可以喝水嗎')
  others[0]?.click()
  await waitFor(() => expect(window.location.hash).not.toContain('article-fasting'))
})

test('shows the language in use for an article without the chosen language', async () => {
  const [article] = await medibook.query<{ id: string }>(
    `update article set content = '{"en": "<p>Only in English</p>"}'
      where id = (select max(id) from article) returning id`,
  )
  await app.restartAt(`${ARTICLE}?id=${article?.id}`)
  await see('Only in English')
  await see('部分內容以英文顯示')
})
