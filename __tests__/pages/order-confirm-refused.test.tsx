import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { placeOrder } from '@contract/routes/order-placing'
import { loseFirstAnswer } from '../support/held-network'
import { addGoods, addPerson, addSlot, addUser, dayIn, placed } from '../support/order-world'
import {
  dialog,
  field,
  fill,
  fillBuyer,
  mendAndRetry,
  onPage,
  press,
  pressInDialog,
  see,
  shownPage,
} from '../support/page-app'
import { plainTextOf } from '../support/plain-names'
import { addPoints } from '../support/trade-world'
import { app, user, orders, openConfirm, openScan, isPersonChosen, order } from './order-confirm-fixture'

const slotLink = (slotId: string, time: string) =>
  `&shopId=shop-a&slotId=${slotId}&date=${dayIn(3)}&time=${time}`

async function openFilled(): Promise<void> {
  await openScan()
  await fillBuyer({ name: '李慧珍', phone: '61234567' })
}

/** Submits the order of a scan; the server places it, but the answer is lost. */
async function sendAndLoseAnswer(): Promise<void> {
  await openFilled()
  const network = await loseFirstAnswer(app.origin, placeOrder.path)
  app.goThrough(network.origin)
  await order()
  await see(/還沒有收到答覆/)
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
}

test('says beside the button all that is needed before an order is sent', async () => {
  await openConfirm('scan')
  await see('還需要：門店、時間、聯絡電話、同意條款')
  await openConfirm('scan', '&shopId=shop-a')
  await see('還需要：時間、聯絡電話、同意條款')
  await press('付款後再約', 'radio')
  await fill('聯絡電話', '61234567')
  await see('還需要：同意條款')
  await press(/我已閱讀並同意/, 'checkbox')
  expect(onPage().queryByText(/^還需要/)).not.toBeInTheDocument()
})

test('opens the calendar with the nearest slots when one was just taken, and keeps the form', async () => {
  const other = await addUser()
  await addSlot('slot-taken', 'shop-a', dayIn(3), '11:00', 1)
  await addSlot('slot-next', 'shop-a', dayIn(3), '12:00', 1)
  await openConfirm('exam', slotLink('slot-taken', '11:00'))
  await see('11:00')
  await fill('聯絡電話', '91234567')
  await fill('購買人姓名', '陳美儀')
  await press(/我已閱讀並同意/, 'checkbox')
  await placed(other, { goods: 'exam', shop: 'shop-a', slot: 'slot-taken' })
  await order()
  await see('這個時間剛被約滿。')
  await press(/12:00/)
  await press('就選這個')
  expect(field('聯絡電話').value).toBe('91234567')
  await order()
  await see('選擇付款方式')
  expect((await orders()).map(({ slotId }) => slotId)).toEqual(['slot-next'])
})

test('asks to confirm a changed price with the old and the new amount', async () => {
  await addGoods('dearer', { shops: ['shop-a'], priceCents: 20_000 })
  await openConfirm('dearer', '&shopId=shop-a')
  await press('付款後再約', 'radio')
  await see('HK$200.00')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await medibook.query(`update sku set sales_price_cents = 25000 where id = 'dearer-sku'`)
  await order()
  expect(await dialog()).toHaveTextContent('原來是 HK$200，現在是 HK$250')
  expect(await orders()).toEqual([])
  await pressInDialog('用新價格下單')
  await see('選擇付款方式')
  expect((await orders()).at(-1)).toMatchObject({ paymentCents: 25_000, slotId: null })
})

test('reads the price again when the points were spent on another device meanwhile', async () => {
  await addPoints(user, 1_000)
  await openFilled()
  await isPersonChosen()
  await see('去付款 HK$190')
  await medibook.query('update points_account set balance = 0 where user_id = $1', [user.id])
  await press('去付款 HK$190')
  await see('去付款 HK$200')
  await pressInDialog('確定')
  expect(await orders()).toEqual([])
  await press('去付款 HK$200')
  await see('選擇付款方式')
  expect(await orders()).toMatchObject([{ paymentCents: 20_000 }])
})

test('gives the reason of a refused special price without an amount; the bar leads to the regular price', async () => {
  await openConfirm('scan', '&shopId=shop-a&offer=enterprise%3Anobody')
  await fill('購買人姓名', '陳美儀')
  const note = (await see('這個優惠價現在不能用')).closest('[role=alert]')
  expect(shownPage()).not.toHaveTextContent('應付')
  expect(note).toContainElement(onPage().getByRole('button', { name: '重新計價' }))
  expect(note).not.toContainElement(onPage().getByRole('button', { name: '改用原價' }))
  await press('改用原價')
  await waitFor(() => expect(shownPage()).toHaveTextContent('應付HK$200'))
  expect(field('購買人姓名')).toHaveValue('陳美儀')
})

test('keeps the form offline, and places one order when pressed again', async () => {
  await openFilled()
  await isPersonChosen()
  app.cutNetwork()
  await press(/^去付款/)
  await see(/還沒有收到答覆/)
  await pressInDialog('確定')
  app.mendNetwork()
  expect(field('購買人姓名').value).toBe('李慧珍')
  await press(/^去付款/)
  await see('選擇付款方式')
  expect(await orders()).toHaveLength(1)
})

test('places one order when a restored draft is sent again after a lost answer', async () => {
  await sendAndLoseAnswer()
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('scan', '&shopId=shop-a')
  await waitFor(() => expect(field('購買人姓名').value).toBe('李慧珍'))
  await press(/^去付款/)
  await see('選擇付款方式')
  expect(await orders()).toHaveLength(1)
})

test('warns before another order after a lost answer, and sends it once the orders were viewed', async () => {
  await sendAndLoseAnswer()
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('scan', '&shopId=shop-a')
  await waitFor(() => expect(field('購買人姓名').value).toBe('李慧珍'))
  await press(/^給門店的備註（選填）/)
  await fill('給門店的備註（選填）', '門口')
  await press(/^去付款/)
  await see('這張訂單可能已經送出，請先看看訂單。')
  await press(/^去付款/)
  await see('這張訂單可能已經送出，請先看看訂單。')
  expect(await orders()).toHaveLength(1)
  await press('查看訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-list'))
  await app.arrived()
  await press('返回')
  await waitFor(() => expect(window.location.hash).toContain('goods-comfirm'))
  await app.arrived()
  await press(/^去付款/)
  await see('選擇付款方式')
  expect((await orders()).map(({ remark }) => remark)).toEqual(['', '門口'])
})

test('reloads goods on retry after a failed read', async () => {
  await addGoods('late', { shops: ['shop-a'] })
  app.cutNetwork()
  await openConfirm('late')
  await mendAndRetry(app)
  await see('late繁')
})

test('reports a time that overlaps another appointment at the time, and keeps the input', async () => {
  await addSlot('busy-1', 'shop-a', dayIn(3), '15:00', 5)
  await addSlot('busy-2', 'shop-a', dayIn(3), '15:30', 5)
  await placed(user, { goods: 'exam', shop: 'shop-a', slot: 'busy-1' })
  await openConfirm('exam', slotLink('busy-2', '15:30'))
  await see('exam繁')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  const reason = await see(/在 .* 15:00 已有預約（exam繁），時間重疊/)
  // the rows replace the summary only now, above a form that may be longer than the window
  const row = reason.closest('[id$="-time"]')
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
  expect(field('聯絡電話').value).toBe('91234567')
  await see(/15:30/)
  expect(await orders()).toHaveLength(1)
})

test('clears the refusal of a time when another person is chosen for whom it is free', async () => {
  await addPerson(user.id, `${user.id}-kin`)
  await addSlot('kin-1', 'shop-a', dayIn(5), '15:00', 5)
  await addSlot('kin-2', 'shop-a', dayIn(5), '15:30', 5)
  await placed(user, { goods: 'exam', shop: 'shop-a', slot: 'kin-1' })
  await openConfirm('exam', `&shopId=shop-a&slotId=kin-2&date=${dayIn(5)}&time=15:30`)
  await see('exam繁')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see(/在 .* 15:00 已有預約（exam繁），時間重疊/)
  await press(new RegExp(`${user.id}-kin`), 'radio')
  await waitFor(() => expect(onPage().queryByText(/時間重疊/)).not.toBeInTheDocument())
  await press(/^去付款/)
  await see('選擇付款方式')
  // one of several orders of a family must be told from the others before it is paid
  await see(`${user.id}-kin`)
  expect((await orders()).map(({ slotId, personId }) => [slotId, personId])).toEqual([
    ['kin-1', user.person],
    ['kin-2', `${user.id}-kin`],
  ])
})

test('reports too many unpaid holds with a link to the orders, and keeps the input', async () => {
  for (const index of [1, 2, 3, 4])
    await addSlot(`hold-${index}`, 'shop-a', dayIn(4), `${8 + index * 2}:00`.padStart(5, '0'), 5)
  for (const index of [1, 2, 3]) await placed(user, { goods: 'exam', shop: 'shop-a', slot: `hold-${index}` })
  await openConfirm('exam', `&shopId=shop-a&slotId=hold-4&date=${dayIn(4)}&time=16:00`)
  await see('exam繁')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see('你已有 3 張保留時段的待付款訂單，請先付款或取消其中一張')
  expect(field('聯絡電話').value).toBe('91234567')
  expect(await orders()).toHaveLength(3)
  await press('查看訂單')
})

test('disables an ineligible person, with the reason', async () => {
  await addPerson(user.id, 'old-lady', { birthDate: '1940-01-01' })
  await openConfirm('exam')
  const card = await waitFor(() => onPage().getByRole('radio', { name: /old-lady/ }))
  expect(card).toHaveAttribute('aria-disabled', 'true')
  expect(plainTextOf(card)).toContain('這個項目只限 18–64 歲')
})
