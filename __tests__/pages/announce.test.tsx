import '@testing-library/jest-dom'
import { screen } from '@testing-library/dom'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

interface Notice {
  id: string
  title: string
  content: string
}
const ANNOUNCE = 'pages-common/announce/announce'
let app: PageApp
const served = async () =>
  (
    await medibook.call('noticePage', {
      query: { current: '1', size: '50' },
      lang: 'zh-Hant',
    })
  ).data.records

beforeAll(async () => {
  app = await startApp(ANNOUNCE)
})
afterAll(() => app.stop())

test('lists every notice, newest first; a notice opens in full and links back to the list', async () => {
  const all = await served()
  await see(all[0]?.title ?? '')
  const rows = onPage()
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => all.some(({ title }) => text.startsWith(title)))
  expect(rows).toEqual(all.map(({ title }) => expect.stringContaining(title)))
  // all in the list apply; only one that is over would say so
  expect(rows.filter((text) => /生效中|已結束/.test(text))).toEqual([])
  const last = all[all.length - 1] as Notice
  // a notice has a date without a time, so its age is in days; after a week it is a date
  expect(rows.filter((text) => /\d 天前/.test(text)).length).toBeGreaterThan(0)
  expect(rows.filter((text) => /週\u2060?.$/.test(text)).length).toBeGreaterThan(0)
  expect(rows.filter((text) => /\d\d 天前/.test(text))).toEqual([])
  expect(rows.filter((text) => /小時前|分鐘前/.test(text))).toEqual([])
  await press(new RegExp(last.title), 'link')
  await see(last.content)
  await press('看全部公告')
  await see(all[0]?.title ?? '')
})

test('shows that a removed notice was removed', async () => {
  await app.restartAt(`${ANNOUNCE}?id=no-such-notice`)
  await see('找不到這則公告')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('shows on retry that a notice was removed after a failed read', async () => {
  await medibook.query('delete from notice')
  app.cutNetwork()
  await app.restartAt(`${ANNOUNCE}?id=notice-flu-stock`)
  await mendAndRetry(app)
  await see('找不到這則公告')
})
