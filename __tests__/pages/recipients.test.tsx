import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addressForm } from '../support/address-form'
import { chooseFiles, pictureFile } from '../support/chosen-pictures'
import { loseFirstAnswer } from '../support/held-network'
import { addUser, type TestUser } from '../support/order-world'
import {
  field,
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
} from '../support/page-app'
import { onPicturePage } from '../support/picture-page'

const LIST = 'pages-shopping/personal-list/personal-list'
const EDIT = 'pages-shopping/personal-list/personal-edit'
let app: PageApp
let user: TestUser

const addresses = async () => (await medibook.call('addressPage', { session: user.session })).data.records
const certificates = async () => (await medibook.call('certificateList', { session: user.session })).data
const setting = (code: string, value: string) =>
  medibook.query(
    `insert into custom_config (custom_code, config_value) values ($1, $2) on conflict (custom_code)
      do update set config_value = excluded.config_value`,
    [code, JSON.stringify({ 'zh-Hant': value, 'zh-Hans': value, en: value })],
  )
/** Opens a form over the list, to which saving returns. */
async function openEdit(query = ''): Promise<void> {
  app.forgetAnswers()
  await app.restartAt(LIST)
  await see('收件地址')
  await app.open(`${EDIT}${query}`)
  await see('儲存')
}
async function choose(row: RegExp, option: string): Promise<void> {
  await press(row)
  await press(option, 'option')
}

onPicturePage(LIST, (stage) => {
  ;({ app, user } = stage)
})

test('shows a visitor the sign-in prompt', async () => {
  await see('登入後管理收件人')
})

test('links the empty page to adding the first recipient and certificate', async () => {
  await app.signIn(user.id)
  await see('還沒有收件人')
  await see('還沒有證件')
  await press('新增收件人')
  await see('儲存')
  expect(onPage().queryByRole('switch')).not.toBeInTheDocument()
})

test('reports missing values at their fields, focuses the first, and sends nothing', async () => {
  await press('儲存')
  for (const message of ['請輸入收件人姓名', '請輸入電話號碼', '請選擇所在的區', '請輸入詳細地址'])
    await see(message)
  await waitFor(() => expect(document.activeElement === field('姓名')).toBe(true))
  await fill('電話', '12345678')
  await press('儲存')
  await see('電話號碼格式不對：+852 號碼有 8 位，以 2–9 開頭')
  expect(await addresses()).toEqual([])
})

test('offers districts and no postal code for Hong Kong; keeps the draft when the page is left', async () => {
  expect(onPage().queryByLabelText('郵政編碼（選填）')).not.toBeInTheDocument()
  await fill('姓名', '李小明')
  await fill('電話', '2123 4567')
  await choose(/^區 /, '灣仔區')
  await app.restartAt(EDIT)
  await see('已找回上次未儲存的內容。')
  expect(field('姓名').value).toBe('李小明')
  await fill('詳細地址', '軒尼詩道 1 號 2 樓')
})

test('adds one recipient when the answer of a save is lost', async () => {
  await openEdit()
  const network = await loseFirstAnswer(app.origin, '/useraddress')
  app.goThrough(network.origin)
  await press('儲存')
  await see('未能儲存，你填的都還在，請再按一次。')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
  await press('儲存')
  await see('香港 灣仔區 軒尼詩道 1 號 2 樓')
  expect(await addresses()).toMatchObject([
    { userName: '李小明', telNum: '21234567', provinceId: '81', cityId: '8102', isDefault: '1' },
  ])
})

test('offers cities and postal codes for the mainland; a new default replaces the old one', async () => {
  await openEdit()
  await fill('姓名', '王芳')
  await choose(/^地區 /, '廣東省')
  await see('城市')
  await press('儲存')
  await see('請先選地區，再選城市')
  await choose(/^城市 /, '深圳市')
  await fill('電話', '61234567')
  await fill('詳細地址', '福強路 66 號')
  await fill('郵政編碼（選填）', '518000')
  await press('設為預設收件人', 'switch')
  await press('儲存')
  await see(/福強路 66 號 \(518000\)/)
  expect((await addresses()).map((row) => [row.userName, row.isDefault])).toEqual([
    ['王芳', '1'],
    ['李小明', '0'],
  ])
})

test('removes a recipient from its own page after a confirmation, with what was typed about it', async () => {
  const names = async () => (await addresses()).map((row) => row.userName)
  expect(onPage().queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument()
  await press('編輯收件人 王芳')
  await fill('詳細地址', '改到一半的地址')
  await press('移除收件人 王芳')
  await pressInDialog('取消')
  expect(await names()).toEqual(['王芳', '李小明'])
  await press('移除收件人 王芳')
  await pressInDialog('移除')
  await see('收件地址')
  await waitFor(() => expect(onPage().queryByText('王芳')).not.toBeInTheDocument())
  expect(await names()).toEqual(['李小明'])
  expect(JSON.stringify(localStorage)).not.toContain('改到一半的地址')
})

test('offers no removal of a recipient that is not saved yet', async () => {
  await openEdit()
  expect(onPage().queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument()
})

test("validates a certificate's number, keeps it when left empty, and shows it masked", async () => {
  await openEdit('?kind=certificate')
  await press('儲存')
  for (const message of ['請選擇證件類型', '請輸入證件上的姓名', '請輸入證件號碼']) await see(message)
  await choose(/^證件類型 /, '香港身份證')
  await fill('證件上的姓名', 'LEE SIU MING')
  await fill('證件號碼', 'A123456(4)')
  await press('儲存')
  await see('證件號碼與類型不符，請核對')
  await fill('證件號碼', 'a1234563')
  await press('儲存')
  await see('LEE SIU MING')
  const [saved] = await certificates()
  expect(saved).toMatchObject({ certType: 'hkid', name: 'LEE SIU MING', isDefault: '1' })
  await see(saved?.certNoMasked ?? '')
  await press('編輯 LEE SIU MING 的證件')
  await see('留空就沿用已存的號碼')
  await fill('證件上的姓名', 'LEE SM')
  await press('儲存')
  await see('LEE SM')
  expect(await certificates()).toMatchObject([{ name: 'LEE SM', certNoMasked: saved?.certNoMasked }])
})

test('refuses a duplicate number with a reason', async () => {
  await openEdit('?kind=certificate')
  await choose(/^證件類型 /, '香港身份證')
  await fill('證件上的姓名', 'LEE')
  await fill('證件號碼', 'A123456(3)')
  await press('儲存')
  await see('這份證件已經儲存')
  expect(await certificates()).toHaveLength(1)
})

describe('where pictures are required', () => {
  beforeAll(() => setting('certificate_setting_verify', '2'))
  afterAll(() => setting('certificate_setting_verify', '1'))

  test('requires the front, and saves it with the certificate', async () => {
    const [saved] = await certificates()
    await openEdit(`?kind=certificate&id=${saved?.id ?? ''}`)
    await see('證件圖片')
    await press('儲存')
    await see('請加上證件正面的圖片')
    const [addFront] = onPage().getAllByRole('button', { name: '加圖片' })
    addFront?.click()
    await chooseFiles(pictureFile('front.png'))
    await see('1／1 張')
    await press('儲存')
    await waitFor(async () => expect((await certificates())[0]?.frontPicUrl).not.toBeNull())
    await see('清關證件')
  })
})

test('marks an expired certificate; removing one needs confirmation and is permanent', async () => {
  await medibook.query("update user_certificate set valid_until = '2020-01-31' where user_id = $1", [user.id])
  app.forgetAnswers()
  await app.restartAt(LIST)
  await see('已過期')
  await see('已於 2020年1月31日 過期')
  await press('編輯 LEE SM 的證件')
  await press('移除 LEE SM 的證件')
  await pressInDialog('移除')
  await see('還沒有證件')
  expect(await certificates()).toEqual([])
})

test("reports another account's recipient as not found; reloads on retry after a network failure", async () => {
  const stranger = await addUser()
  const { data } = await medibook.call('addressSave', {
    session: stranger.session,
    body: addressForm(),
  })
  app.forgetAnswers()
  await app.restartAt(`${EDIT}?id=${data.id}`)
  await see('找不到這位收件人')
  app.forgetAnswers()
  app.cutNetwork()
  await app.restartAt(EDIT)
  await mendAndRetry(app)
  await see('儲存')
})
