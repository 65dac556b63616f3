import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { mainlandCheckSign } from '@contract/rules/id-number'
import { personRules } from '@/pages-mine/components/person-rules'
import { loseFirstAnswer } from '../support/held-network'
import { addUser, dayIn, newKey, type TestUser } from '../support/order-world'
import {
  field,
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'
import { plainTextOf } from '../support/plain-names'

const LIST = 'pages-mine/booking-person/booking-person'
const MINE = 'pages/Mine/index'
const EDIT = 'pages-mine/booking-person/edit-person'
const GOOD_ID = '11010519491231002X'
let app: PageApp
let user: TestUser

const saved = async () => (await medibook.call('personList', { session: user.session })).data
const remove = (where: string) =>
  medibook.query(`delete from person where user_id = $1 and ${where}`, [user.id])
const row = (label: string) =>
  onPage()
    .getAllByRole('button')
    .find((element) => element.getAttribute('aria-label')?.startsWith(`${label} `)) as HTMLElement
const errorOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
const textOf = (text: string) => waitFor(() => expect(shownPage()).toHaveTextContent(text))

/** Opens a page over the list, to which saving returns. */
async function openEdit(query = ''): Promise<void> {
  await app.restartAt(MINE)
  await see('語言及顯示')
  await app.open(LIST)
  await see('新增預約人')
  await app.open(`${EDIT}${query}`)
  await see('儲存')
}
async function chooseIdType(name: string): Promise<void> {
  await press(/^證件類型/)
  await press(name, 'option')
}

beforeAll(async () => {
  user = await addUser()
  await remove('true')
  app = await startApp(LIST, { userId: user.id })
})
afterAll(() => app.stop())

test('shows that there are no persons and offers to add the first', async () => {
  const empty = await see('還沒有預約人')
  expect(empty.closest('[role=status]')?.querySelector('.md-people-0')).not.toBeNull()
  await press('新增預約人')
  await see('儲存')
  // the first person is probably the account's owner
  expect(onPage().getByRole('radio', { name: '本人' })).toBeChecked()
  expect(onPage().queryByRole('switch')).not.toBeInTheDocument()
  expect(onPage().queryByRole('button', { name: /^刪除/ })).not.toBeInTheDocument()
})

test("prefills the first person's phone with the account's number", async () => {
  await medibook.query(`update app_user set phone_code = '+853', phone = '66123456' where id = $1`, [user.id])
  app.forgetAnswers()
  await openEdit()
  await waitFor(() => expect(field('電話號碼').value).toBe('66123456'))
  await see('+853')
  expect(onPage().getByRole('radio', { name: '本人' })).toBeChecked()
  await medibook.query(`update app_user set phone_code = null, phone = null where id = $1`, [user.id])
  app.forgetAnswers()
})

test('reports each missing or invalid field, focuses the first, and sends nothing', async () => {
  await press('儲存')
  for (const message of ['請輸入真實姓名', '請輸入電話號碼', '請輸入出生日期', '請選擇性別'])
    await see(message)
  for (const optional of ['請選擇證件類型', '請先選擇地區或省份，再選城市或區', '請輸入詳細地址'])
    expect(onPage().queryByText(optional)).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement === field('真實姓名')).toBe(true))
  await fill('真實姓名', '陳美儀')
  expect(onPage().queryByText('請輸入真實姓名')).not.toBeInTheDocument()
  await fill('電話號碼', '12345678')
  await press('儲存')
  await see('電話號碼格式錯誤：+852 號碼有 8 位數字，以 2–9 開頭')
  await waitFor(() => expect(document.activeElement === field('電話號碼')).toBe(true))
  await fill('電話號碼', '9123 4567')
  expect(await saved()).toEqual([])
})

test('requires the region before the district', async () => {
  await press(/^城市或區/)
  await waitFor(() => expect(errorOf(row('地區或省份'))).toBe('請先選擇地區或省份，再選城市或區'))
  await waitFor(() => expect(document.activeElement === row('地區或省份')).toBe(true))
  expect(onPage().queryByRole('dialog')).not.toBeInTheDocument()
  await press(/^地區或省份/)
  await press('確定')
  await waitFor(() => expect(row('地區')).toHaveTextContent('香港'))
  expect(row('區')).toHaveTextContent('中西區')
})

test('requires a partial address to be completed or cleared', async () => {
  await press('儲存')
  await see('請輸入詳細地址')
  await press('清除地址')
  await waitFor(() => expect(row('地區或省份')).toHaveTextContent('選擇地區或省份'))
  expect(onPage().queryByText('請輸入詳細地址')).not.toBeInTheDocument()
  await press(/^地區或省份/)
  await press('確定')
  await waitFor(() => expect(row('地區')).toHaveTextContent('香港'))
})

test('requires the type of an ID number; both can be left empty', async () => {
  await fill('證件號碼', 'E12345678')
  await press('儲存')
  await see('請選擇證件類型')
  await fill('證件號碼', '')
  await waitFor(() => expect(onPage().queryByText('請選擇證件類型')).not.toBeInTheDocument())
})

test.each([
  ['港澳居民來往內地通行證', 'H1234567', '通行證號碼是 H 或 M 加 8 位數字'],
  ['香港身份證', 'A123456(4)', '香港身份證號碼不正確'],
  ['港澳護照', 'X12345678', '護照號碼以 H、K 或 M 開頭'],
  ['護照', 'AB12', '護照號碼是 6 至 9 個英文字母或數字'],
  ['其他證件（澳門身份證、台灣身份證、台胞證等）', 'AB', '證件號碼是 4 至 30 個英文字母或數字'],
  ['內地居民身份證', '110105194912310021', '身份證號碼應有 18 位'],
])('refuses an invalid number of %s at the field', async (idType, number, message) => {
  await chooseIdType(idType)
  await fill('證件號碼', number)
  await press('儲存')
  await waitFor(() => expect(errorOf(field('證件號碼'))).toContain(message))
})

test('fills in birth date and sex from a mainland number; keeps the input when the page is left', async () => {
  await fill('證件號碼', GOOD_ID.toLowerCase())
  await see('已按身份證填上出生日期和性別。')
  expect(plainTextOf(row('出生日期'))).toContain('1949年12月31日')
  expect(onPage().getByRole('radio', { name: '女' })).toBeChecked()
  await fill('詳細地址', '堅尼地城海旁 12 號')
  await press('男', 'radio')
  await press('儲存')
  await see('與身份證號碼不符，請核對')
  await press('女', 'radio')

  await openEdit()
  await see('已找回上次未儲存的內容。')
  expect([field('真實姓名').value, field('詳細地址').value, field('證件號碼').value.toUpperCase()]).toEqual([
    '陳美儀',
    '堅尼地城海旁 12 號',
    GOOD_ID,
  ])
})

test('keeps the input offline', async () => {
  app.cutNetwork()
  await press('儲存')
  await see('未能儲存，你填的都還在，請再按一次。')
  await pressInDialog('確定')
  app.mendNetwork()
  expect(await saved()).toEqual([])
  expect(field('真實姓名').value).toBe('陳美儀')
})

test('reports a change after a lost answer, and saves one person when pressed again', async () => {
  const network = await loseFirstAnswer(app.origin, '/userbookinginfo')
  app.goThrough(network.origin)
  await press('儲存')
  await see('未能儲存，你填的都還在，請再按一次。')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  await fill('詳細地址', '西環 1 號')
  await press('儲存')
  await see('這位預約人可能已經儲存，請返回名單看看。')
  await fill('詳細地址', '堅尼地城海旁 12 號')
  await press('儲存')
  await textOf('內地居民身份證 · 110****002X')
  expect(await saved()).toEqual([
    expect.objectContaining({
      name: '陳美儀',
      phone: '91****67',
      idType: 'mainlandId',
      idNumberMasked: '110****002X',
      birthDate: '1949-12-31',
      sex: '2',
      provinceId: '81',
      cityId: '8101',
      address: '堅尼地城海旁 12 號',
      relation: 'self',
      isDefault: '1',
    }),
  ])
  app.mendNetwork()
  await openEdit()
  expect(field('真實姓名').value).toBe('')
})

test('saves one person when a restored draft is sent again after a lost answer', async () => {
  await fill('真實姓名', '林子軒')
  await press('其他', 'radio')
  await fill('電話號碼', '61234567')
  await press(/^出生日期/)
  await press('確定')
  await press('男', 'radio')
  const network = await loseFirstAnswer(app.origin, '/userbookinginfo')
  app.goThrough(network.origin)
  await press('儲存')
  await see('未能儲存，你填的都還在，請再按一次。')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
  await openEdit()
  await see('已找回上次未儲存的內容。')
  await press('儲存')
  await textOf('林子軒其他')
  const made = (await saved()).filter(({ name }) => name === '林子軒')
  expect(made).toHaveLength(1)
  await remove(`id = '${made[0]?.id}'`)
})

test('saves changes of a person', async () => {
  await app.restartAt(MINE)
  await see('語言及顯示')
  await app.open(LIST)
  await press('編輯陳美儀')
  await waitFor(() => expect(field('真實姓名').value).toBe('陳美儀'))
  expect(field('證件號碼').value).toBe(GOOD_ID)
  await fill('真實姓名', '陳美儀女士')
  await press('儲存')
  await see('陳美儀女士')
  expect((await saved()).map(({ name }) => name)).toEqual(['陳美儀女士'])
})

test('offers no switch for the default when there is a single person', async () => {
  const [only] = await saved()
  await openEdit(`?id=${only?.id}`)
  await waitFor(() => expect(field('真實姓名').value).toBe('陳美儀女士'))
  expect(onPage().queryByRole('switch')).not.toBeInTheDocument()
})

test('reports a sex that contradicts the ID number at the field', async () => {
  const first17 = '11000020180505011'
  const { data } = await medibook.call('personSave', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      name: '周子朗',
      relation: 'child',
      phoneCode: '+852',
      phone: '61234567',
      idType: 'mainlandId',
      idNumber: first17 + mainlandCheckSign(first17),
      provinceId: '81',
      cityId: '8101',
      birthDate: '2018-05-05',
      sex: '1',
      address: '福強路',
      isDefault: '0',
    },
  })
  await openEdit(`?id=${data.id}`)
  await press('女', 'radio')
  await press('儲存')
  await see(/與身份證號碼不符/)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'radio'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await medibook.call('personDelete', { params: { id: data.id }, session: user.session })
})

test('makes another person the default', async () => {
  await openEdit()
  await fill('真實姓名', '李慧珍')
  await press('父母', 'radio')
  await fill('電話號碼', '61234567')
  await chooseIdType('香港身份證')
  await press(/^出生日期/)
  await press('確定')
  await press('女', 'radio')
  await press(/^地區或省份/)
  await press('確定')
  await fill('詳細地址', '沙田正街 3 號')
  await press(/設為預設預約人/, 'switch')
  await press('儲存')
  await textOf('李慧珍父母預設')
  expect(
    (await saved()).map(({ name, isDefault, idNumberMasked, birthDate }) => [
      name,
      isDefault,
      idNumberMasked,
      birthDate,
    ]),
  ).toEqual([
    ['李慧珍', '1', null, `${Number(dayIn(0).slice(0, 4)) - 65}-01-01`],
    ['陳美儀女士', '0', '110****002X', '1949-12-31'],
  ])
})

test('reports a removed person, with a link to the others', async () => {
  await app.restartAt(`${EDIT}?id=unknown`)
  await see('找不到這位預約人')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('查看預約人')
  await waitFor(() => expect(window.location.hash).toContain('booking-person/booking-person'))
})

test('asks first for what is required, in the order in which faults are named', async () => {
  await openEdit()
  const shown = [...shownPage().querySelectorAll('[id^="person-"]')].map(({ id }) => id.split('-')[1])
  expect(shown).toEqual(Object.keys(personRules('2026-12-01', '')))
  expect(shown.slice(0, 5)).toEqual(['name', 'phone', 'relation', 'birthDate', 'sex'])
})
