import { openRefund, orderParcel, parcelGoods } from '../support/parcel-scene'
import { atDesk } from '../support/sandbox'
import { arriveAt } from './support/app'
import { findAxeViolations } from './support/axe'
import { answer, button, expect, field, payAtCashier, test, top } from './support/journey'

test('refunds one line of a paid order after showing the amount and with the shop’s approval', async ({
  app,
  page,
  user,
  world,
}) => {
  test.slow()
  const { id } = await orderParcel(user.api)

  await test.step('pay', async () => {
    await app.open(`pages-order/order-info/order-info?id=${id}`)
    await button(page, /^付款 /).click()
    await answer(page, /^付款 /)
    await payAtCashier(page, '付款')
    await expect(top(page).getByText('付款成功')).toBeVisible()
  })

  await test.step('request one piece of one line; the reductions used stay with the rest', async () => {
    await app.open(`pages-order/order-info/order-info?id=${id}`)
    await top(page)
      .getByRole('link', { name: /^申請退款/ })
      .click()
    await arriveAt(page, /refund\/refund\?/)
    await expect(top(page).getByText('一併退回')).toBeVisible()
    await top(page).getByRole('checkbox', { name: '全部' }).click()
    await top(page)
      .getByRole('checkbox', { name: new RegExp(`^${parcelGoods.vitamin.name}`) })
      .click()
    await button(page, '減少').click()
    await expect(top(page).getByText(/^已用的優惠券、積分或優惠碼隨餘下的部分保留/)).toBeVisible()
    await top(page).getByRole('radio', { name: '買錯了' }).click()
    await field(page, '補充說明（選填）').fill('多買了一瓶')
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    const send = button(page, /^申請退款 HK\$/)
    const amount = ((await send.textContent()) ?? '').replace('申請退款 ', '')
    await send.click()
    await arriveAt(page, /refund-detail/)
    await expect(top(page).getByText('我們正在處理你的申請。')).toBeVisible()
    await expect(top(page).getByText(amount).first()).toBeVisible()
    await expect.poll(() => findAxeViolations(page)).toEqual([])
  })

  await test.step('the shop approves: the request and the order show the refund', async () => {
    await atDesk(world, 'refunds/approve', { id: await openRefund(user.api, id) })
    await page.reload()
    await expect(top(page).getByText(/退回原付款方式。$/)).toBeVisible()
    const { refundPrice, status } = await user.api.call('orderDetail', { params: { id } })
    expect(status).toBe('1')
    await app.open(`pages-order/order-info/order-info?id=${id}`)
    const shown = Number(refundPrice).toFixed(2)
    await expect(top(page).getByText(`HK$${shown}`, { exact: true }).first()).toBeVisible()
    await expect(top(page).getByRole('link', { name: /^退款進度/ })).toContainText('已退款')
    await expect(top(page).getByRole('link', { name: /^申請退款/ })).toBeVisible()
  })
})
