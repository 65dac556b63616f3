import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addPerson, addShop, addSlot, addUser, dayIn, placed, taken } from '../support/order-world'
import { field, fill, fillBuyer, onPage, press, see } from '../support/page-app'
import { plainTextOf } from '../support/plain-names'
import { app, isPersonChosen, openConfirm, openScan, order, orders, user } from './order-confirm-fixture'

/** What changes the user's mind, or comes from elsewhere, while the order form is filled in. */

const linkTo = (shopId: string, slotId: string, time: string) =>
  `&shopId=${shopId}&slotId=${slotId}&date=${dayIn(3)}&time=${time}`

beforeAll(async () => {
  await addShop('shop-other')
  await addGoods('moved', { shops: ['shop-a', 'shop-other'], ageMin: 18, ageMax: 64 })
})

test('a time chosen before deciding to book later is not booked', async () => {
  await addSlot('slot-dropped', 'shop-a', dayIn(3), '10:15', 1)
  await openConfirm('moved', linkTo('shop-a', 'slot-dropped', '10:15'))
  await see(/10:15/)
  await press('付款後再約', 'radio')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see('選擇付款方式')
  expect(await orders()).toMatchObject([{ slotId: null, personId: user.person }])
  expect(await taken('slot-dropped')).toBe(0)
})

test('who comes of age on the day of the appointment cannot order to book later', async () => {
  const child = `${user.id}-child`
  await addPerson(user.id, child)
  await medibook.query(
    `update person set birth_date = to_char($2::date - interval '18 years', 'YYYY-MM-DD') where id = $1`,
    [child, dayIn(3)],
  )
  const card = () => onPage().getByRole('radio', { name: new RegExp(child) })
  await addSlot('slot-birthday', 'shop-a', dayIn(3), '10:45', 1)
  await openConfirm('moved', linkTo('shop-a', 'slot-birthday', '10:45'))
  await isPersonChosen()
  await press(new RegExp(child), 'radio')
  await waitFor(() => expect(card()).toBeChecked())
  await press('付款後再約', 'radio')
  await waitFor(() => expect(card()).toHaveAttribute('aria-disabled', 'true'))
  expect(plainTextOf(card())).toContain('這個項目只限 18–64 歲')
})

test('a newer link replaces clinic and time of the restored form, and keeps the rest', async () => {
  await addSlot('slot-before', 'shop-a', dayIn(3), '11:15', 1)
  await addSlot('slot-newer', 'shop-other', dayIn(3), '11:45', 1)
  await openConfirm('moved', linkTo('shop-a', 'slot-before', '11:15'))
  await see(/11:15/)
  await press('付款後再約', 'radio')
  await fillBuyer({ name: '李慧珍', phone: '61234567' })
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openConfirm('moved', linkTo('shop-other', 'slot-newer', '11:45'))
  await see(/11:45/)
  await see('shop-other繁')
  expect(field('購買人姓名')).toHaveValue('李慧珍')
  await order()
  await see('選擇付款方式')
  expect(await orders()).toMatchObject([{ slotId: 'slot-newer', buyerPhone: '61234567' }])
})

test('does not order while a typed code has not been applied, or is refused', async () => {
  await openScan()
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await press(/^優惠碼/)
  await fill('優惠碼', 'FORGOTTEN')
  await order()
  await see('請先按「使用」，或清除優惠碼')
  await waitFor(() => expect(document.activeElement).toBe(field('優惠碼')))
  await press('使用')
  await see('優惠碼不存在')
  const pay = await waitFor(() => onPage().getByRole('button', { name: '去付款 HK$200' }))
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'))
  pay.focus()
  await order()
  await waitFor(() => expect(document.activeElement).toBe(field('優惠碼')))
  expect(await orders()).toEqual([])
})

test("sends the account's number with its own country code", async () => {
  await medibook.query(`update app_user set phone_code = '+853', phone = '66123456' where id = $1`, [user.id])
  app.forgetAnswers()
  await openScan()
  await waitFor(() => expect(field('聯絡電話')).toHaveValue('66123456'))
  await fill('購買人姓名', '陳美儀')
  await press(/我已閱讀並同意/, 'checkbox')
  await order()
  await see('選擇付款方式')
  expect(
    await medibook.query('select buyer_phone_code, buyer_phone from order_info where user_id = $1', [
      user.id,
    ]),
  ).toEqual([{ buyer_phone_code: '+853', buyer_phone: '66123456' }])
})

test('selects a person added from the form in place of the default one', async () => {
  await openScan()
  await isPersonChosen()
  await press('新增預約人')
  await see('儲存')
  await fill('真實姓名', '林子軒')
  await press('其他', 'radio')
  await fill('電話號碼', '61234567')
  await press(/^出生日期/)
  await press('確定')
  await press('男', 'radio')
  await press('儲存')
  await waitFor(() => expect(window.location.hash).toContain('goods-comfirm'))
  await app.arrived()
  await waitFor(() => expect(onPage().getByRole('radio', { name: /林子軒/ })).toBeChecked())
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await press(/^去付款/)
  await see('選擇付款方式')
  expect(
    await medibook.query(
      'select p.name from order_info o join person p on p.id = o.person_id where o.user_id = $1',
      [user.id],
    ),
  ).toEqual([{ name: '林子軒' }])
})

test('a link that names a clinic without a time is answered with the soonest time of that clinic', async () => {
  await addGoods('named', { shops: ['shop-a', 'shop-other'], slotKind: 'named' })
  await addSlot('slot-sooner', 'shop-other', dayIn(2), '08:15', 5, 'named')
  await addSlot('slot-named', 'shop-a', dayIn(4), '09:45', 5, 'named')
  await openConfirm('named', '&shopId=shop-a')
  await see(/09:45$/)
  expect(onPage().queryByText(/08:15$/)).not.toBeInTheDocument()
  // proposed, not chosen: nothing is booked at a time that nobody took
  await waitFor(() => expect(onPage().getByRole('button', { name: /^去付款/ })).toHaveClass('tint'))
  await press('選這個時間')
  await see('已選的時間')
  await see('shop-a繁')
})

test('the proposed time follows what others book meanwhile', async () => {
  await addGoods('raced', { shops: ['shop-a'], slotKind: 'raced' })
  for (const [id, day, time] of [
    ['slot-race-1', 2, '08:30'],
    ['slot-race-2', 3, '08:45'],
    ['slot-race-3', 4, '09:15'],
  ] as const)
    await addSlot(id, 'shop-a', dayIn(day), time, 1, 'raced')
  const other = await addUser()
  const take = async (slot: string) => {
    await addPerson(other.id, `${other.id}-${slot}`)
    await placed(other, { goods: 'raced', shop: 'shop-a', slot, person: `${other.id}-${slot}` })
  }
  await openConfirm('raced')
  await see(/08:30$/)
  await take('slot-race-1')
  // seen when the page is shown again
  await app.open('pages-mine/browse-collect/browse-collect')
  await app.arrived()
  await press('返回')
  await see(/08:45$/)
  // else at the latest when it is ordered: nothing is booked instead of it
  await take('slot-race-2')
  await press('選這個時間')
  await see('已選的時間')
  await fillBuyer({ name: '陳美儀', phone: '91234567' })
  await order()
  await see('這個時間剛被約滿。')
  expect(await orders()).toEqual([])
  await press('關閉')
  await see(/09:15$/)
  expect(onPage().queryByText(/08:45$/)).not.toBeInTheDocument()
})

test('says below the time how to prepare, and that the number of a person is of a document', async () => {
  const text = '8 小時內不要進食'
  await medibook.query('update spu set preparations = $1 where id = $2', [
    JSON.stringify([{ icon: 'fork-knife', text: { 'zh-Hant': text, 'zh-Hans': text, en: text } }]),
    'exam',
  ])
  await medibook.query("update person set id_number_masked = 'K12****' where user_id = $1", [user.id])
  await addSlot('slot-prepared', 'shop-a', dayIn(3), '07:45', 1)
  await openConfirm('exam')
  await see(text)
  await see(/證件 K12/)
  await press('選這個時間')
  await see('更改')
  await see(text)
  await press('付款後再約', 'radio')
  expect(onPage().queryByText(text)).not.toBeInTheDocument()
})
