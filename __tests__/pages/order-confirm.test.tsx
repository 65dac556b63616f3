import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { holdAnswers } from '../support/held-network'
import { addCode, addGoods, addPerson, addShop, addSlot, dayIn, newKey, placed } from '../support/order-world'
import { field, fill, fillBuyer, onPage, press, see } from '../support/page-app'
import { addCoupon, addPoints, claimed } from '../support/trade-world'
import { app, user, orders, isPersonChosen, openConfirm, openScan, order } from './order-confirm-fixture'

test('reports missing values at each field, and focuses the first', async () => {
  await openConfirm('exam')
  await see('exam繁')
  // a single region needs no choice, which is known once the clinics have loaded
  await waitFor(() => expect(app.isReading()).toBe(false))
  await fill('購買人姓名', '')
  await press(/^去付款/)
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
  await press(/^去付款/)
  await see('手機號碼格式錯誤：+852 號碼有 8 位數字，以 4–9 開頭')
  expect(await orders()).toEqual([])
})

test('begins with what is bought, before when and for whom; says what can be paid with', async () => {
  await openConfirm('exam')
  await isPersonChosen()
  const name = onPage().getByText('exam繁')
  // the version alone: a label before it would read as one word with it
  onPage().getByText('standard繁')
  for (const later of [
    onPage().getByRole('radio', { name: '付款後再約' }),
    onPage().getByRole('radio', { name: new RegExp(user.person) }),
  ])
    expect(name.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await see('可用支付寶或微信支付付款')
})

test('refuses an unknown discount code at the field; a valid one lowers the server’s price', async () => {
  await addCode('SAVE10', { value: 10_000 })
  await openConfirm('exam')
  await see('exam繁')
  await press(/^優惠碼/)
  expect(document.activeElement).toBe(field('優惠碼'))
  await press('使用')
  await see('請輸入優惠碼')
  await fill('優惠碼', 'NOPE')
  await press('使用')
  await see('優惠碼不存在')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await fill('優惠碼', 'SAVE10')
  await press('使用')
  await see('去付款 HK$900')
  await press('移除優惠碼')
  await see('去付款 HK$1,000')
})

test('shows tax as a line of the price when there is any', async () => {
  await addGoods('taxed', { shops: ['shop-a'], taxBasisPoints: 500, priceCents: 20_000 })
  await openConfirm('taxed', '&shopId=shop-a')
  await waitFor(() => expect(onPage().getByText('稅項').parentElement).toHaveTextContent('HK$10.00'))
  await openScan()
  await waitFor(() => expect(onPage().queryByText('稅項')).not.toBeInTheDocument())
  await see('應付')
})

test('prefills the buyer; preselects the best coupon and all usable points with the reason', async () => {
  await medibook.query(
    "update app_user set phone_code = '+852', phone = '63330001', real_name = '李大文' where id = $1",
    [user.id],
  )
  // the account's own name is required where the order is for another person
  await medibook.query("update person set relation = 'parent' where user_id = $1", [user.id])
  const [small, large] = [newKey(), newKey()]
  await addCoupon(small, { value: 1_000 })
  await addCoupon(large, { value: 10_000 })
  await claimed(user, small)
  const best = await claimed(user, large)
  await addPoints(user, 5_000)
  await openScan()
  await see('已代選：2 張可用券中減得最多')
  await see(/已代選：這張訂單最多可用的積分/)
  // 200 − 100 by coupon − 20 by points
  await see('去付款 HK$80')
  await waitFor(() => expect(field('聯絡電話').value).toBe('63330001'))
  expect(field('購買人姓名').value).toBe('李大文')
  await press(/積分/, 'switch')
  await see('去付款 HK$100')
  await press(/已代選：2 張/, 'link')
  await press('不使用優惠券', 'radio')
  await see('有 2 張可用，未選')
  await press(/有 2 張可用/, 'link')
  await press(new RegExp(`^${large}`), 'radio')
  await press(/積分/, 'switch')
  await see('去付款 HK$80')
  await press(/我已閱讀並同意/, 'checkbox')
  await press('去付款 HK$80')
  await see('選擇付款方式')
  expect(
    await medibook.query(
      'select payment_cents, coupon_user_id, points_used, buyer_name, buyer_phone from order_info where user_id = $1',
      [user.id],
    ),
  ).toEqual([
    {
      payment_cents: 8_000,
      coupon_user_id: best.id,
      points_used: 2_000,
      buyer_name: '李大文',
      buyer_phone: '63330001',
    },
  ])
})

test('a code replaces the coupon, and a coupon the code', async () => {
  const [coupon, code] = [newKey(), 'ONEONLY']
  await addCoupon(coupon, { value: 1_000 })
  await claimed(user, coupon)
  await addCode(code, { value: 3_000 })
  await openScan()
  await see('去付款 HK$190')
  await press(/^優惠碼/)
  await fill('優惠碼', code)
  await press('使用')
  await see('去付款 HK$170')
  await see('優惠碼與優惠券不能同時使用')
  await press(/優惠碼與優惠券不能同時使用/, 'link')
  await press(new RegExp(`^${coupon}`), 'radio')
  await see('去付款 HK$190')
  expect(field('優惠碼').value).toBe('')
})

test('chooses clinic, day and time, places the order once, and opens the payment sheet', async () => {
  await addSlot('slot-chosen', 'shop-a', dayIn(3), '09:00', 1)
  await openConfirm('exam')
  await press(/^(選其他)?門店/)
  await press(/shop-a/, 'option')
  await waitFor(() => expect(onPage().getAllByRole('dialog').length).toBe(1))
  await press(/^09:00/, 'radio')
  await press('就選這個')
  await see('更改')
  await fill('購買人姓名', '陳美儀')
  await fill('聯絡電話', '9123 4567')
  await press(/^給門店的備註（選填）/)
  await fill('給門店的備註（選填）', '怕針')
  await press(/我已閱讀並同意/, 'checkbox')
  await order()
  await see('選擇付款方式')
  expect(await orders()).toEqual([
    expect.objectContaining({
      slotId: 'slot-chosen',
      paymentCents: 100_000,
      remark: '怕針',
      buyerPhone: '91234567',
      personId: user.person,
    }),
  ])
  await see('支付寶')
  const way = onPage().getByRole('radio', { name: '支付寶' })
  await press('支付寶', 'radio')
  await waitFor(() => expect(way).toBeChecked())
  expect(way).toHaveClass('chosen')
  await press('稍後付款')
  await waitFor(() => expect(window.location.hash).toContain('order-info'))
  await see(/陳美儀/)
})

test('selects the soonest time of all clinics with one press, and allows changing it', async () => {
  await addShop('shop-soon')
  await addGoods('soon', { shops: ['shop-a', 'shop-soon'], slotKind: 'soon' })
  await addSlot('slot-later', 'shop-a', dayIn(5), '09:00', 1, 'soon')
  await addSlot('slot-soonest', 'shop-soon', dayIn(2), '15:30', 1, 'soon')
  // the time may be known and selected before the clinics have loaded
  const way = await holdAnswers(app.origin, routePath('shopPage'))
  app.goThrough(way.origin)
  await openConfirm('soon')
  await see('最早的時間')
  await see('shop-soon繁')
  await see(/15:30$/)
  const other = onPage().getByRole('button', { name: '選其他門店或時間' })
  expect(onPage().queryByRole('button', { name: /^門店/ })).not.toBeInTheDocument()
  expect(onPage().queryByText('已選的時間')).not.toBeInTheDocument()
  await press('選這個時間')
  way.release()
  await see('已選的時間')
  expect(other).not.toBeInTheDocument()
  await see('更改')
  // the pressed button was removed, so the focus moves to its replacement
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('更改日期及時間'))
  expect(onPage().queryByRole('button', { name: '選這個時間' })).not.toBeInTheDocument()
  const pay = () => onPage().getByRole('button', { name: /^去付款/ })
  await waitFor(() => expect(pay()).toHaveClass('tint'))
  await fillBuyer({ name: '陳美儀', phone: '9123 4567' })
  await waitFor(() => expect(pay()).toHaveClass('primary'))
  await order()
  await see('選擇付款方式')
  expect(await orders()).toMatchObject([{ slotId: 'slot-soonest' }])
  app.goThrough(app.origin)
})

test('suggests no time at which the chosen person is occupied', async () => {
  await addGoods('packed', { shops: ['shop-a'], slotKind: 'packed' })
  await addSlot('slot-own', 'shop-a', dayIn(3), '16:00', 5, 'packed')
  await addSlot('slot-after', 'shop-a', dayIn(4), '08:15', 5, 'packed')
  await placed(user, { goods: 'packed', shop: 'shop-a', slot: 'slot-own', person: user.person })
  await addPerson(user.id, 'calm-person')
  await openConfirm('packed')
  await see(/08:15$/)
  await press(/calm-person/, 'radio')
  await see(/16:00$/)
})

test('closes the times at which the chosen person has another appointment, and only for that person', async () => {
  await addGoods('booked', { shops: ['shop-a'], slotKind: 'booked' })
  await addSlot('slot-free', 'shop-a', dayIn(3), '10:00', 5, 'booked')
  await addSlot('slot-booked', 'shop-a', dayIn(3), '16:00', 5, 'booked')
  await placed(user, { goods: 'booked', shop: 'shop-a', slot: 'slot-booked', person: user.person })
  await addPerson(user.id, 'free-person')
  const openTimes = async (personId: string) => {
    await openConfirm('booked', `&personId=${personId}`)
    await waitFor(() =>
      expect(onPage().getByRole('radio', { name: new RegExp(personId), checked: true })).toBeInTheDocument(),
    )
    await press(/^(選其他)?門店/)
    await press(/shop-a/, 'option')
  }
  await openTimes(user.person)
  const own = await onPage().findByRole('radio', { name: '16:00 本人已有預約' })
  expect(own).toHaveAttribute('aria-disabled', 'true')
  expect(onPage().getByRole('radio', { name: /^10:00/ })).not.toHaveAttribute('aria-disabled')
  await openTimes('free-person')
  expect(await onPage().findByRole('radio', { name: /^16:00/ })).not.toHaveAttribute('aria-disabled')
})

test("opens a shipped product's own page with the version of the link", async () => {
  await openConfirm('vitamins', '&skuId=vitamins-sku')
  await waitFor(() =>
    expect(window.location.hash).toContain('pages-shopping/goods/goods?id=vitamins&skuId=vitamins-sku'),
  )
  await see('vitamins繁')
})

test('an order to be booked later holds no slot', async () => {
  await openConfirm('exam')
  await see('exam繁')
  await press('付款後再約', 'radio')
  await see('付款後，可以在「我的預約」選日期和時間。')
  await press(/^(選其他)?門店/)
  await press(/shop-a/, 'option')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see('選擇付款方式')
  expect((await orders()).at(-1)).toMatchObject({ slotId: null, personId: user.person })
})

test('leads to the placed order, not to an empty form, after a reload or the way back from the cashier', async () => {
  await openScan()
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see('選擇付款方式')
  const [placedOrder] = await orders()
  await app.openAt(window.location.hash.slice(2))
  await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${placedOrder?.id}`))
  await see('選擇付款方式')
  expect(await orders()).toHaveLength(1)
})

test('restores the typed text when the page is reopened', async () => {
  await openConfirm('exam')
  await fill('聯絡電話', '98765432')
  await app.restartAt('pages/Mine/index')
  await openConfirm('exam')
  await waitFor(() => expect(field('聯絡電話').value).toBe('98765432'))
})

test("preselects the link's person if eligible, and keeps a manual choice", async () => {
  await addPerson(user.id, 'sister', { birthDate: '1992-02-02' })
  await addPerson(user.id, 'grandmother', { birthDate: '1940-01-01' })
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
  await openConfirm('exam', '&personId=grandmother')
  await isChosen(new RegExp(user.person))
})

test('sends an order submitted while the persons are loading once they have loaded', async () => {
  const network = await holdAnswers(app.origin, routePath('personList'))
  app.goThrough(network.origin)
  await openScan()
  await fillBuyer({ name: '陳大文', phone: '91234567' })
  await press(/^去付款/)
  expect(onPage().queryByText('請選擇預約人')).not.toBeInTheDocument()
  expect(await orders()).toEqual([])
  network.release()
  await see('選擇付款方式')
  expect(await orders()).toHaveLength(1)
  app.mendNetwork()
})
