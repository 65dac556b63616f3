import {
  agree,
  at,
  button,
  choose,
  codeSentTo,
  follow,
  launchAs,
  press,
  pressLast,
} from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const LOGIN = 'pages-mine/login/login'
const PROFILE = 'pages-mine/my-servince/personal-data/personal-data'
const PHONE = '62345678'
const EMAIL = 'forms@weapp.medibook.example'
afterEach(closeWeappSessions)

async function fill(app: WeappSession, label: string, value: string): Promise<void> {
  await app.waitFor(() => app.has({ label }))
  app.type({ label }, value)
}

/** Requests a code and types the one sent. */
async function proveBy(app: WeappSession, field: '手機號碼' | '電郵地址', target: string): Promise<void> {
  await fill(app, field, target)
  await press(app, '取得驗證碼')
  await app.waitFor('秒後可重發')
  await fill(app, '驗證碼', await codeSentTo(field === '手機號碼' ? `+852 ${target}` : target))
}

const isIn = (app: WeappSession) => app.waitFor(() => Boolean(app.storage.get('thirdSession')))

test('creates an account with a number, and resets its forgotten password', async () => {
  const app = launchAs('phone-account', `${LOGIN}?mode=register`)
  await proveBy(app, '手機號碼', PHONE)
  await fill(app, '用戶名稱', 'weapp-forms')
  await fill(app, '密碼', 'Weapp-2026-word')
  await agree(app)
  await press(app, '註冊並登入')
  await isIn(app)

  const other = launchAs('phone-account-forgot', `${LOGIN}?mode=reset`)
  await proveBy(other, '手機號碼', PHONE)
  await fill(other, '新密碼', 'Weapp-2026-again')
  await press(other, '設定新密碼')
  await other.waitFor('密碼已更新，請以新密碼登入')
  expect([...app.record.errors, ...other.record.errors]).toEqual([])
})

test('opens an account by e-mail address; changes its password with the present one', async () => {
  const app = launchAs('email-account', `${LOGIN}?mode=register`)
  await choose(app, /^電郵驗證碼$/)
  await proveBy(app, '電郵地址', EMAIL)
  await fill(app, '密碼', 'Weapp-2026-word')
  await agree(app)
  await press(app, '註冊並登入')
  await isIn(app)

  app.goTo(PROFILE)
  await at(app, PROFILE)
  await follow(app, /^密碼/)
  await fill(app, '現在的密碼', 'wrong-2026')
  app.fire({ label: '現在的密碼' }, 'blur', { value: 'wrong-2026' })
  await app.waitFor('密碼錯誤')
  await fill(app, '現在的密碼', 'Weapp-2026-word')
  await fill(app, '新密碼', 'Weapp-2026-again')
  await pressLast(app, '儲存')
  await app.waitFor('密碼已更改')
})

test('resets the password of a website account with a code', async () => {
  const address = `site-${EMAIL}`
  const app = launchAs('site-account', `${LOGIN}?mode=siteRegister`)
  await fill(app, '稱呼', '美儀')
  await proveBy(app, '電郵地址', address)
  await fill(app, '密碼', 'Weapp-2026-word')
  await agree(app)
  await press(app, '註冊並登入')
  await isIn(app)

  const other = launchAs('site-account-forgot', `${LOGIN}?mode=siteReset`)
  await proveBy(other, '電郵地址', address)
  await fill(other, '新密碼', 'Weapp-2026-again')
  await press(other, '設定新密碼')
  await other.waitFor('密碼已更新，請以新密碼登入')
  expect(other.has(button('登入'))).toBe(true)
})
