import '@testing-library/jest-dom'
import { createHmac } from 'node:crypto'
import { waitFor } from '@testing-library/dom'
import { AGREE, describedBy, isIn, LOGIN, MINE, openLogin } from '../support/login-page'
import { field, fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { rowsWith } from '../support/sealed-rows'

const LETTERS = '圖片驗證碼'
const PHONE = '61230001'
let app: PageApp

beforeAll(async () => {
  app = await startApp(MINE, { env: { PICTURE_CODE_AFTER_FAILURES: '3', PICTURE_CODE_AFTER_CODES: '1' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await medibook.query('delete from attempt_window')
  await medibook.query('delete from login_failure')
  await medibook.query('delete from picture_code')
  await openLogin(app)
})

const shownPicture = () => onPage().getByAltText(/^圖片驗證碼：/)
const pictures = () => medibook.query<{ id: string }>('select id from picture_code')

/** Sets the solution of issued picture codes, which a test cannot read. */
async function letPicturesSay(answer: string): Promise<void> {
  for (const { id } of await pictures()) {
    const hash = createHmac('sha256', medibook.server.app.config.encryptionKey)
      .update(`picture\n${id}\n${answer}`)
      .digest('hex')
    await medibook.query('update picture_code set answer_hash = $2 where id = $1', [id, hash])
  }
}
async function failThreeTimes(): Promise<void> {
  await press('帳號密碼', 'radio')
  await fill('帳號', 'demo')
  await press(AGREE, 'checkbox')
  for (let tries = 1; tries <= 3; tries += 1) {
    await fill('密碼', `wrong-${tries}`)
    await press('登入')
    await waitFor(() => expect(describedBy('密碼')).toContain('帳號或密碼錯誤'))
  }
  await fill('密碼', 'Demo-2026')
  await press('登入')
  await see('換一張')
  await waitFor(() =>
    expect(shownPicture()).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/)),
  )
}
/** Waits until the shown picture has been replaced. */
const nextPicture = (from: string | null) =>
  waitFor(() => {
    expect(shownPicture().getAttribute('src')).not.toBe(from)
    expect(field(LETTERS).value).toBe('')
  })

test('the agreement is met before the button that requires it, in the order of the Tab key', async () => {
  const box = await waitFor(() => onPage().getByRole('checkbox', { name: AGREE }))
  const submit = onPage().getByRole('button', { name: '登入' })
  expect(box.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('requires a captcha after three wrong passwords, and keeps the input', async () => {
  await failThreeTimes()
  await waitFor(() => expect(document.activeElement).toBe(field(LETTERS)))
  expect(describedBy(LETTERS)).toBe('為確認不是機械人，請輸入圖中的字母和數字，不分大小寫')
  expect([field('帳號').value, field('密碼').value]).toEqual(['demo', 'Demo-2026'])

  await press('登入')
  await waitFor(() => expect(describedBy(LETTERS)).toContain('請輸入圖片驗證碼'))
  const first = shownPicture().getAttribute('src')
  await letPicturesSay('abcd')
  await fill(LETTERS, 'zzzz')
  await press('登入')
  await waitFor(() => expect(describedBy(LETTERS)).toContain('圖片驗證碼錯誤'))
  // the attempt used it up
  await nextPicture(first)
  expect([field('帳號').value, field('密碼').value]).toEqual(['demo', 'Demo-2026'])

  await letPicturesSay('efgh')
  await fill(LETTERS, 'eFgH')
  await press('登入')
  await isIn()
})

test('reports a wrong password with the right captcha at the password, with a new captcha', async () => {
  await failThreeTimes()
  const first = shownPicture().getAttribute('src')
  await letPicturesSay('abcd')
  await fill('密碼', 'wrong-again')
  await fill(LETTERS, 'abcd')
  await press('登入')
  await waitFor(() => expect(describedBy('密碼')).toContain('帳號或密碼錯誤'))
  await nextPicture(first)
  expect(field('密碼').value).toBe('wrong-again')
})

test('offers another captcha, also after a failed request', async () => {
  await failThreeTimes()
  const first = shownPicture().getAttribute('src')
  await fill(LETTERS, 'ab')
  await press('換一張')
  await nextPicture(first)
  app.cutNetwork()
  await press('換一張')
  await see('圖片讀不到，你填的都還在，請再試。')
  app.mendNetwork()
  await press('再試一次')
  await waitFor(() => expect(shownPicture()).toBeInTheDocument())
  expect(field('密碼').value).toBe('Demo-2026')
})

test("the captcha's alternative switches to a code, and keeps the typed password on return", async () => {
  await failThreeTimes()
  await press('改用手機或電郵驗證碼登入')
  await see('手機號碼')
  expect(onPage().queryByLabelText(LETTERS)).not.toBeInTheDocument()
  await press('帳號密碼', 'radio')
  await see('換一張')
  expect([field('帳號').value, field('密碼').value]).toEqual(['demo', 'Demo-2026'])
})

test('sends a code after a captcha when many were requested, and removes the captcha', async () => {
  await medibook.call('loginCode', { query: { email: 'somebody@example.com' } })
  await fill('手機號碼', PHONE)
  await press('取得驗證碼')
  await see('換一張')
  await waitFor(() => expect(document.activeElement).toBe(field(LETTERS)))
  await press('取得驗證碼')
  await waitFor(() => expect(describedBy(LETTERS)).toContain('請輸入圖片驗證碼'))
  expect((await medibook.outbox()).filter(({ to }) => to.includes(PHONE))).toEqual([])
  await waitFor(() => expect(shownPicture()).toBeInTheDocument())
  await letPicturesSay('abcd')
  await fill(LETTERS, 'abcd')
  await press('取得驗證碼')
  await see(/秒後可重發/)
  expect(onPage().queryByLabelText(LETTERS)).not.toBeInTheDocument()
  await fill('驗證碼', (await medibook.outbox()).find(({ to }) => to.includes(PHONE))?.code ?? '')
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
})

test('sends a code without the picture to a user who cannot see it, and starts the wait for the next', async () => {
  await medibook.call('loginCode', { query: { email: 'somebody@example.com' } })
  await press('以密碼註冊')
  await fill('手機號碼', PHONE)
  await press('取得驗證碼')
  await see('換一張')
  await press('不用圖片，直接發送驗證碼')
  await see(/秒後可重發/)
  expect(onPage().queryByLabelText(LETTERS)).not.toBeInTheDocument()
  expect((await medibook.outbox()).find(({ to }) => to.includes(PHONE))?.code).toMatch(/^\d{6}$/)
  await waitFor(() => expect(document.activeElement).toBe(field('驗證碼')))
})

test('signs in by e-mail code, and registers the first time', async () => {
  await press('電郵驗證碼', 'radio')
  await fill('電郵地址', 'not an address')
  await press('取得驗證碼')
  await waitFor(() => expect(describedBy('電郵地址')).toContain('電郵地址格式錯誤'))
  await fill('電郵地址', 'Somebody.New@example.com')
  await press('取得驗證碼')
  await see(/秒後可重發/)
  await fill(
    '驗證碼',
    (await medibook.outbox()).find(({ to }) => to === 'somebody.new@example.com')?.code ?? '',
  )
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
  expect(await rowsWith('app_user', 'email', 'somebody.new@example.com')).toHaveLength(1)
})

const codeSentTo = async (to: string) =>
  (await medibook.outbox()).find((one) => one.to.includes(to))?.code ?? ''
const signsIn = async (username: string, password: string) =>
  (await medibook.call('login', { body: { type: 'password', username, password } })).code

test('opens an account with code and password; reports errors at fields before using up the code', async () => {
  await press('以密碼註冊')
  await see('以驗證碼核實手機或電郵，再設定密碼')
  await press('註冊並登入')
  for (const words of [
    '請輸入手機號碼',
    '請輸入驗證碼',
    '請輸入用戶名稱，日後以它和密碼登入',
    '請輸入密碼',
    '請先閱讀並勾選同意',
  ])
    await see(words)
  await fill('手機號碼', '61230002')
  await press('取得驗證碼')
  await see(/秒後可重發/)
  await fill('驗證碼', await codeSentTo('61230002'))
  await fill('用戶名稱', 'demo')
  await fill('密碼', 'weak')
  await press(AGREE, 'checkbox')
  await press('註冊並登入')
  await waitFor(() => expect(describedBy('密碼')).toContain('密碼須至少 8 個字元，並同時包含字母和數字'))
  await fill('密碼', 'Strong-2026')
  await press('註冊並登入')
  await waitFor(() => expect(describedBy('用戶名稱')).toContain('已'))
  expect(field('密碼').value).toBe('Strong-2026')
  await fill('用戶名稱', 'Fresh.Person')
  await press('註冊並登入')
  await isIn()
  expect(await signsIn('fresh.person', 'Strong-2026')).toBe(0)
})

test('offers to reset a password only where one is asked for', async () => {
  await see('以密碼註冊')
  expect(onPage().queryByRole('button', { name: '忘記密碼？' })).not.toBeInTheDocument()
  await press('帳號密碼', 'radio')
  await see('忘記密碼？')
})

test('resets a forgotten password with an e-mail code, and signs in', async () => {
  await medibook.query(
    `insert into app_user (id, username, email, nick_name, headimg_url, create_time) values
      ('forgot', 'forgot', 'forgot@example.com', 'Forgot', '', now())`,
  )
  await press('帳號密碼', 'radio')
  await fill('帳號', 'forgot@example.com')
  await press('忘記密碼？')
  await see('設定新密碼')
  // the address typed as the account is carried over
  await waitFor(() => expect(field('電郵地址').value).toBe('forgot@example.com'))
  await press('取得驗證碼')
  await see(/秒後可重發/)
  const code = await codeSentTo('forgot@example.com')
  await fill('驗證碼', code === '000000' ? '111111' : '000000')
  await fill('新密碼', 'Remembered-26')
  await press('設定新密碼')
  await waitFor(() => expect(describedBy('驗證碼')).toContain('驗證碼錯誤'))
  expect(field('新密碼').value).toBe('Remembered-26')
  await fill('驗證碼', code)
  await press('設定新密碼')
  await see('密碼已更新，請以新密碼登入；其他裝置已登出。')
  expect([field('帳號').value, field('密碼').value]).toEqual(['forgot@example.com', 'Remembered-26'])
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
})

test('stores account and phone number while they are typed, no secret, and no number after signing in', async () => {
  await press('帳號密碼', 'radio')
  await fill('帳號', 'demo')
  await fill('密碼', 'Demo-2026')
  await press('忘記密碼？')
  await fill('手機號碼', PHONE)
  await fill('新密碼', 'Another-2026')
  await fill('驗證碼', '135790')
  const stored = () => JSON.stringify({ ...localStorage })
  await waitFor(() => expect(stored()).toContain(PHONE))
  expect(stored()).toContain('demo')
  for (const secret of ['Demo-2026', 'Another-2026', '135790']) expect(stored()).not.toContain(secret)
  await press('返回登入')
  await press('帳號密碼', 'radio')
  await press(AGREE, 'checkbox')
  await press('登入')
  await isIn()
  await waitFor(() => expect(stored()).not.toContain(PHONE))
})

test('opens the password reset named by the address, and returns to the previous page', async () => {
  await app.restartAt(MINE)
  await app.open(`${LOGIN}?mode=reset`)
  await see('設定新密碼')
  expect(field('新密碼')).toBeVisible()
  await press('返回')
  await see('語言及顯示')
})

test('restores the page on return from registration', async () => {
  await press('帳號密碼', 'radio')
  await fill('帳號', 'demo')
  await press('以密碼註冊')
  await see('以驗證碼核實手機或電郵，再設定密碼')
  await press('返回登入')
  await press('帳號密碼', 'radio')
  await waitFor(() => expect(field('帳號').value).toBe('demo'))
})
