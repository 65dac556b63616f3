import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { storedSession } from '../../scripts/lib/api-client.mjs'
import { arriveAt, setOffline } from './support/app'
import { findAxeViolations } from './support/axe'
import { storeAlways } from './support/device-storage'
import { button, expect, field, offline, test, top, type World } from './support/journey'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** Signs in with the demo account of this file's server. */
async function signIn(context: BrowserContext, world: World): Promise<void> {
  await storeAlways(context, storedSession(await world.demoSession()))
}

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel })

test('shows a report with the trend of a value, and shares it with a visitor by a link', async ({
  app,
  page,
  browser,
  context,
  world,
}) => {
  await signIn(context, world)
  await app.open('pages-mine/physical-report/physical-report')
  await top(page).getByRole('link').first().click()
  await arriveAt(page, /physical-report\?id=/)
  await expect(top(page).getByText(/項在參考範圍內$/)).toBeVisible()
  await top(page)
    .getByRole('radio', { name: /^全部 \d+$/ })
    .click()
  await button(page, '看空腹血糖的變化').click()
  await expect(top(page).getByRole('table', { name: '空腹血糖的數值表' })).toBeVisible()
  await expect(top(page).getByRole('img', { name: /^空腹血糖：/ })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await button(page, 'PDF').click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, '分享').click()
  await page.getByRole('button', { name: '複製連結' }).click()
  await expect(page.getByText(/^連結已複製/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const visitor = await (await browser.newContext({ locale: 'zh-HK' })).newPage()
  await visitor.addInitScript(() => {
    localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 }))
    localStorage.setItem('language', JSON.stringify({ data: 'zh-Hant' }))
  })
  await visitor.goto(link)
  await expect(visitor.getByText('這份報告由本人以有期限的連結分享。')).toBeVisible()
  await visitor.context().close()
})

test('sends feedback with pictures although the network fails in between', async ({
  app,
  page,
  context,
  world,
}) => {
  app.allowConsole(offline)
  await signIn(context, world)
  await app.open('pages-mine/my-servince/feedback/feedback')
  await field(page, '你的意見').fill('斷網也寄得出')
  const choose = async (...files: ReturnType<typeof picture>[]) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, '加圖片').click()
    await (await chooser).setFiles(files)
  }
  await choose(picture('a.png'))
  await expect(top(page).getByText('1／52 張')).toBeVisible()
  await setOffline(page, true)
  await choose(picture('b.png'))
  await expect(top(page).getByText(/^1 張未能上傳/)).toBeVisible()
  await button(page, '送出').click()
  await expect(top(page).getByText('有圖片未能上傳，請重試或移除。')).toBeVisible()
  await setOffline(page, false)
  await button(page, '重新上傳圖片 2').click()
  await expect(top(page).getByText('2／52 張')).toBeVisible()
  await button(page, '送出').click()
  await expect(page.getByText('已收到，謝謝你')).toBeVisible()
  await expect(top(page).getByText('斷網也寄得出')).toBeVisible()
})

test('crops a portrait to the part dragged into the circle', async ({ app, page, world }) => {
  const { session, api } = await world.newUser()
  await storeAlways(page, storedSession(session))
  await app.open('pages-mine/my-servince/personal-data/personal-data')
  const half = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const buffer = await sharp(await half('#ff0000'))
    .extend({ right: 200, background: '#0000ff' })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await button(page, '換頭像').click()
  await (await chooser).setFiles([{ name: 'halves.png', mimeType: 'image/png', buffer }])
  const sheet = page.getByRole('dialog', { name: '調整頭像' })
  const frame = sheet.getByRole('application')
  await expect(sheet.getByRole('button', { name: '使用' })).toBeEnabled()
  expect(await findAxeViolations(page)).toEqual([])
  const box = await frame.boundingBox()
  if (!box) throw new Error('the frame is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width, y, { steps: 4 })
  await page.mouse.up()
  await sheet.getByRole('button', { name: '使用' }).click()
  await expect(sheet).toBeHidden()
  const { headimgUrl } = await api.call('personalData')
  const kept = await page.request.get(new URL(headimgUrl, page.url()).href)
  const { dominant } = await sharp(await kept.body()).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(60)
})

test('deletes an account on request of its owner', async ({ app, page, world }) => {
  const { session, phone, api } = await world.newUser()
  await storeAlways(page, storedSession(session))
  await app.open('pages-mine/my-servince/personal-data/personal-data')
  await top(page)
    .getByRole('link', { name: /^刪除帳號/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^會保留：訂單和付款記錄/)).toBeVisible()
  await sheet.getByRole('button', { name: '取得驗證碼' }).click()
  await expect(sheet.getByText(/秒後可重發$/)).toBeVisible()
  await sheet.getByLabel('驗證碼').fill(await world.codeSentTo(phone))
  await sheet.getByRole('checkbox').click()
  await sheet.getByRole('button', { name: '刪除帳號' }).click()
  await arriveAt(page, /pages\/Home/)
  await expect(api.call('userInfo')).rejects.toThrow()
})
