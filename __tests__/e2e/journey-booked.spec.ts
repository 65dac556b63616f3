import { arriveAt, holdPoster } from './support/app'
import {
  answer,
  button,
  chooseClinic,
  confirmRoute,
  expect,
  field,
  fillWithoutDate,
  offline,
  orderOf,
  packageId,
  payAtCashier,
  pickSlot,
  placeWithoutDate,
  pressWithoutNetwork,
  test,
  top,
} from './support/journey'

test('books a paid package, reschedules it, cancels it, books it again, and is verified by the clinic', async ({
  app,
  page,
  world,
  user,
}) => {
  await app.open(confirmRoute)
  await placeWithoutDate(page)
  await button(page, /^付款 /).click()
  await payAtCashier(page, '付款')
  await expect(top(page).getByText('付款成功')).toBeVisible()
  const bookingNow = async () => (await orderOf(user.api)).bookings[0]

  await button(page, '立即選日期').click()
  const first = await pickSlot(page)
  await expect.poll(async () => (await bookingNow())?.state).toBe('booked')
  expect((await bookingNow())?.time).toContain(first)

  const { id } = await orderOf(user.api)
  await app.open(`pages-order/order-info/order-info?id=${id}`)
  const dayBefore = (await bookingNow())?.date
  await button(page, '改期（餘 1 次）').click()
  await pickSlot(page, { nth: 2, confirm: '確定改期' })
  await expect.poll(async () => (await bookingNow())?.date).not.toBe(dayBefore)
  await expect(button(page, /^改期/)).toBeDisabled()

  await app.open('pages-common/reservation/reservation?tab=booked')
  await expect(button(page, /^改期/)).toBeDisabled()
  await button(page, /^更多/).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消預約' }).click()
  await answer(page, '取消預約')
  await expect.poll(async () => (await bookingNow())?.state).toBe('pre')

  await top(page)
    .getByRole('tab', { name: /待預約/ })
    .click()
  await button(page, '再次預約').click()
  await pickSlot(page, { nth: 1 })
  await expect.poll(async () => (await bookingNow())?.state).toBe('booked')
  await top(page)
    .getByRole('tab', { name: /已預約/ })
    .click()
  await expect(button(page, '出示預約碼')).toBeVisible()
  await expect(button(page, /^改期/)).toBeDisabled()
  await expect(top(page).getByText('改期和取消的機會都已用。如需更改，請聯絡客服。')).toBeVisible()

  const code = (await bookingNow())?.verifyCode ?? ''
  await page.goto(`${world.url}/sandbox/desk`)
  await page.getByRole('textbox', { name: '核銷碼' }).fill(code)
  await page.getByRole('button', { name: '核銷', exact: true }).first().click()
  await expect(page.getByRole('status')).toHaveText('已核銷')
  await app.open(`pages-order/order-info/order-info?id=${id}`)
  await expect(top(page).getByText('已完成', { exact: true })).toBeVisible()
  expect((await orderOf(user.api)).statusDesc).toBe('已完成')
})

test('books a free service once, also when the network fails in between', async ({ app, page, user }) => {
  app.allowConsole(offline)
  await app.open('pages-goods/free-reservations')
  await button(page, '免費預約：健康諮詢 20 分鐘').click()
  await arriveAt(page, /goods-free-book/)
  await button(page, '確認預約').click()
  for (const words of ['請選擇地區', '請選擇門店', '請選擇日期', '請選擇時間'])
    await expect(top(page).getByText(words, { exact: true })).toBeVisible()
  await field(page, '聯絡電話').fill('91234567')
  await chooseClinic(page)
  await pickSlot(page)
  await pressWithoutNetwork(page, '確認預約')
  await expect(top(page).getByText(/還沒有收到答覆/)).toBeVisible()
  await expect(field(page, '聯絡電話')).toHaveValue('91234567')
  await button(page, '確認預約').click()
  await expect(top(page).getByRole('heading', { name: '預約成功' })).toBeVisible()
  const booked = await user.api.call('bookingBookedList', {
    query: {
      current: '1',
      size: '10',
    },
  })
  expect(booked.records).toHaveLength(1)
})

test('a change of language does not change an open form', async ({ app, page, user }) => {
  expect(user.phone).not.toBe('')
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.open(confirmRoute)
  await fillWithoutDate(page)
  await field(page, '購買人姓名').fill('陳大文')
  await top(page)
    .getByRole('button', { name: /繁體中文/ })
    .click()
  await arriveAt(page, /settingLocales/)
  await top(page).getByRole('link', { name: /^語言/ }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await answer(page, '確定')
  await expect(top(page)).toContainText('Language')
  await page.goBack()
  await expect(field(page, 'Your name')).toHaveValue('陳大文')
  await expect(field(page, 'Contact phone')).toHaveValue('91234567')
  await expect(top(page).getByRole('checkbox')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('each step from home to the package takes one press', async ({ app, page }) => {
  await holdPoster(page)
  await app.open('pages/Home/index')
  await page.getByRole('button', { name: /略過/ }).click()
  await top(page).getByText('全面體檢計劃 71 項').first().click()
  await arriveAt(page, new RegExp(packageId))
  await expect(button(page, '選日期預約')).toBeVisible()
})
