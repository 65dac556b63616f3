import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { addGoods, addShop } from '../support/order-world'
import {
  field,
  fill,
  fillBuyer,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  signInByPassword,
  startApp,
} from '../support/page-app'
import { rowsWith } from '../support/sealed-rows'

const CONFIRM = 'pages-goods/goods-comfirm/goods-comfirm'
const LOGIN = 'pages-mine/login/login'
const MINE = 'pages/Mine/index'
const AGREE = '我已閱讀並同意用戶協議和私隱聲明'
const NEW_PHONE = '61239876'
let app: PageApp

const ordersOf = async (buyer: string) =>
  (await rowsWith('order_info', 'buyer_name', buyer)).map((row) => ({ userId: row.user_id }))
const usersWithPhone = async () => (await rowsWith('app_user', 'phone', NEW_PHONE)).map(({ id }) => ({ id }))
const errorOf = (label: string) => {
  const input = field(label)
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
}
/** Opens the login page over Mine. */
async function openLogin(): Promise<void> {
  await app.restartAt(MINE)
  await see('語言及顯示')
  await app.open(LOGIN)
  await see('先逛逛，不登入')
}
const useWay = (name: string) => press(name, 'radio')

beforeAll(async () => {
  await addShop('sign-in-shop')
  await addGoods('scan', { shops: ['sign-in-shop'], priceCents: 20_000 })
  app = await startApp(`${CONFIRM}?id=scan&shopId=sign-in-shop`)
})
afterAll(() => app.stop())

test('a sign-in button opens the page without a dialog, and the form is unchanged on return', async () => {
  await see('先登入，省去填寫')
  await press('登入')
  await see('先逛逛，不登入')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('先逛逛，不登入')
  await see('先登入，省去填寫')
  expect(window.location.hash).toContain('goods-comfirm')
})

test('an order started as a visitor continues after signing in by password', async () => {
  await see('HK$200.00')
  await press('登入後下單')
  await useWay('帳號密碼')
  await press('登入')
  await see('請輸入帳號')
  await see('請輸入密碼')
  await see('請先閱讀並勾選同意')
  await waitFor(() => expect(document.activeElement === field('帳號')).toBe(true))

  await fill('帳號', 'demo')
  await fill('密碼', 'not-the-password')
  await press(AGREE, 'checkbox')
  await press('登入')
  await waitFor(() => expect(errorOf('密碼')).toBe('帳號或密碼錯誤'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement === field('密碼')).toBe(true))
  expect([field('帳號').value, field('密碼').value]).toEqual(['demo', 'not-the-password'])

  await fill('密碼', 'Demo-2026')
  await press('登入')
  await waitFor(() => expect(window.location.hash).toContain('goods-comfirm'))
  await see('購買人姓名')
  expect(await ordersOf('路過的人')).toEqual([])
  await fillBuyer({ name: '路過的人', phone: '91234567' })
  await press('付款後再約', 'radio')
  await press(/^去付款/)
  await see('選擇付款方式')
  expect(await ordersOf('路過的人')).toEqual([
    {
      userId: (await medibook.query<{ id: string }>(`select id from app_user where username = 'demo'`))[0]
        ?.id,
    },
  ])
})

test('signing out ends the session without asking to sign in again', async () => {
  await app.restartAt(MINE)
  await see('美儀')
  await press('登出')
  await pressInDialog('登出')
  await see('登入／註冊')
  expect(onPage().queryByText('美儀')).not.toBeInTheDocument()
  expect(localStorage.getItem('thirdSession')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('a mobile code: each error is shown at its field, and the first sign-in registers', async () => {
  await press('登入／註冊')
  await useWay('手機驗證碼')
  await press('取得驗證碼')
  await see('請輸入手機號碼')
  await fill('手機號碼', '1234')
  await press('取得驗證碼')
  await see('手機號碼格式錯誤：+852 號碼有 8 位數字，以 4–9 開頭')
  await fill('手機號碼', '6123 9876')
  await press('取得驗證碼')
  await see(/秒後可重發/)
  await press(AGREE, 'checkbox')
  await press('登入')
  await see('請輸入驗證碼')
  await fill('驗證碼', '12 34 5')
  await press('登入')
  await see('驗證碼是 6 位數字，還差 1 位')

  const code = (await medibook.outbox()).find(({ to }) => to.includes(NEW_PHONE))?.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  await fill('驗證碼', code === '000000' ? '111111' : '000000')
  await press('登入')
  await waitFor(() => expect(errorOf('驗證碼')).toContain('驗證碼錯誤'))
  expect(await usersWithPhone()).toEqual([])

  await fill('驗證碼', code)
  await press('登入')
  await see('+852 61****76')
  expect(await usersWithPhone()).toHaveLength(1)
})

test('too many wrong passwords lock the account, with the reason shown', async () => {
  await openLogin()
  await useWay('帳號密碼')
  await fill('帳號', 'somebody')
  await press(AGREE, 'checkbox')
  for (let tries = 1; tries <= 5; tries += 1) {
    await fill('密碼', `guess-${tries}`)
    await press('登入')
    await waitFor(() =>
      expect(errorOf(tries < 5 ? '密碼' : '帳號')).toMatch(
        tries < 5 ? '帳號或密碼錯誤' : '嘗試次數過多，請 15 分鐘後再試',
      ),
    )
  }
})

test('a network failure loses no input, and the next attempt signs in', async () => {
  await openLogin()
  await useWay('帳號密碼')
  await fill('帳號', 'demo2')
  await fill('密碼', 'Demo-2026')
  await press(AGREE, 'checkbox')
  app.cutNetwork()
  await press('登入')
  await see('剛才未能送出，你填的都還在，請再按一次。')
  await pressInDialog('確定')
  app.mendNetwork()
  expect([field('帳號').value, field('密碼').value]).toEqual(['demo2', 'Demo-2026'])
  await press('登入')
  // the previous account on this device differed, so the pages beneath may contain that user's input
  await waitFor(() => expect(window.location.hash).toContain('Home'))
})

test('leaving without signing in discards the interrupted action', async () => {
  await app.restartAt(MINE)
  await press('登出')
  await pressInDialog('登出')
  await see('登入／註冊')
  await app.open(`${CONFIRM}?id=scan`)
  await see('HK$200.00')
  await press('登入後下單')
  await press('先逛逛，不登入')
  await see('登入後下單')
  await app.open(LOGIN)
  await see('先逛逛，不登入')
  await signInByPassword('demo2', 'Demo-2026')
  await waitFor(() => expect(window.location.hash).toContain('goods-comfirm'))
  await waitFor(() => expect(localStorage.getItem('thirdSession')).not.toBeNull())
  expect(screen.queryByText('選擇付款方式')).not.toBeInTheDocument()
})
