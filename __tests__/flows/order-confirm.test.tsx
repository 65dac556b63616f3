import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { currentRoute } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import {
  field,
  fill,
  onPage,
  type PageApp,
  press,
  see,
  signInByPassword,
  startApp,
} from '../support/page-app'

const PHONE = '91112222'
let app: PageApp

beforeAll(async () => {
  await addShop('shop-a')
  await addGoods('exam', { shops: ['shop-a'] })
  await addSlot('slot-1', 'shop-a', dayIn(3), '10:00', 2)
  app = await startApp('pages-goods/goods-comfirm/goods-comfirm?id=exam')
})
afterAll(() => app.stop())

const orders = async () => {
  const rows = await medibook.query<{
    id: string
    buyerName: string
    buyerPhone: string
    slotId: string
    personName: string
    state: string
  }>(
    `select o.id, o.buyer_name as "buyerName", o.buyer_phone as "buyerPhone", b.slot_id as "slotId",
      b.person_name as "personName", b.state
      from order_info o join order_booking b on b.order_id = o.id`,
  )
  // encrypted, so SQL cannot search for it
  return rows.flatMap(({ buyerPhone, ...row }) => (buyerPhone === PHONE ? [row] : []))
}

test('a visitor chooses a time, signs in before any other input, and places one order', async () => {
  await see('exam繁')
  await see('先登入，省去填寫')
  expect(onPage().queryByLabelText('購買人姓名')).not.toBeInTheDocument()
  expect(onPage().queryByRole('checkbox', { name: /我已閱讀並同意/ })).not.toBeInTheDocument()
  // one button of the page is filled
  expect(onPage().getByRole('button', { name: '選這個時間' })).toHaveClass('tint')
  expect(onPage().getByRole('button', { name: '登入後下單' })).toHaveClass('primary')
  await press(/^(選其他)?門店/)
  await press(/shop-a/, 'option')
  await press(/^10:00/, 'radio')
  await press('就選這個')
  await press('登入後下單')

  await waitFor(() => expect(currentRoute()).toBe(routes.login))
  await signInByPassword('demo', 'Demo-2026')
  await waitFor(() => expect(currentRoute()).toBe(routes.goodsConfirm))
  await see('購買人姓名')
  // chosen as a visitor, and filled in by the account
  await see('10:00')
  await waitFor(() => expect(field('聯絡電話').value).not.toBe(''))
  expect(await orders()).toEqual([])

  await fill('購買人姓名', '陳大文')
  await fill('聯絡電話', PHONE)
  await press(/^給門店的備註（選填）/)
  await fill('給門店的備註（選填）', '請安排女護士')
  await press(/我已閱讀並同意/, 'checkbox')
  await press(/李慧珍/, 'radio')
  await press(/^去付款/)
  await see('選擇付款方式')
  await see(/^(29|30) 分 \d\d 秒$/)
  await see(/^付款 HK\$/)
  expect(await orders()).toEqual([
    expect.objectContaining({ buyerName: '陳大文', slotId: 'slot-1', personName: '李慧珍', state: 'held' }),
  ])
  await press('稍後付款')
  await waitFor(() => expect(currentRoute()).toBe(routes.orderInfo))
  await see('請安排女護士')
  expect(await orders()).toHaveLength(1)
})
