import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import {
  addCode,
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  dayIn,
  placed,
  type TestUser,
} from '../support/order-world'
import {
  dialog,
  field,
  fill,
  fillBuyer,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  startApp,
} from '../support/page-app'

const CONFIRM = 'pages-goods/goods-comfirm/goods-comfirm'
let app: PageApp
let user: TestUser
let other: TestUser

const orders = () =>
  medibook.query<{
    id: string
    slotId: string | null
    paymentCents: number
    remark: string
    deliveryAddress: string | null
    buyerPhone: string
    personId: string | null
  }>(
    `select o.id, b.slot_id as "slotId", o.payment_cents as "paymentCents", o.remark, o.delivery_address as "deliveryAddress", o.buyer_phone as "buyerPhone", o.person_id as "personId" from order_info o left join order_booking b on b.order_id = o.id where o.user_id = $1 order by o.create_time`,
    [user.id],
  )
const openConfirm = (id: string, more = '') => app.restartAt(`${CONFIRM}?id=${id}${more}`)
const slotLink = (slotId: string) => `&shopId=shop-a&slotId=${slotId}&date=${dayIn(3)}&time=10:00`

beforeAll(async () => {
  await addShop('shop-a')
  user = await addUser()
  other = await addUser()
  await medibook.query('update person set is_default = true where user_id = $1', [user.id])
  await addPerson(user.id, 'old-lady', { birthDate: '1940-01-01' })
  await addPerson(user.id, 'sister', { birthDate: '1992-02-02' })
  await addCode('SAVE10', { value: 10_000 })
  await addGoods('exam', { shops: ['shop-a'], ageMin: 18, ageMax: 64 })
  await addGoods('vitamins', {
    kind: 'product',
    isBookable: false,
    slotKind: null,
    priceCents: 20_000,
    freightCents: 3_000,
  })
  for (const [index, id] of ['slot-1', 'slot-2', 'slot-3', 'slot-4'].entries())
    await addSlot(id, 'shop-a', dayIn(3), `1${index}:00`, 1)
  app = await startApp(`${CONFIRM}?id=exam`, { userId: user.id })
})
afterAll(() => app.stop())

test('says at each field what is missing, and looks at the first', async () => {
  await see('exam繁')
  // one region only: nothing to choose, and its line goes once the stores are known
  await waitFor(() => expect(onPage().queryByRole('button', { name: /^地區/ })).not.toBeInTheDocument())
  await fill('購買人姓名', '')
  await press('去付款')
  for (const message of [
    '請選擇門店',
    '請選擇日期',
    '請選擇時間',
    '請輸入購買人姓名',
    '請輸入購買人電話',
    '請先閱讀並同意條款',
  ])
    await see(message)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/門店/))
  await fill('聯絡電話', '12345')
  await press('去付款')
  await see('手機號碼格式錯誤')
  expect(await orders()).toEqual([])
})

test('who may not take it is greyed with the reason', async () => {
  const card = await waitFor(() => onPage().getByRole('radio', { name: /old-lady/ }))
  expect(card).toHaveAttribute('aria-disabled', 'true')
  expect(card).toHaveTextContent(/這個項目只限 18–64 歲/)
})

test('an unknown discount code is said at the field, a good one lowers the server’s price', async () => {
  await press('使用')
  await see('請輸入優惠碼')
  await fill('優惠碼', 'NOPE')
  await press('使用')
  await see('優惠碼不存在')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await fill('優惠碼', 'SAVE10')
  await press('使用')
  await see('應付，已減 HK$100')
  await press('移除優惠碼')
  await see('應付')
})

test('store, day and time are chosen, the order is placed once, and paying is asked for', async () => {
  await press(/^門店/)
  await press(/shop-a/, 'option')
  await waitFor(() => expect(onPage().getAllByRole('dialog').length).toBe(1))
  await press(/^10:00/, 'radio')
  await press('就選這個')
  await see('更改')
  await fill('購買人姓名', '陳美儀')
  await fill('聯絡電話', '9123 4567')
  await fill('備註', '怕針')
  await press(/我已閱讀並同意/, 'checkbox')
  await press('去付款')
  await see('選擇付款方式')
  expect(await orders()).toEqual([
    expect.objectContaining({
      slotId: 'slot-1',
      paymentCents: 100_000,
      remark: '怕針',
      buyerPhone: '91234567',
      personId: user.person,
    }),
  ])
  await see('支付寶')
  await press('稍後付款')
  await waitFor(() => expect(window.location.hash).toContain('order-info'))
  await see(/陳美儀/)
})

test('a place that was just taken opens the calendar with the nearest ones, the form is kept', async () => {
  await openConfirm('exam', slotLink('slot-2').replace('10:00', '11:00'))
  await see('11:00')
  await fill('聯絡電話', '91234567')
  await fill('購買人姓名', '陳美儀')
  await press(/我已閱讀並同意/, 'checkbox')
  await placed(other, { goods: 'exam', shop: 'shop-a', slot: 'slot-2' })
  await press('去付款')
  await see('這個時間剛被約滿。')
  await press(/12:00/)
  await press('就選這個')
  expect(field('聯絡電話').value).toBe('91234567')
  await press('去付款')
  await see('選擇付款方式')
  expect((await orders()).map(({ slotId }) => slotId)).toEqual(['slot-1', 'slot-3'])
})

test('a price that changed meanwhile is asked about, old and new', async () => {
  await openConfirm('vitamins')
  await see('HK$200.00')
  await fill('送貨地址', '北角英皇道 653 號')
  await press('增加')
  await see('HK$400.00')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await medibook.query(`update sku set sales_price_cents = 25000 where id = 'vitamins-sku'`)
  await press('去付款')
  expect(await dialog()).toHaveTextContent('原來是 HK$430，現在是 HK$530')
  expect(await orders()).toHaveLength(2)
  await pressInDialog('用新價格下單')
  await see('選擇付款方式')
  expect((await orders()).at(-1)).toMatchObject({
    paymentCents: 53_000,
    slotId: null,
    deliveryAddress: '北角英皇道 653 號',
  })
})

test('with the network cut nothing is lost, and pressing again places one order', async () => {
  await openConfirm('vitamins')
  await see('HK$250.00')
  await fillBuyer({ name: '李慧珍', phone: '61234567', address: '旺角花園街 20 號 5 樓' })
  app.cutNetwork()
  await press('去付款')
  await see(/訂單未能送出/)
  await pressInDialog('確定')
  app.mendNetwork()
  expect(field('購買人姓名').value).toBe('李慧珍')
  expect(field('送貨地址').value).toBe('旺角花園街 20 號 5 樓')
  await press('去付款')
  await see('選擇付款方式')
  expect(await orders()).toHaveLength(4)
})

test('shipped goods ask where they go: said at the field, kept, and shown on the order', async () => {
  await openConfirm('vitamins')
  await see('HK$250.00')
  await fillBuyer({ name: '李慧珍', phone: '61234567', address: '   ' })
  await press('去付款')
  await see('請輸入詳細地址')
  await waitFor(() => expect(document.activeElement === field('送貨地址')).toBe(true))
  expect(await orders()).toHaveLength(4)
  await fill('送貨地址', '沙田正街 3 號 15 樓 A 室')
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('vitamins')
  await see('HK$250.00')
  await waitFor(() => expect(field('送貨地址').value).toBe('沙田正街 3 號 15 樓 A 室'))
  await press('去付款')
  await see('選擇付款方式')
  expect((await orders()).at(-1)).toMatchObject({ deliveryAddress: '沙田正街 3 號 15 樓 A 室' })
  await press('稍後付款')
  await waitFor(() => expect(window.location.hash).toContain('order-info'))
  await see('沙田正街 3 號 15 樓 A 室')
})

test('booked later: no place is taken', async () => {
  await openConfirm('exam')
  await see('exam繁')
  // nothing is sent: no address is asked for
  expect(onPage().queryByLabelText('送貨地址')).not.toBeInTheDocument()
  await press('付款後再約', 'radio')
  await see('付款後，可以在「我的預約」選日期和時間。')
  await press(/^門店/)
  await press(/shop-a/, 'option')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await press('去付款')
  await see('選擇付款方式')
  expect((await orders()).at(-1)).toMatchObject({ slotId: null, personId: user.person })
})

test('what was typed is there again when the page is opened anew', async () => {
  await openConfirm('exam')
  await fill('聯絡電話', '98765432')
  await app.restartAt('pages/Mine/index')
  await openConfirm('exam')
  await waitFor(() => expect(field('聯絡電話').value).toBe('98765432'))
})

test('goods that cannot be read are asked for again', async () => {
  await addGoods('late', { shops: ['shop-a'] })
  app.cutNetwork()
  await openConfirm('late')
  await mendAndRetry(app)
  await see('late繁')
})

test('whom the link names is chosen, if they may take it; another choice by hand stays', async () => {
  const isChosen = (name: RegExp) =>
    waitFor(() => expect(onPage().getByRole('radio', { name })).toHaveAttribute('aria-checked', 'true'))
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('exam', '&personId=sister')
  await isChosen(/^sister/)
  await press(new RegExp(user.person), 'radio')
  await isChosen(new RegExp(user.person))
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('exam', '&personId=sister')
  await isChosen(new RegExp(user.person))
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('exam', '&personId=old-lady')
  await isChosen(new RegExp(user.person))
})
