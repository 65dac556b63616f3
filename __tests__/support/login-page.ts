import { waitFor } from '@testing-library/dom'
import { field, type PageApp, see } from './page-app'

/** The sign-in page, opened over the tab "mine". */
export const LOGIN = 'pages-mine/login/login'
export const MINE = 'pages/Mine/index'
export const AGREE = '我已閱讀並同意用戶協議和私隱聲明'

/** Opens the page from the tab as a visitor on an empty device. */
export async function openLogin(app: PageApp): Promise<void> {
  localStorage.clear()
  await app.restartAt(MINE)
  await see('語言及顯示')
  await app.open(LOGIN)
  await see('先逛逛，不登入')
}

/** Waits until a session is stored on the device. */
export const isIn = () =>
  waitFor(() => {
    if (localStorage.getItem('thirdSession') === null) throw new Error('nobody is signed in')
  })

/** The text below a field: its hint or its error. */
export const describedBy = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('|')
