import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { configureClient } from '@/platform/config'
import { type PageApp, press, see, startApp } from '../support/page-app'

const pageOf = (url: string) => `pages-common/webview?url=${encodeURIComponent(url)}`
let app: PageApp
const opened: string[] = []
let opens = true

beforeAll(async () => {
  window.open = ((url: string) => {
    opened.push(url)
    return opens ? {} : null
  }) as typeof window.open
  configureClient({ webviewHosts: 'help.medibook.example,*.partner.example' })
  app = await startApp(pageOf('https://news.example.org/a?b=1'))
})
afterAll(() => app.stop())

test('shows the address of a host that is not listed, and opens it only on request', async () => {
  await see('news.example.org')
  await see('https://news.example.org/a?b=1')
  expect(document.querySelector('iframe')).toBeNull()
  expect(opened).toEqual([])
  await press('前往 news.example.org')
  await see('已在新分頁開啟')
  expect(opened).toEqual(['https://news.example.org/a?b=1'])
  opens = false
  await press('前往 news.example.org')
  await see(/^瀏覽器沒有開啟新分頁/)
  await press('留在這裡')
  await waitFor(() => expect(window.location.hash).toContain('pages/Home/index'))
})

test('shows a listed host inside the app, in a frame of its own', async () => {
  await app.restartAt(pageOf('https://a.partner.example/x'))
  const frame = await screen.findByTitle('a.partner.example 的網頁')
  expect(frame).toHaveAttribute('src', 'https://a.partner.example/x')
  expect(frame).toHaveAttribute('sandbox')
})

test.each([
  ['not encrypted', 'http://help.medibook.example/', '這個網址沒有加密，他人可能看到你在那裡輸入的內容。'],
  ['script', 'javascript:alert(1)', '這個網址不能開啟'],
  ['misleading', 'https://help.medibook.example@evil.example/', '這個網址不能開啟'],
])('never shows %s inside the app', async (_, url, words) => {
  await app.restartAt(pageOf(url))
  await see(words)
  expect(document.querySelector('iframe')).toBeNull()
})
