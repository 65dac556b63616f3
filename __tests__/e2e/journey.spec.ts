import type { AnswerOf } from '../../contract/endpoint-types'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { arriveAt } from './support/app'
import {
  answer,
  button,
  confirmRoute,
  detailRoute,
  dialog,
  expect,
  field,
  fillContact,
  offline,
  orderOf,
  ordersOf,
  payAtCashier,
  pickSlot,
  placeWithoutDate,
  pressWithoutNetwork,
  test,
  top,
} from './support/journey'

test('a visitor chooses a package, signs in, adds a person, and orders exactly once despite network failures', async ({
  app,
  page,
  world,
}) => {
  test.slow()
  app.allowConsole(offline)
  const phone = world.newPhone()

  await test.step('open a day and a time from the category', async () => {
    await app.open('pages/Commodity/index')
    await top(page).getByText('全面體檢計劃 71 項').first().click()
    await arriveAt(page, /goods-detail/)
    await button(page, '選日期預約').click()
    await pickSlot(page)
    await arriveAt(page, /goods-comfirm/)
  })

  await test.step('a visitor signs in before filling in anything', async () => {
    await expect(top(page).getByText('先登入，省去填寫')).toBeVisible()
    await expect(field(page, '購買人姓名')).toBeHidden()
    await button(page, '登入後下單').click()
  })

  await test.step('sign in by code, with a wrong one and without a network first', async () => {
    await arriveAt(page, /login\/login/)
    await button(page, '登入').click()
    for (const words of ['請輸入手機號碼', '請輸入驗證碼', '請先閱讀並勾選同意'])
      await expect(top(page).getByText(words)).toBeVisible()
    await field(page, '手機號碼').fill(phone)
    await top(page).getByRole('checkbox').click()
    await pressWithoutNetwork(page, '取得驗證碼')
    await button(page, '取得驗證碼').click()
    await expect(top(page).getByText('驗證碼已發送')).toBeAttached()
    const code = await world.codeSentTo(phone)
    await field(page, '驗證碼').fill(code === '000000' ? '111111' : '000000')
    await button(page, '登入').click()
    await expect(top(page).getByText('驗證碼錯誤')).toBeVisible()
    await field(page, '驗證碼').fill(code)
    await pressWithoutNetwork(page, '登入')
    await expect(field(page, '驗證碼')).toHaveValue(code)
    await button(page, '登入').click()
  })

  await test.step('the account fills in the form; an empty or wrong field shows what it needs', async () => {
    await arriveAt(page, /goods-comfirm/)
    await expect(field(page, '聯絡電話')).toHaveValue(phone)
    await button(page, /^去付款/).click()
    for (const words of ['請選擇預約人', '請輸入購買人姓名', '請先閱讀並同意條款'])
      await expect(top(page).getByText(words)).toBeVisible()
    await field(page, '購買人姓名').fill('陳小明')
    await field(page, '聯絡電話').fill('123')
    await button(page, /^去付款/).click()
    await expect(top(page).getByText('手機號碼格式錯誤')).toBeVisible()
    await expect(field(page, '聯絡電話')).toHaveValue('123')
    await fillContact(page)
  })

  await test.step('add a person, with every error at its field', async () => {
    await button(page, '新增預約人').click()
    await arriveAt(page, /edit-person/)
    // the first person is assumed to be the account's owner
    await expect(field(page, '電話號碼')).toHaveValue(phone)
    await field(page, '電話號碼').fill('')
    await button(page, '儲存').click()
    for (const words of ['請輸入真實姓名', '請輸入電話號碼', '請輸入出生日期', '請選擇性別']) {
      await expect(top(page).getByText(words, { exact: true })).toBeVisible()
    }
    await field(page, '真實姓名').fill('陳小明')
    await field(page, '電話號碼').fill('91234567')
    await button(page, '證件類型 選擇證件類型').click()
    await page.getByRole('option', { name: '香港身份證' }).click()
    await top(page)
      .getByRole('textbox', { name: /證件號碼/ })
      .fill('A123456(4)')
    await button(page, '出生日期 選擇出生日期').click()
    await answer(page, '確定')
    await top(page).getByRole('radio', { name: '男', exact: true }).click()
    await button(page, '地區或省份 選擇地區或省份').click()
    await answer(page, '確定')
    await field(page, '詳細地址').fill('九龍彌敦道 1 號')
    await button(page, '儲存').click()
    await expect(top(page).getByText(/香港身份證號碼不正確/)).toBeVisible()
    await top(page)
      .getByRole('textbox', { name: /證件號碼/ })
      .fill('A123456(3)')
    await pressWithoutNetwork(page, '儲存')
    await expect(field(page, '真實姓名')).toHaveValue('陳小明')
    await button(page, '儲存').click()
    await arriveAt(page, /goods-comfirm/)
    await expect(top(page).getByRole('radio', { name: /陳小明/ })).toBeChecked()
  })

  await test.step('an order whose answer is lost exists once', async () => {
    await page.route(
      '**/orderinfo',
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(page, /^去付款/).click()
    await answer(page, '確定')
    await expect(top(page).getByText(/還沒有收到答覆/)).toBeVisible()
    await button(page, /^去付款/).click()
    await expect(top(page).getByRole('heading', { name: '選擇付款方式' })).toBeVisible()
    // the button that had the focus is gone: keyboard and screen reader go on at what happened
    await expect(page.locator(':focus')).toContainText('名額為你保留')
  })

  await test.step('one order exists, and it waits for its payment', async () => {
    const session = JSON.parse(await page.evaluate(() => localStorage.getItem('thirdSession') ?? '')) as {
      data: string
    }
    const answers = (await (
      await fetch(`${world.url}${routePath('orderPage')}?current=1&size=20`, {
        headers: { 'app-id': 'medibook-h5', 'tenant-id': '1', 'third-session': session.data },
      })
    ).json()) as { data: AnswerOf<'orderPage'> }
    expect(answers.data.records).toHaveLength(1)
    expect(answers.data.records[0]).toMatchObject({ isPay: '0', paymentPrice: '2680.00' })
    await expect(top(page)).toContainText(answers.data.records[0]?.orderNo ?? 'no order')
  })
})

test('a refused, a pending and a double payment pay the order once, which shows its code', async ({
  app,
  page,
  user,
}) => {
  await page.clock.install()
  await app.open(detailRoute)
  await button(page, '選日期預約').click()
  await pickSlot(page)
  await arriveAt(page, /goods-comfirm/)
  await fillContact(page)
  await button(page, /^去付款/).click()

  await button(page, /^付款 /).click()
  await payAtCashier(page, '拒絕付款')
  await expect(top(page).getByText('付款沒有成功')).toBeVisible()
  await button(page, '再次付款 HK$2,680').click()
  await answer(page, /^付款 /)
  await payAtCashier(page, '不回覆，直接返回')
  await expect(top(page).getByText('正在確認付款')).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(top(page).getByText('還沒有收到付款結果')).toBeVisible()
  await button(page, '再次付款 HK$2,680').click()
  await answer(page, /^付款 /)
  await payAtCashier(page, '付款兩次')
  await expect(top(page).getByText('付款成功')).toBeVisible()
  await expect(top(page)).toContainText('HK$2,680.00')

  const order = await orderOf(user.api)
  expect(order).toMatchObject({ isPay: '1', paymentPrice: '2680.00', statusDesc: '已預約' })
  await button(page, '查看訂單').click()
  await arriveAt(page, /order-info/)
  await expect(top(page).getByText('已預約，等你來')).toBeVisible()
  await expect(top(page)).toContainText(order.orderNo)
  await expect(top(page).getByText(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{3}$/)).toBeVisible()
})

test('cancels and deletes an unpaid order, and expires another one while its page is open', async ({
  app,
  page,
  world,
  user,
}) => {
  await page.clock.install()
  await app.open(confirmRoute)
  await placeWithoutDate(page)
  await button(page, '稍後付款').click()
  await arriveAt(page, /order-info/)
  await expect(top(page)).toContainText(/(2\d|30)\s分 \d\d\s秒/)
  await button(page, '取消訂單').click()
  await answer(page, '取消訂單')
  await expect(top(page).getByText('已取消', { exact: true })).toBeVisible()
  await expect.poll(async () => (await orderOf(user.api)).isPay).toBe('0')
  await button(page, '更多').click()
  await page.getByRole('dialog').getByRole('button', { name: '刪除訂單' }).click()
  await answer(page, '刪除')
  await expect.poll(async () => (await ordersOf(user.api)).length).toBe(0)
  // home, because there is no page beneath; and the removed order is not requested
  await arriveAt(page, /pages\/Home/)
  await expect(dialog(page)).toHaveCount(0)

  await app.open(confirmRoute)
  await placeWithoutDate(page)
  await button(page, '稍後付款').click()
  await arriveAt(page, /order-info/)
  await expect(top(page)).toContainText(/(2\d|30)\s分 \d\d\s秒/)
  await world.advanceClock(31)
  // the server has enforced the deadline without any request
  expect((await orderOf(user.api)).statusDesc).toBe('已取消')
  await page.clock.fastForward('31:00')
  await expect(top(page).getByText('已取消', { exact: true })).toBeVisible()
  await expect(button(page, /^付款/)).toHaveCount(0)
})
