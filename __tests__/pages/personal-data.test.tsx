import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { hashPassword } from '../../server/lib/password'
import { chooseFiles, pictureFile, rememberFile } from '../support/chosen-pictures'
import { describedBy } from '../support/login-page'
import type { TestUser } from '../support/order-world'
import {
  field,
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  signInWithoutNetwork,
} from '../support/page-app'
import { onPicturePage } from '../support/picture-page'

const PAGE = 'pages-mine/my-servince/personal-data/personal-data'
let app: PageApp
let user: TestUser
let saved: { name: string; text: string }[] = []

interface Row {
  nick_name: string
  real_name: string | null
  birth_date: string | null
  sex: string | null
  phone: string | null
  email: string | null
  headimg_url: string
  delete_time: string | null
}
const row = async () =>
  (await medibook.query<Row>('select * from app_user where id = $1', [user.id]))[0] as Row
const codeSentTo = async (target: string) => (await medibook.outbox(target))[0]?.code ?? ''

/** Mocked canvas calls, which jsdom lacks, and their result. */
const drawImage = jest.fn()
HTMLCanvasElement.prototype.getContext = (() => ({
  fillRect: () => undefined,
  drawImage,
})) as unknown as typeof HTMLCanvasElement.prototype.getContext
let drawn: File | null = null
HTMLCanvasElement.prototype.toBlob = (take) => take(drawn)

const cropFrame = () => onPage().findByRole('application', { name: /^頭像範圍/ })
/** Chooses a picture for the account; jsdom loads none, so the test decides whether it loads. */
async function chooseForPortrait(file: File, size: { width: number; height: number } | null): Promise<void> {
  await press('換頭像')
  await chooseFiles(file)
  const picture = (await cropFrame()).querySelector('img')
  if (!picture) throw new Error('no picture is shown')
  if (size)
    Object.defineProperties(picture, {
      naturalWidth: { value: size.width },
      naturalHeight: { value: size.height },
    })
  fireEvent(picture, new Event(size ? 'load' : 'error'))
  if (size) await waitFor(() => expect(picture.style.width).toBe(`${(100 * size.width) / size.height}%`))
}
const isCropOver = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: '調整頭像' })).not.toBeInTheDocument())

onPicturePage(PAGE, (stage) => {
  ;({ app, user } = stage)
})

test('prompts a visitor to sign in; reloads the data on retry after a failed read', async () => {
  await see('登入後看個人資料')
  await signInWithoutNetwork(app, user.id)
  await see('換頭像')
})

test('shows WeChat as connected once the mini-program has signed in', async () => {
  await see('在小程序登入一次即可連接')
  await medibook.query('update app_user set open_id = $2 where id = $1', [user.id, `open-${user.id}`])
  app.forgetAnswers()
  await app.openAt(PAGE)
  await waitFor(() => expect(shownPage()).toHaveTextContent(/微信已連接/))
})

test('saves names and sex; refuses a blank name', async () => {
  await fill('暱稱', '  ')
  await press('儲存')
  await see('請填寫暱稱')
  await fill('暱稱', '小明')
  await fill('真實姓名（選填）', '陳大明')
  await press('男', 'radio')
  await press('儲存')
  await see('已儲存')
  expect(await row()).toMatchObject({ nick_name: '小明', real_name: '陳大明', sex: '1' })
  expect(field('暱稱')).toHaveValue('小明')
})

test('sets and clears a birth date', async () => {
  await press(/^出生日期/)
  await press('確定')
  await press('儲存')
  await waitFor(async () => expect((await row()).birth_date).toBe('1985-01-01'))
  await press('清除出生日期')
  await see('選擇出生日期')
  await press('儲存')
  await waitFor(async () => expect((await row()).birth_date).toBeNull())
  expect(onPage().queryByRole('button', { name: '清除出生日期' })).not.toBeInTheDocument()
})

test('keeps values in the form that could not be sent', async () => {
  await fill('暱稱', '大明')
  app.cutNetwork()
  await press('儲存')
  await see('未能送出。你填的內容仍在，請重試。')
  app.mendNetwork()
  await pressInDialog('確定')
  await press('儲存')
  await waitFor(async () => expect((await row()).nick_name).toBe('大明'))
})

test('reports a portrait that cannot be opened; sends nothing after cancelling', async () => {
  const before = await row()
  await chooseForPortrait(pictureFile('x.png', Buffer.from('no picture')), null)
  await see('這張圖片打不開，請選另一張。')
  expect(screen.queryByRole('button', { name: '使用' })).not.toBeInTheDocument()
  await press('取消')
  await isCropOver()
  expect(await row()).toEqual(before)
})

test('saves the part of a portrait chosen with keys and slider, after a failed upload too', async () => {
  drawn = pictureFile('me.jpg')
  await rememberFile(drawn)
  await chooseForPortrait(pictureFile('me.png'), { width: 400, height: 200 })
  const frame = await cropFrame()
  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  const drawnAt = (side: 'left' | 'width') =>
    Math.round(parseFloat(frame.querySelector('img')?.style[side] ?? ''))
  await waitFor(() => expect(drawnAt('left')).toBe(-40))
  fireEvent.change(screen.getByRole('slider', { name: '縮放' }), { target: { value: '2' } })
  await waitFor(() => expect(drawnAt('width')).toBe(400))
  app.cutNetwork()
  await press('使用')
  await see('請檢查網絡後重試。')
  app.mendNetwork()
  const square = (drawImage.mock.lastCall ?? []).slice(1) as number[]
  expect(square.map(Math.round)).toEqual([130, 50, 100, 100, 0, 0, 512, 512])
  await press('使用')
  await isCropOver()
  await waitFor(async () => expect((await row()).headimg_url).toMatch(/^[0-9a-f/].*\.\w+$/))
})

test('binds a new number with the code sent to it', async () => {
  await press(/^手機號碼/, 'link')
  await fill('手機號碼', '12')
  await press('確認')
  await see(/手機號碼格式錯誤/)
  await fill('手機號碼', '91112222')
  await press('取得驗證碼')
  await waitFor(async () => expect(await codeSentTo('+852 91112222')).toMatch(/^\d{6}$/))
  await fill('驗證碼', '000000')
  await press('確認')
  await waitFor(() => expect(shownPage()).toHaveTextContent(/驗證碼(不正確|錯誤)/))
  await fill('驗證碼', await codeSentTo('+852 91112222'))
  await press('確認')
  await waitFor(async () => expect((await row()).phone).toBe('91112222'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('binds an e-mail address with the code sent to it', async () => {
  await press(/^電郵/, 'link')
  await fill('電郵地址', 'me@profile.example')
  await press('取得驗證碼')
  await waitFor(async () => expect(await codeSentTo('me@profile.example')).toMatch(/^\d{6}$/))
  await fill('驗證碼', await codeSentTo('me@profile.example'))
  await press('確認')
  await waitFor(async () => expect((await row()).email).toBe('me@profile.example'))
})

test('replaces a contact after a code to the number, or the password, has proven ownership', async () => {
  await medibook.query(
    "update app_user set create_time = create_time - interval '1 day', password_hash = $2 where id = $1",
    [user.id, await hashPassword('Present-2026')],
  )
  app.forgetAnswers()
  await app.openAt(PAGE)
  await press(/^電郵/, 'link')
  await see('請先確認身分')
  await press('繼續')
  await see('請輸入密碼')
  await press('驗證碼發送至 +852 91****22', 'radio')
  await press('取得驗證碼')
  await see(/秒後可重發$/)
  await fill('驗證碼', '000000')
  await press('繼續')
  await waitFor(() => expect(describedBy('驗證碼')).toMatch(/不正確|錯誤/))
  await fill('驗證碼', await codeSentTo('+852 91112222'))
  await press('繼續')
  await fill('電郵地址', 'other@profile.example')
  await press('取得驗證碼')
  await waitFor(async () => expect(await codeSentTo('other@profile.example')).toMatch(/^\d{6}$/))
  await fill('驗證碼', await codeSentTo('other@profile.example'))
  // an expired proof is requested again, and the input is kept
  await medibook.clock.advance(11 * 60_000)
  await press('確認')
  await press('密碼', 'radio')
  await fill('現在的密碼', 'Present-2026')
  await press('繼續')
  await see('電郵地址')
  expect(field('電郵地址')).toHaveValue('other@profile.example')
  await press('取得驗證碼')
  await see(/秒後可重發$/)
  await fill('驗證碼', await codeSentTo('other@profile.example'))
  await press('確認')
  await waitFor(async () => expect((await row()).email).toBe('other@profile.example'))
})

test('changes the password with the present one; reports a wrong or weak one at its field', async () => {
  await medibook.query('update app_user set password_hash = $2 where id = $1', [
    user.id,
    await hashPassword('Present-2026'),
  ])
  await press(/^密碼/, 'link')
  await fill('現在的密碼', 'Another-2026')
  await fill('新密碼', 'weak')
  await press('儲存')
  await waitFor(() => expect(describedBy('新密碼')).toMatch(/密碼/))
  await fill('新密碼', 'Coming-2027')
  await press('儲存')
  await waitFor(() => expect(describedBy('現在的密碼')).toMatch(/錯誤|不正確/))
  await fill('現在的密碼', 'Present-2026')
  await press('儲存')
  await see('密碼已更改')
  // as announced in the sheet, other devices are signed out
  expect((await medibook.call('checkSession', { session: user.session })).code).toBe(60001)
  // without a password, further changes require a code
  await medibook.query('update app_user set password_hash = null where id = $1', [user.id])
  app.forgetAnswers()
  await app.openAt(PAGE)
  await see('換頭像')
})

test('downloads all stored data as a file', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:own' })
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved = [...saved, { name: this.download, text: '' }]
  }
  await press(/^下載我的資料/, 'link')
  await waitFor(() =>
    expect(saved).toEqual([{ name: expect.stringMatching(/^medibook-.*\.json$/), text: '' }]),
  )
})

test('deletes the account with a code, after stating what is deleted and what is retained', async () => {
  await press(/^刪除帳號/, 'link')
  await see(/^會保留：訂單和付款記錄/)
  await press('刪除帳號')
  await see('請輸入驗證碼')
  await medibook.query(`delete from login_code`)
  await press('取得驗證碼')
  // the code that bound the number was sent to the same number
  await see(/秒後可重發$/)
  await fill('驗證碼', await codeSentTo('+852 91112222'))
  await press('刪除帳號')
  await see('請先勾選')
  await press('我明白，帳號刪除後不能復原', 'checkbox')
  await press('刪除帳號')
  await waitFor(async () => expect((await row()).delete_time).not.toBeNull())
  await waitFor(() => expect(window.location.hash).toContain('pages/Home/index'))
})
