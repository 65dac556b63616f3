import { atDesk } from '../support/sandbox'
import { arriveAt } from './support/app'
import { findAxeViolations } from './support/axe'
import {
  button,
  confirmRoute,
  expect,
  field,
  fillWithoutDate,
  orderOf,
  payAtCashier,
  test,
  top,
} from './support/journey'

test('reduces the price of a service by a claimed coupon with points, and by a code instead', async ({
  app,
  page,
  user,
  world,
}) => {
  test.slow()
  const { id } = await user.api.call('userInfo')
  await atDesk(world, 'gifts/points', { id, points: '10000' })

  await test.step('open the coupons from Mine and claim one', async () => {
    await app.open('pages/Mine/index')
    await top(page)
      .getByRole('link', { name: /優惠券$/ })
      .click()
    await arriveAt(page, /coupons\/coupons/)
    await expect(top(page).getByText('還沒有優惠券')).toBeVisible()
    await top(page).getByRole('tab', { name: '領券' }).click()
    await button(page, '領取新客禮券').click()
    await expect(top(page).getByText('已領取', { exact: true })).toBeVisible()
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    await top(page).getByRole('tab', { name: '未使用' }).click()
    await expect(button(page, '使用新客禮券')).toBeVisible()
  })

  await test.step('choose coupon and points for the service', async () => {
    await app.open(confirmRoute)
    // 2680 − 100 for the coupon − 100 for the points
    await expect(button(page, '去付款 HK$2,480')).toBeVisible()
    await expect(field(page, '聯絡電話')).toHaveValue(user.phone)
    await expect(field(page, '購買人姓名')).toHaveValue('陳小明')
    await expect.poll(() => findAxeViolations(page)).toEqual([])
  })

  await test.step('a code replaces the coupon, and the coupon can be chosen again', async () => {
    await button(page, /^優惠碼/).click()
    await field(page, '優惠碼').fill('NOSUCH')
    await button(page, '使用').click()
    await expect(top(page).getByText('優惠碼不存在')).toBeVisible()
    await field(page, '優惠碼').fill('FAMILY300')
    await button(page, '使用').click()
    await expect(button(page, '去付款 HK$2,280')).toBeVisible()
    await expect(top(page).getByText('優惠碼與優惠券不能同時使用')).toBeVisible()
    await button(page, '移除優惠碼').click()
    await expect(button(page, '去付款 HK$2,480')).toBeVisible()
  })

  await test.step('place the order and pay the displayed price', async () => {
    await fillWithoutDate(page)
    await button(page, /^去付款/).click()
    await expect(top(page).getByRole('heading', { name: '選擇付款方式' })).toBeVisible()
    await button(page, /^付款 /).click()
    await payAtCashier(page, '付款')
    expect(await orderOf(user.api)).toMatchObject({ isPay: '1', paymentPrice: '2480.00' })
    const points = await user.api.call('pointsConfigOne')
    expect(points.balance).toBe(0)
  })
})
