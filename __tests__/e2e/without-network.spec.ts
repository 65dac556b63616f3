import {
  answer,
  button,
  confirmRoute,
  detailRoute,
  expect,
  failWithoutNetwork,
  fillWithDate,
  offline,
  payAtCashier,
  pickTime,
  test,
  top,
} from './support/journey'

test('a payment, a reschedule and a cancellation that could not be sent can be continued', async ({
  app,
  page,
  user,
}) => {
  app.allowConsole(offline)
  const orderNow = async () => {
    const { records } = await user.api.call('orderPage', {
      query: {
        current: '1',
        size: '5',
      },
    })
    return user.api.call('orderDetail', { params: { id: records[0]?.id } })
  }
  const bookingNow = async () => (await orderNow()).bookings[0]

  await app.open(confirmRoute)
  await fillWithDate(page)
  await button(page, /^去付款/).click()

  await test.step('start a payment', async () => {
    await expect(button(page, /^付款 /)).toBeVisible()
    await failWithoutNetwork(page, () => button(page, /^付款 /).click())
    await expect(top(page).getByText(/付款未能開始/)).toBeVisible()
    await button(page, /^付款 /).click()
    await payAtCashier(page, '付款')
    await expect(top(page).getByText('付款成功')).toBeVisible()
    await expect.poll(async () => (await bookingNow())?.state).toBe('booked')
  })

  await app.open(`pages-order/order-info/order-info?id=${(await orderNow()).id}`)
  const before = await bookingNow()

  await test.step('reschedule: the choice stays selected', async () => {
    await button(page, '改期（餘 1 次）').click()
    const sheet = page.getByRole('dialog', { name: '改期' })
    const other = sheet.getByRole('radio', { name: /^\d\d:\d\d( 餘 \d+)?$/, checked: false }).last()
    const time = await pickTime(other)
    await failWithoutNetwork(page, async () => {
      await sheet.getByRole('button', { name: '就選這個' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '確定改期' }).click()
    })
    await expect(sheet.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked()
    expect(await bookingNow()).toEqual(before)
    await sheet.getByRole('button', { name: '就選這個' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '確定改期' }).click()
    await expect(sheet).toHaveCount(0)
    await expect.poll(async () => (await bookingNow())?.time).toBe(time)
  })

  await test.step('times that could not be read are not reported as none, and are read automatically', async () => {
    await app.open(`${detailRoute}&from=times`)
    await button(page, '選日期預約').click()
    const sheet = page.getByRole('dialog')
    const times = sheet.getByRole('radio', { name: /^\d\d:\d\d/ })
    await expect(times.first()).toBeVisible()
    // at the end of a month its last free day may be the chosen one
    await sheet.getByRole('button', { name: '下個月' }).click()
    await page.context().setOffline(true)
    await sheet
      .getByRole('button', { name: /月\W?\d+\W?日.*(有空|名額少)|(有空|餘).*月\W?\d+\W?日/ })
      .last()
      .click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await page.context().setOffline(false)
    await expect(times.first()).toBeVisible()
    await expect(sheet.getByRole('alert')).toHaveCount(0)
  })
  await app.open(`pages-order/order-info/order-info?id=${(await orderNow()).id}`)

  await test.step('cancel', async () => {
    await button(page, '更多').click()
    await page.getByRole('dialog').getByRole('button', { name: '取消預約' }).click()
    await failWithoutNetwork(page, () => answer(page, '取消預約'))
    expect((await bookingNow())?.state).toBe('booked')
    await button(page, '更多').click()
    await page.getByRole('dialog').getByRole('button', { name: '取消預約' }).click()
    await answer(page, '取消預約')
    await expect.poll(async () => (await bookingNow())?.state).toBe('pre')
  })
})
