import { randomUUID } from 'node:crypto'
import { arriveAt } from './support/app'
import {
  button,
  confirmRoute,
  expect,
  field,
  fillWithDate,
  ordersOf,
  payAtCashier,
  test,
  top,
} from './support/journey'

const spuId = confirmRoute.split('id=')[1] ?? ''

test('orders and pays for one check-up in the cart for each of two persons', async ({ app, page, user }) => {
  const [self] = await user.api.call('personList', {})
  const other = await user.api.call('personSave', {
    body: {
      idempotencyKey: randomUUID(),
      name: '李慧珍',
      relation: 'parent',
      phoneCode: '+852',
      phone: '91234567',
      idType: 'hkid',
      idNumber: 'G123456(A)',
      provinceId: null,
      cityId: null,
      birthDate: '1960-05-05',
      sex: '2',
      address: '',
      isDefault: '0',
    },
  })
  const { skus } = await user.api.call('goodsDetail', { params: { id: spuId } })
  for (const { id: personId } of [self!, other])
    await user.api.call('cartPut', { body: { spuId, skuId: skus[0]!.id, quantity: 1, personId } })

  const orderAndPay = async (nth: number) => {
    await arriveAt(page, /goods-comfirm/)
    await fillWithDate(page, { nth })
    await field(page, '購買人姓名').fill('陳小明')
    await button(page, /^去付款/).click()
    await button(page, /^付款 /).click()
    await payAtCashier(page, '付款')
    await expect(top(page).getByText('付款成功')).toBeVisible()
  }

  await app.open('pages/trolley/index')
  await button(page, '結算（2）').click()
  const sheet = page.getByRole('dialog', { name: '分 2 張訂單' })
  await sheet.getByRole('button', { name: /^下單：.*李慧珍$/ }).click()
  await orderAndPay(0)
  await app.open('pages/trolley/index')
  await button(page, '結算（1）').click()
  await orderAndPay(1)

  expect(await user.api.call('cartList', {})).toEqual([])
  const orders = await ordersOf(user.api)
  const paid = await Promise.all(
    orders.map(({ id }: { id: string }) => user.api.call('orderDetail', { params: { id } })),
  )
  expect(paid.map(({ isPay }) => isPay)).toEqual(['1', '1'])
  expect(paid.map(({ personName }) => personName).sort()).toEqual(['李慧珍', '陳小明'].sort())
})
