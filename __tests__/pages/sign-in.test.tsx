import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { AGREE, describedBy, isIn, LOGIN, MINE, openLogin } from '../support/login-page'
import { field, fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { rowsWith } from '../support/sealed-rows'
import { chooseAt } from '../support/social-world'

// jsdom cannot leave its page: the target of the navigation is recorded instead
const mockVisited: string[] = []
jest.mock('@/platform/provider-visit', () => {
  const real = jest.requireActual<typeof import('@/platform/provider-visit')>('@/platform/provider-visit')
  return {
    ...real,
    visitProvider: (url: string, visit: unknown) => {
      globalThis.sessionStorage.setItem('providerVisit', JSON.stringify(visit))
      mockVisited.push(url)
    },
  }
})

let app: PageApp
let people = 0
const newEmail = () => `sign-in-${(people += 1)}@pages.medibook.example`
const codeFor = (to: string) =>
  waitFor(async () => {
    const [message] = await medibook.outbox(to)
    if (!message?.code) throw new Error(`no code for ${to}`)
    return message.code
  })

beforeAll(async () => {
  app = await startApp(MINE)
})
afterAll(() => app.stop())
beforeEach(async () => {
  mockVisited.length = 0
  sessionStorage.clear()
  await openLogin(app)
})

const isOut = () => expect(localStorage.getItem('thirdSession')).toBeNull()

/**
 * Opens a provider's page.
 * @returns its address
 */
async function leaveFor(name: string): Promise<URL> {
  await press(AGREE, 'checkbox')
  await press(/^[A-Z]/.test(name) ? `以 ${name} 登入` : `以${name}登入`)
  await waitFor(() => expect(mockVisited).toHaveLength(1))
  return new URL(mockVisited[0] ?? '')
}
/** The app page that the server's redirect opens. */
async function wayBack(answer: URL): Promise<string> {
  const { headers } = await medibook.inject({ url: `${answer.pathname}${answer.search}` })
  return new URL(headers.location ?? '').hash.slice(2)
}

describe.each(['Facebook', 'Google', '微信'])('%s', (name) => {
  test('signs in the account named by its page, and returns to the previous page', async () => {
    const page = await leaveFor(name)
    expect(JSON.parse(sessionStorage.getItem('providerVisit') ?? '{}')).toMatchObject({
      returnTo: `/${MINE}`,
    })
    await app.restartAt(await wayBack(await chooseAt(page, 'alex')))
    await isIn()
    // the account is new, and has no number yet
    await see('已登入。加上手機號碼？')
    await press('以後再說')
    await see('語言及顯示')
    expect(window.location.hash).toMatch(/^#\/pages\/Mine\/index/)
    expect(sessionStorage.getItem('providerVisit')).toBeNull()
  })
})

test('does not ask a returning account for a phone number', async () => {
  const first = await leaveFor('Google')
  await app.restartAt(await wayBack(await chooseAt(first, 'returning')))
  await see('已登入。加上手機號碼？')
  localStorage.clear()
  sessionStorage.clear()
  mockVisited.length = 0
  await app.openAt(LOGIN)
  await see('先逛逛，不登入')
  await app.restartAt(await wayBack(await chooseAt(await leaveFor('Google'), 'returning')))
  await isIn()
  await waitFor(() => expect(window.location.hash).not.toContain('login'))
})

test('offers to add a number with a code', async () => {
  await app.restartAt(await wayBack(await chooseAt(await leaveFor('Google'), 'with-number')))
  await press('自行輸入號碼')
  await fill('手機號碼', '61237701')
  await press('取得驗證碼')
  await fill('驗證碼', await codeFor('+852 61237701'))
  await press('確認')
  await see('語言及顯示')
  expect(await rowsWith('app_user', 'phone', '61237701')).toMatchObject([{ phone_code: '+852' }])
})

test('returns to the forms with the input after cancelling, and later to the previous page', async () => {
  await fill('手機號碼', '61237702')
  const page = await leaveFor('Facebook')
  const cancelled = new URL(page.searchParams.get('redirect_uri') ?? '')
  cancelled.search = `?error=access_denied&state=${page.searchParams.get('state') ?? ''}`
  await app.restartAt(await wayBack(cancelled))
  await see(/^未有以 Facebook 登入/)
  expect(field('手機號碼').value).toBe('61237702')
  isOut()
  await press('取得驗證碼')
  await fill('驗證碼', await codeFor('+852 61237702'))
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
  await see('語言及顯示')
})

test("reports the provider's error, and signs nobody in", async () => {
  await app.restartAt(`${LOGIN}?outcome=failed`)
  await see('這次登入已失效，或是在另一個瀏覽器開始的，請重新開始。')
  await app.openAt(LOGIN)
  await see('先逛逛，不登入')
  await leaveFor('Google')
  await app.restartAt(`${LOGIN}?outcome=failed`)
  await see('第三方登入未成功，請再試一次，或用其他方式。')
  isOut()
})

test('refuses a flow begun in another browser, and one already used', async () => {
  const page = await leaveFor('Google')
  const address = await wayBack(await chooseAt(page, 'alex'))
  const own = sessionStorage.getItem('providerVisit') ?? ''
  sessionStorage.clear()
  await app.restartAt(address)
  await see('這次登入已失效，或是在另一個瀏覽器開始的，請重新開始。')
  sessionStorage.setItem('providerVisit', JSON.stringify({ ...JSON.parse(own), browserKey: 'k'.repeat(43) }))
  await app.openAt(address)
  await see('這次登入已失效，或是在另一個瀏覽器開始的，請重新開始')
  isOut()
  // the code is removed from the address
  await waitFor(() => expect(window.location.hash).toBe(`#/${LOGIN}`))
})

test('requires the terms first', async () => {
  await press('以 Google 登入')
  await see('請先閱讀並勾選同意')
  expect(mockVisited).toEqual([])
})

test('opens an account of the website with name, e-mail and password, and signs in to it', async () => {
  const email = newEmail()
  await press(/^以.*網站帳號登入$/)
  await see(/訂單和預約與應用內相同$/)
  await press('註冊網站帳號')
  await fill('稱呼', '美儀')
  await fill('電郵地址', email)
  await press('取得驗證碼')
  await fill('驗證碼', await codeFor(email))
  await fill('密碼', 'Pages-2026-word')
  await press(AGREE, 'checkbox')
  await press('註冊並登入')
  await isIn()
  expect(await rowsWith('app_user', 'email', email)).toMatchObject([{ nick_name: '美儀' }])
  await see('語言及顯示')

  localStorage.clear()
  await app.openAt(`${LOGIN}?mode=site`)
  await fill('電郵地址', email)
  await fill('密碼', 'wrong')
  await press(AGREE, 'checkbox')
  await press('登入')
  await waitFor(() => expect(describedBy('密碼')).toContain('帳號或密碼錯誤'))
  await fill('密碼', 'Pages-2026-word')
  await press('登入')
  await isIn()
})

test('resets a forgotten password of the website with a code', async () => {
  const email = newEmail()
  await medibook.call('siteCode', { body: { email, purpose: 'register' } })
  await medibook.call('siteRegister', {
    body: { email, code: await codeFor(email), password: 'Before-2026-word', protocolAccepted: '1' },
  })
  await app.openAt(`${LOGIN}?mode=siteReset`)
  await fill('電郵地址', email)
  const before = (await medibook.outbox(email)).length
  await press('取得驗證碼')
  await waitFor(async () => expect((await medibook.outbox(email)).length).toBe(before + 1))
  await fill('驗證碼', await codeFor(email))
  await fill('新密碼', 'After-2026-word')
  await press('設定新密碼')
  await see(/^密碼已更新/)
  expect([field('電郵地址').value, field('密碼').value]).toEqual([email, 'After-2026-word'])
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
})

test('shows the availability of a user name while typing', async () => {
  await press('以密碼註冊')
  await fill('用戶名稱', 'demo')
  await waitFor(() => expect(describedBy('用戶名稱')).toContain('這個用戶名稱已有人使用'))
  await fill('用戶名稱', 'surely-nobody-2026')
  await waitFor(() => expect(describedBy('用戶名稱')).toContain('這個用戶名稱可以使用'))
  await fill('用戶名稱', '1x')
  expect(describedBy('用戶名稱')).not.toContain('可以使用')
  expect(onPage().queryByText('這個用戶名稱已有人使用，請換一個')).toBeNull()
})
