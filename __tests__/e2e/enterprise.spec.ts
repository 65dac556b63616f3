import { addressForm } from '../support/address-form'
import { arriveAt } from './support/app'
import { findAxeViolations } from './support/axe'
import { agree, answer, button, expect, field, ordersOf, payAtCashier, test, top } from './support/journey'

test('places an enterprise order, from the invitation to the payment', async ({ app, page, user }) => {
  test.slow()
  await user.api.call('addressSave', {
    body: addressForm(),
  })

  await test.step('a used-up code is refused with its reason; the right one opens the merchants', async () => {
    await app.open('pages-mine/enterprise-goods/enterprise-goods')
    await button(page, '登入企業帳號').click()
    await arriveAt(page, /enterprise-login/)
    await field(page, '邀請碼').fill('NOBODY')
    await button(page, '下一步').click()
    await expect(top(page).getByText('邀請碼不存在')).toBeVisible()
    await field(page, '邀請碼').fill('HARBOUR2026')
    await button(page, '下一步').click()
    await top(page).getByRole('radio', { name: '康序健康' }).click()
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    await button(page, '登入企業帳號').click()
    await arriveAt(page, /enterprise-goods/)
  })

  await test.step('order a product at the enterprise price in the form of parcels', async () => {
    await top(page).getByRole('radio', { name: '健康用品' }).click()
    await top(page)
      .getByRole('link', { name: /血壓計/ })
      .click()
    await expect(button(page, '立即購買')).toBeVisible()
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    await button(page, '立即購買').click()
    await arriveAt(page, /subOrder/)
    await expect(top(page).getByRole('radio', { name: /陳小明/ })).toBeChecked()
    await agree(page)
    await button(page, /^提交訂單/).click()
    await arriveAt(page, /order-info/)
  })

  await test.step('pay, and find the order among the enterprise’s orders', async () => {
    await answer(page, /^付款 /)
    await payAtCashier(page, '付款')
    await arriveAt(page, /pay-success/)
    const [order] = await ordersOf(user.api)
    expect(order).toMatchObject({ isPay: '1' })
    await app.open('pages-order/enterprise-order/enterprise-order')
    await expect(top(page).getByRole('link', { name: /血壓計/ })).toBeVisible()
  })
})
