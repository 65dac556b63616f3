import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onePixel } from '../support/upload-world'
import { ask, at, button, launchAs, press, pressSignIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const PERSONAL = 'pages-mine/my-servince/personal-data/personal-data'
/** WeChat's own button: the only one of its kind on the page. */
const fromWechat = { tag: 'button' }
const phoneNumber = (detail: object) => ['getphonenumber', detail] as const

afterEach(closeWeappSessions)

async function signInFirst(name: string, wx = {}): Promise<WeappSession> {
  const app = launchAs(name, PERSONAL, wx)
  await press(app, '登入')
  await pressSignIn(app)
  await app.waitFor('已登入。加上手機號碼？')
  return app
}

test("adds WeChat's number with one tap at the first sign-in", async () => {
  const app = await signInFirst('phone-giver')
  app.fire(fromWechat, ...phoneNumber({ code: 'phone-23450001', errMsg: 'getPhoneNumber:ok' }))
  await at(app, PERSONAL)
  expect((await ask(app, 'wxUser')).phoneCode).toBe('+852')
  expect(app.record.errors).toEqual([])
})

test('a refused phone number shows the alternatives and continues without one', async () => {
  const app = await signInFirst('phone-keeper')
  app.fire(fromWechat, ...phoneNumber({ errMsg: 'getPhoneNumber:fail user deny' }))
  await app.waitFor('沒有取用微信的號碼。你可以自行輸入，或以後在個人資料中加上。')
  expect(app.has(button('自行輸入號碼'))).toBe(true)
  app.tap(button('以後再說'))
  await at(app, PERSONAL)
  expect((await ask(app, 'wxUser')).phone).toBeNull()
  expect(app.record.errors).toEqual([])
})

test("refuses another account's number with a message, and allows skipping it", async () => {
  const first = await signInFirst('phone-first')
  first.fire(fromWechat, ...phoneNumber({ code: 'phone-23450002' }))
  await at(first, PERSONAL)
  const app = await signInFirst('phone-second')
  app.fire(fromWechat, ...phoneNumber({ code: 'phone-23450002' }))
  await app.waitFor('這個帳號已被使用')
  await app.waitFor(() => app.has(button('以後再說')))
  app.tap(button('以後再說'))
  await at(app, PERSONAL)
  expect((await ask(app, 'wxUser')).phone).toBeNull()
})

test('saves the picture offered by WeChat as the account’s', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'avatar-')), 'avatar.png')
  fs.writeFileSync(file, onePixel)
  const app = await signInFirst('avatar-chooser')
  app.tap(button('以後再說'))
  await at(app, PERSONAL)
  await app.waitFor('換頭像')
  const before = (await ask(app, 'wxUser')).headimgUrl
  app.fire(fromWechat, 'chooseavatar', { avatarUrl: file })
  await app.waitFor('已儲存')
  expect((await ask(app, 'wxUser')).headimgUrl).not.toBe(before)
  expect(app.record.errors).toEqual([])
})
