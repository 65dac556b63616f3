import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { freeBooking } from '@contract/routes/booking-changes'
import { loseFirstAnswer } from '../support/held-network'
import { addGoods, addShop, addSlot, addUser, dayIn, newKey, type TestUser } from '../support/order-world'
import { field, fill, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const FREE = 'pages-goods/goods-free-book/goods-free-book'
let app: PageApp
let user: TestUser
let other: TestUser
let withId: string

const free = { kind: 'service', isFree: true, priceCents: 0, shops: ['shop-a'] }
const bookings = (userId = user.id) =>
  medibook.query<{ spuId: string; slotId: string; personId: string; kind: string; phone: string }>(
    `select spu_id as "spuId", slot_id as "slotId", person_id as "personId", kind, phone from
      order_booking where user_id = $1 order by create_time`,
    [userId],
  )
const openFree = async (id: string, more = '') => {
  await app.restartAt(`${FREE}?id=${id}${more}`)
  await see('聯絡電話')
  await see(`${id}繁`)
}
const chooseTime = async (time: RegExp) => {
  await press(/^(選其他)?門店/)
  await press(/shop-a/, 'option')
  await press(time, 'radio')
  await press('就選這個')
  await see('更改')
}

beforeAll(async () => {
  await addShop('shop-a')
  user = await addUser()
  other = await addUser()
  const saved = await medibook.call('personSave', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      name: 'with-id',
      relation: 'other',
      phoneCode: '+852',
      phone: '91234567',
      idType: 'passport',
      idNumber: 'K1234567',
      provinceId: null,
      cityId: null,
      birthDate: '1980-01-01',
      sex: '1',
      address: '',
      isDefault: '0',
    },
  })
  withId = saved.data.id
  await addGoods('advice', { ...free, slotKind: 'free' })
  await addGoods('pressure', { ...free, slotKind: 'free' })
  await addGoods('north', { ...free, slotKind: 'bjFree' })
  await addGoods('full', { ...free, slotKind: 'free', shops: [] })
  for (const [index, id] of ['slot-1', 'slot-2', 'slot-3'].entries())
    await addSlot(id, 'shop-a', dayIn(3), `1${index}:00`, 1, 'free')
  await addShop('shop-b')
  await addSlot('slot-b', 'shop-b', dayIn(3), '12:30', 5, 'free')
  await addSlot('north-1', 'shop-a', dayIn(3), '15:00', 5, 'bjFree')
  app = await startApp(`${FREE}?id=advice`, { userId: user.id })
})
afterAll(() => app.stop())

test('reports each missing field, and the format of the phone, at the field', async () => {
  await see('advice繁')
  await waitFor(() => expect(app.isReading()).toBe(false))
  await press('確認預約')
  for (const message of ['請選擇門店', '請選擇日期', '請選擇時間', '請選擇預約人', '請輸入電話號碼'])
    await see(message)
  await fill('聯絡電話', '123')
  await press('確認預約')
  await see('手機號碼格式錯誤：+852 號碼有 8 位數字，以 4–9 開頭')
  expect(await bookings()).toEqual([])
})

test('tells all that is needed, and what follows from the press, before it', async () => {
  await see(/^還需要：門店、時間、預約人/)
  await see('預約之後')
  await see('預約後立即有預約碼，到店出示即可。')
})

test('folds the fields for another time below the earliest one, until they are asked for', async () => {
  const other = () => onPage().getByRole('button', { name: '選其他門店或時間' })
  const clinic = () => onPage().queryByRole('button', { name: /^門店/ })
  await app.restartAt(`${FREE}?id=advice`)
  await waitFor(() => expect(other()).toHaveAttribute('aria-expanded', 'false'))
  expect(clinic()).not.toBeInTheDocument()
  await press('選其他門店或時間')
  await press('關閉')
  expect(other()).toHaveAttribute('aria-expanded', 'true')
  expect(clinic()).toBeInTheDocument()
  await press('選其他門店或時間')
  expect(clinic()).not.toBeInTheDocument()
})

test('books once and shows day, clinic and code', async () => {
  const button = () => onPage().getByRole('button', { name: '確認預約' })
  await chooseTime(/^10:00/)
  expect(onPage().queryByText(/^還需要.*時間/)).not.toBeInTheDocument()
  await press(new RegExp(user.person), 'radio')
  expect(button()).toHaveClass('tint')
  await fill('聯絡電話', '9123 4567')
  // filled once nothing is missing
  await waitFor(() => expect(button()).toHaveClass('primary'))
  app.cutNetwork()
  await press('確認預約')
  await see(/還沒有收到答覆/)
  await pressInDialog('確定')
  app.mendNetwork()
  expect(field('聯絡電話').value).toBe('9123 4567')
  await press('確認預約')
  await see('預約碼')
  expect(await bookings()).toEqual([
    { spuId: 'advice', slotId: 'slot-1', personId: user.person, kind: 'free', phone: '91234567' },
  ])
  expect(onPage().getByText('shop-a繁')).toBeInTheDocument()
  const [row] = await medibook.query<{ verifyCode: string }>(
    'select verify_code as "verifyCode" from order_booking where user_id = $1',
    [user.id],
  )
  expect(onPage().getByText(row!.verifyCode)).toBeInTheDocument()
  await press('我的預約')
  await waitFor(() => expect(window.location.hash).toContain('reservation'))
  await see('出示預約碼')
})

test('reports an existing appointment, with a link to it', async () => {
  await openFree('advice')
  await chooseTime(/^11:00/)
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
  await press('確認預約')
  await see('你已預約過這個免費項目')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(onPage().getByRole('button', { name: '我的預約' })).toBeInTheDocument()
  expect(await bookings()).toHaveLength(1)
})

test('reopens the calendar when a slot was just taken, and keeps the form', async () => {
  await openFree('pressure')
  await chooseTime(/^11:00/)
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
  await medibook.call('freeBooking', {
    session: other.session,
    body: {
      idempotencyKey: newKey(),
      spuId: 'pressure',
      shopId: 'shop-a',
      slotId: 'slot-2',
      personId: other.person,
      phoneCode: '+852',
      phone: '91234567',
    },
  })
  await press('確認預約')
  await see('這個時間剛被約滿。')
  await press(/12:00/)
  await press('就選這個')
  await press('確認預約')
  await see('預約碼')
  expect((await bookings()).map(({ slotId }) => slotId)).toEqual(['slot-1', 'slot-3'])
})

test("names the chosen clinic's district above its calendar", async () => {
  await addGoods('elsewhere', { ...free, slotKind: 'free', shops: ['shop-b'] })
  await openFree('elsewhere')
  await press(/^(選其他)?門店/)
  await press(/shop-b/, 'option')
  await waitFor(() => expect(within(onPage().getByRole('dialog')).getByText('d繁')).toBeInTheDocument())
})

test('reports a time that overlaps another appointment at the time, and keeps the input', async () => {
  const before = await bookings()
  await addGoods('overlap', { ...free, slotKind: 'free', shops: ['shop-b'] })
  await openFree('overlap')
  await press(/^(選其他)?門店/)
  await press(/shop-b/, 'option')
  await press(/^12:30/, 'radio')
  await press('就選這個')
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
  await press('確認預約')
  await see(/在 .* 12:00 已有預約（pressure繁），時間重疊/)
  expect(field('聯絡電話').value).toBe('91234567')
  await see(/12:30/)
  expect(await bookings()).toEqual(before)
})

test('announces the ID number required by the Beijing channel, and books a person with one', async () => {
  await openFree('north')
  await see('這個項目需要預約人的證件號碼。')
  const without = await waitFor(() => onPage().getByRole('radio', { name: new RegExp(user.person) }))
  expect(without).toHaveAttribute('aria-disabled', 'true')
  expect(without).toHaveTextContent('還沒有證件號碼')
  await chooseTime(/^15:00/)
  await press(/with-id/, 'radio')
  await fill('聯絡電話', '91234567')
  await press('確認預約')
  await see('預約碼')
  expect((await bookings()).at(-1)).toMatchObject({ spuId: 'north', kind: 'bjFree', personId: withId })
})

test('books once when a restored draft is sent again after a lost answer', async () => {
  await addGoods('lost', { ...free, slotKind: 'free' })
  await addSlot('slot-lost', 'shop-a', dayIn(4), '10:00', 5, 'free')
  await openFree('lost')
  await chooseTime(/^10:00/)
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
  const network = await loseFirstAnswer(app.origin, freeBooking.path)
  app.goThrough(network.origin)
  await press('確認預約')
  await see(/還沒有收到答覆/)
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openFree('lost')
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: new RegExp(user.person) })).toHaveAttribute(
      'aria-checked',
      'true',
    ),
  )
  expect(field('聯絡電話').value).toBe('91234567')
  await press('確認預約')
  await see('預約碼')
  expect((await bookings()).filter(({ spuId }) => spuId === 'lost')).toHaveLength(1)
})

test('shows that there are no free places and offers alternatives', async () => {
  await app.restartAt(`${FREE}?id=full`)
  await see('暫時沒有名額')
  await press('其他免費項目')
  await waitFor(() => expect(window.location.hash).toContain('free-reservations'))
  await see('pressure繁')
})

test('preselects the clinic, slot and person of the link', async () => {
  await addGoods('linked', { ...free, slotKind: 'free' })
  await addSlot('slot-linked', 'shop-a', dayIn(6), '15:00', 2, 'free')
  await app.restartAt(
    `${FREE}?id=linked&shopId=shop-a&slotId=slot-linked&date=${dayIn(6)}&time=15:00&personId=${withId}`,
  )
  await see('15:00')
  await see('shop-a繁')
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: /with-id/ })).toHaveAttribute('aria-checked', 'true'),
  )
})

test('a newer link replaces clinic and time of the restored form, and keeps the rest', async () => {
  await addGoods('relinked', { ...free, slotKind: 'free', shops: ['shop-a', 'shop-b'] })
  await addSlot('slot-before', 'shop-a', dayIn(7), '09:15', 2, 'free')
  await addSlot('slot-newer', 'shop-b', dayIn(8), '16:45', 2, 'free')
  await openFree('relinked', `&shopId=shop-a&slotId=slot-before&date=${dayIn(7)}&time=09:15`)
  await see(/09:15/)
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '62345678')
  await app.restartAt('pages/Mine/index')
  await see('我的訂單')
  await openFree('relinked', `&shopId=shop-b&slotId=slot-newer&date=${dayIn(8)}&time=16:45`)
  await see(/16:45/)
  await see('shop-b繁')
  await press('確認預約')
  await see('預約碼')
  expect((await bookings()).at(-1)).toMatchObject({ slotId: 'slot-newer', phone: '62345678' })
})

test('shows the specified text once for a service without a free day at any clinic', async () => {
  await addShop('shop-never')
  await addGoods('never', { ...free, slotKind: 'free', shops: ['shop-never'] })
  await app.restartAt(`${FREE}?id=never`)
  await see('沒有可預約的日期，請諮詢客服')
  expect(onPage().getAllByText(/沒有可預約的日期/)).toHaveLength(1)
})
