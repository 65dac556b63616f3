import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { widenWindow } from '../support/chosen-walk'
import { onPage, type PageApp, pressInDialog, see, startApp } from '../support/page-app'

const SHOPS = 'pages/Shops/index'
let app: PageApp
let userId = ''

const opener = () => waitFor(() => onPage().getByRole('button', { name: '我的' }))
const menu = () => waitFor(() => onPage().getByRole('menu', { name: '我的' }))
const entries = async () => within(await menu()).getAllByRole('menuitem')
const isClosed = () => waitFor(() => expect(onPage().queryByRole('menu')).toBeNull())
const goneTo = (address: string) => waitFor(() => expect(window.location.hash).toContain(address))
const isFocused = (element: HTMLElement | undefined) => waitFor(() => expect(element).toHaveFocus())
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
async function openMenu() {
  fireEvent.click(await opener())
  await isFocused((await entries())[0])
}

async function atShops() {
  await app.restartAt(SHOPS)
  await app.arrived()
}

beforeAll(async () => {
  widenWindow()
  const [demo] = await medibook.query<{ id: string }>(`select id from app_user where username = 'demo'`)
  userId = demo?.id ?? ''
  app = await startApp(SHOPS)
})
afterAll(() => app.stop())

test('offers a visitor the account, signing in and the display', async () => {
  const button = await opener()
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await openMenu()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    '我的',
    '登入／註冊',
    '語言及顯示',
  ])
  fireEvent.click(button)
  await isClosed()
})

test('names who is signed in and leads to what is theirs', async () => {
  await app.signIn(userId)
  await openMenu()
  // the stored name, until the server has answered
  await see('美儀')
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    '美儀我的',
    '我的訂單',
    '我的預約',
    '預約人',
    '我的收藏',
    '消息',
    '個人資料',
    '語言及顯示',
    '登出',
  ])
  fireEvent.click(within(await menu()).getByRole('menuitem', { name: '我的收藏' }))
  await goneTo('browse-collect')
  // nor is it open on the page below
  await waitFor(() => expect(screen.queryAllByRole('menu')).toEqual([]))
  await atShops()
  await openMenu()
  fireEvent.click((await entries())[0]!)
  await goneTo('pages/Mine/index')
  await atShops()
})

test('arrows, Home and End move around it; Escape and Tab return to its button', async () => {
  const button = await opener()
  button.focus()
  pressKey('ArrowUp')
  const all = await entries()
  await isFocused(all.at(-1))
  pressKey('ArrowDown')
  await isFocused(all[0])
  pressKey('ArrowDown')
  await isFocused(all[1])
  pressKey('End')
  await isFocused(all.at(-1))
  pressKey('ArrowUp')
  await isFocused(all.at(-2))
  pressKey('Home')
  await isFocused(all[0])
  for (const key of ['Escape', 'Tab']) {
    pressKey(key)
    await isClosed()
    expect(button).toHaveFocus()
    pressKey('ArrowDown')
    await isFocused((await entries())[0])
  }
  pressKey('Escape')
})

test('closes with a press beside it, when the focus leaves it and when the browser goes back', async () => {
  await openMenu()
  fireEvent.pointerDown((await entries())[2]!)
  await menu()
  fireEvent.pointerDown(document.body)
  await isClosed()
  await openMenu()
  document.querySelector<HTMLElement>('[role=link]')?.focus()
  await isClosed()
  await openMenu()
  window.dispatchEvent(new PopStateEvent('popstate'))
  await isClosed()
})

test('signs out once that is confirmed, and shows the account page', async () => {
  const leave = async (answer: string) => {
    await openMenu()
    fireEvent.click((await entries()).at(-1)!)
    await pressInDialog(answer)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await leave('取消')
  expect(await opener()).toHaveFocus()
  expect(window.location.hash).toContain('Shops')
  await leave('登出')
  await goneTo('pages/Mine/index')
  await see('你好，歡迎光臨')
})
