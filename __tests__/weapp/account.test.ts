import { randomUUID } from 'node:crypto'
import { codes } from '../../contract/constants/codes'
import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addressForm } from '../support/address-form'
import { saveAdult } from '../support/adult'
import {
  answered,
  ask,
  at,
  button,
  codeSentTo,
  follow,
  launchAs,
  openSignedIn,
  press,
  pressLast,
  signIn,
} from '../support/weapp-runtime/acts'
import { closeWeappSessions, demoStorage, launchWeapp, testServer } from '../support/weapp-runtime/session'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const PROFILE = 'pages-mine/my-servince/personal-data/personal-data'
const ACCESSES = 'pages-mine/my-servince/accesses/accesses'
const PERSONS = 'pages-mine/booking-person/booking-person'
const RECIPIENTS = 'pages-shopping/personal-list/personal-list'
const MEMBERSHIP = 'pages-shopping/membership/membership'
const NUMBER = { phoneCode: '+852', phone: '96420135', masked: '96****35' }
afterEach(closeWeappSessions)

/** Account data that exists before the mini-program starts. */
async function asPerson(name: string) {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram(`as-${name}`)
  return api
}

test('saves a name, and binds a number with the code sent to it', async () => {
  const app = await openSignedIn('profile', PROFILE)
  await app.waitFor(() => app.has({ label: '暱稱' }))
  app.type({ label: '暱稱' }, '小明')
  await press(app, '儲存')
  await app.waitFor('已儲存')
  expect(await ask(app, 'personalData')).toMatchObject({ nickName: '小明', phone: null })

  await follow(app, /^手機號碼/)
  await app.waitFor(() => app.has({ label: '手機號碼' }))
  app.type({ label: '手機號碼' }, NUMBER.phone)
  await press(app, '取得驗證碼')
  await app.waitFor('秒後可重發')
  app.type({ label: '驗證碼' }, await codeSentTo(`${NUMBER.phoneCode} ${NUMBER.phone}`))
  await press(app, '確認')
  await app.waitFor(() =>
    app.has({ role: 'link', name: new RegExp(`\\+852 ${NUMBER.masked.replaceAll('*', '.')}`) }),
  )
  const { phoneCode, phone } = await ask(app, 'personalData')
  expect({ phoneCode, phone }).toEqual({ phoneCode: NUMBER.phoneCode, phone: NUMBER.masked })
  expect(app.record.errors).toEqual([])
})

test('shares a report by an address of the web app, since a mini-program has none', async () => {
  let copied = ''
  const app = launchWeapp({
    entry: 'pages-mine/physical-report/physical-report?id=report-self-3',
    storage: { language: 'zh-Hant', ...(await demoStorage()) },
    wx: {
      setClipboardData: (options: CallbackOptions) => {
        copied = String(options.data)
        options.success?.({ errMsg: 'setClipboardData:ok' })
      },
    },
  })
  await app.waitFor('分享')
  await press(app, '分享')
  await app.waitFor('複製連結')
  await press(app, '複製連結')
  await app.waitFor('連結已複製，有效至')
  expect(copied).toMatch(/^https?:\/\/.+#\/pages-mine\/physical-report\/physical-report\?share=[\w.-]+$/)
  expect(app.record.errors).toEqual([])
})

test('lists accesses to the data with actor and purpose', async () => {
  const api = await asPerson('watched')
  await api.call('exportData')
  const app = await openSignedIn('watched', PROFILE)
  await follow(app, /^誰看過我的資料/)
  await at(app, ACCESSES)
  await app.waitFor('你自己')
  await app.waitFor('匯出了所有資料 · 下載')
  expect(app.record.errors).toEqual([])
})

test('saves and removes a birth date', async () => {
  const app = await openSignedIn('born', PROFILE)
  await press(app, /^出生日期/)
  await app.waitFor('1985年')
  await pressLast(app, '確定')
  await app.waitFor(() => !app.has(button('確定')))
  await press(app, '儲存')
  await answered(app, 'personalDataSave')
  expect((await ask(app, 'personalData')).birthDate).toBe('1985-01-01')
  await press(app, '清除出生日期')
  await app.waitFor('選擇出生日期')
  await press(app, '儲存')
  await answered(app, 'personalDataSave', 2)
  expect((await ask(app, 'personalData')).birthDate).toBeNull()
  expect(app.record.errors).toEqual([])
})

test('exports all stored data as a file for a chat; deletes the account after a confirmation', async () => {
  const files = new Map<string, string>()
  const sent: string[] = []
  const app = launchAs('leaving', PROFILE, {
    getFileSystemManager: () => ({
      writeFileSync: (filePath: string, text: string) => files.set(filePath, text),
    }),
    shareFileMessage: (options: CallbackOptions & { filePath: string }) => {
      sent.push(options.filePath)
      options.success?.({ errMsg: 'shareFileMessage:ok' })
    },
  })
  await press(app, /登入/)
  await signIn(app)
  await at(app, PROFILE)
  const { nickName } = await ask(app, 'personalData')
  await follow(app, /^下載我的資料/)
  await app.waitFor('檔案已備妥')
  expect(sent).toEqual([expect.stringMatching(/medibook-\d{4}-\d\d-\d\d\.json$/)])
  expect(files.get(sent[0] ?? '')).toContain(nickName)

  const session = String(app.storage.get('thirdSession'))
  await follow(app, /^刪除帳號/)
  await app.waitFor('會保留：訂單和付款記錄')
  await pressLast(app, '刪除帳號')
  await app.waitFor('請先勾選')
  const sure = { role: 'checkbox', name: '我明白，帳號刪除後不能復原' }
  app.tap(sure)
  await app.waitFor(() => app.attribute(sure, 'aria-checked') === true)
  await pressLast(app, '刪除帳號')
  await at(app, 'pages/Home/index')
  expect(app.storage.get('thirdSession')).toBeFalsy()
  const refused = await fetch(`${testServer()}${routePath('personalData')}`, {
    headers: { 'app-id': 'medibook-weapp', 'tenant-id': '1', 'third-session': session },
  })
  expect(await refused.json()).toMatchObject({ code: codes.sessionExpired })
  expect(app.record.errors).toEqual([])
})

test('removes a person from their own page after a confirmation, and keeps it when cancelled', async () => {
  const api = await asPerson('without-persons')
  await saveAdult(api)
  const app = await openSignedIn('without-persons', PERSONS)
  await press(app, '編輯陳小明')
  await press(app, '刪除陳小明')
  await app.waitFor('刪除陳小明？')
  await press(app, '取消')
  await app.waitFor(() => !app.has(button('取消')))
  expect(await ask(app, 'personList')).toMatchObject([{ name: '陳小明' }])
  await press(app, '刪除陳小明')
  await press(app, '刪除')
  await app.waitFor('還沒有預約人')
  expect(await ask(app, 'personList')).toEqual([])
  expect(app.record.errors).toEqual([])
})

test('removes a recipient and a certificate from their own pages after a confirmation', async () => {
  const api = await asPerson('without-recipients')
  const idempotencyKey = randomUUID()
  await api.call('addressSave', {
    body: addressForm({ idempotencyKey, userName: '李小明' }),
  })
  await api.call('certificateSave', {
    body: {
      idempotencyKey,
      certType: 'hkid',
      name: 'LEE SIU MING',
      certNo: 'A123456(3)',
      validUntil: null,
      isDefault: '1',
    },
  })
  const app = await openSignedIn('without-recipients', RECIPIENTS)
  const recipients = async () => (await ask(app, 'addressPage')).records.map(({ userName }) => userName)
  await press(app, '編輯收件人 李小明')
  await press(app, '移除收件人 李小明')
  await app.waitFor('移除收件人 李小明？')
  await press(app, '移除')
  await app.waitFor('還沒有收件人')
  expect(await recipients()).toEqual([])

  await press(app, '編輯 LEE SIU MING 的證件')
  await press(app, '移除 LEE SIU MING 的證件')
  await press(app, '移除')
  await app.waitFor('還沒有證件')
  expect(await ask(app, 'certificateList')).toEqual([])
  expect(app.record.errors).toEqual([])
})

test('joins the membership at the first level', async () => {
  const app = await openSignedIn('member', MEMBERSHIP)
  await press(app, '免費入會')
  await app.waitFor('你已是會員：初心會員')
  await app.waitFor('再完成約 HK$450 的訂單（運費除外）升級為安康會員')
  expect(await ask(app, 'member')).toMatchObject({ isMember: '1', growthValue: 50 })
  await press(app, '記錄')
  await answered(app, 'growthValueDetail')
  expect(app.record.errors).toEqual([])
})
