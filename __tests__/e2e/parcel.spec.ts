import { arriveAt } from './support/app'
import { findAxeViolations } from './support/axe'
import { agree, answer, button, expect, field, ordersOf, payAtCashier, test, top } from './support/journey'

const OMEGA = 'spu-item-omega-3'

test('orders cross-border goods with tax, adding recipient and certificate on the way, and pays', async ({
  app,
  page,
  user,
}) => {
  test.slow()

  await test.step('open the order from the product; it needs a recipient and a certificate', async () => {
    await app.open(`pages-goods/goods-detail/goods-detail?id=${OMEGA}`)
    await button(page, '立即購買').click()
    await arriveAt(page, /subOrder/)
    await expect(top(page).getByText('收件人的證件', { exact: true })).toBeVisible()
    await button(page, /^提交訂單/).click()
    for (const words of ['請選擇收件人', '請選擇有效的證件', '請先閱讀並同意條款'])
      await expect(top(page).getByText(words)).toBeVisible()
  })

  await test.step('add a recipient in a district of Hong Kong', async () => {
    await button(page, '新增收件人').click()
    await arriveAt(page, /personal-edit/)
    await field(page, '姓名').fill('陳小明')
    await field(page, '電話').fill('91234567')
    await button(page, '區 選擇所在的區').click()
    await page.getByRole('option', { name: '灣仔區' }).click()
    await field(page, '詳細地址').fill('軒尼詩道 1 號 2 樓')
    expect(await findAxeViolations(page)).toEqual([])
    await button(page, '儲存').click()
    await arriveAt(page, /subOrder/)
    await expect(top(page).getByRole('radio', { name: /陳小明/ })).toBeChecked()
  })

  await test.step('add a certificate, with a wrong number first', async () => {
    await button(page, '新增證件').click()
    await arriveAt(page, /personal-edit/)
    await button(page, '證件類型 選擇證件類型').click()
    await page.getByRole('option', { name: '香港身份證' }).click()
    await field(page, '證件上的姓名').fill('CHAN SIU MING')
    await field(page, '證件號碼').fill('A123456(4)')
    await button(page, '儲存').click()
    await expect(top(page).getByText('證件號碼與類型不符，請核對')).toBeVisible()
    await field(page, '證件號碼').fill('A123456(3)')
    await button(page, '儲存').click()
    await arriveAt(page, /subOrder/)
    await expect(top(page).getByRole('radio', { name: /CHAN SIU MING/ })).toBeChecked()
  })

  await test.step('order at the displayed price and pay', async () => {
    await agree(page)
    expect(await findAxeViolations(page)).toEqual([])
    await button(page, /^提交訂單/).click()
    await arriveAt(page, /order-info/)
    await answer(page, /^付款 /)
    await payAtCashier(page, '付款')
    await arriveAt(page, /pay-success/)
    const [order] = await ordersOf(user.api)
    expect(order).toMatchObject({ isPay: '1' })
    expect(Number(order?.paymentPrice)).toBeGreaterThan(198)
  })
})
