import { randomUUID } from 'node:crypto'
import { buyTwo } from '../support/course-scene'
import { addGoods, addSlot } from '../support/goods-world'
import { type ClinicServer } from '../support/own-clinic'
import {
  button,
  choose,
  openSignedIn,
  pick,
  press,
  pressLast,
  takeFirstTime,
} from '../support/weapp-runtime/acts'
import { inOwnClinics } from '../support/weapp-runtime/clinic-app'

const FREE = 'pages-goods/goods-free-book/goods-free-book'
const ORDER = 'pages-order/order-info/order-info'
const TOGETHER = 'pages-clinic/goods-booking/goods-booking'
const firstTen = { query: { current: '1', size: '10' } }

let clinics: ClinicServer
inOwnClinics((started) => {
  clinics = started
})

test('requires an ID number for a free service of the Beijing channel, and books it', async () => {
  const api = await clinics.newPerson('traveller')
  const { shop } = await clinics.addClinic()
  const service = { kind: 'service', slotKind: 'bjFree', isFree: true, priceCents: 0, minutes: 30 }
  const createTime = clinics.now().toISOString()
  await addGoods('north', { ...service, shops: [shop], createTime }, clinics.query)
  await addSlot('north-1', shop, clinics.dayIn(3), '15:00', 5, 'bjFree', clinics.query)
  const app = await openSignedIn('traveller', `${FREE}?id=north`, { server: clinics.url })
  await app.waitFor('這個項目需要預約人的證件號碼。')
  await choose(app, /^陳小明/)
  app.type({ label: '聯絡電話' }, '91234567')
  await pick(app, /^(選其他)?門店/, new RegExp(shop))
  await takeFirstTime(app)
  await press(app, '確認預約')
  await app.waitFor('預約成功')
  expect((await api.call('bookingBookedList', firstTen)).records).toMatchObject([
    { spuId: 'north', kind: 'bjFree', shopId: shop, date: clinics.dayIn(3), time: '15:00' },
  ])
  expect(app.record.errors).toEqual([])
})

test('books and cancels all waiting appointments of one order together', async () => {
  const api = await clinics.newPerson('couple')
  const { shop } = await buyTwo(api, clinics)
  const { records } = await api.call('bookingPreList', firstTen)
  expect(records).toHaveLength(2)
  const page = `${TOGETHER}?id=${records[0]?.id ?? ''}&shopId=${shop}`
  const app = await openSignedIn('couple', page, { server: clinics.url })
  await press(app, /^日期和時間/)
  await takeFirstTime(app)
  await press(app, '預約 2 項')
  await app.waitFor('已預約 2 項')
  const booked = await api.call('bookingBookedList', firstTen)
  expect(booked.records.map(({ date, time }) => [date, time])).toEqual([
    [clinics.dayIn(3), '09:00'],
    [clinics.dayIn(3), '09:00'],
  ])
  await press(app, '取消 2 項預約')
  await pressLast(app, '全部取消')
  await app.waitFor('已全部取消，可再預約一次')
  expect((await api.call('bookingBookedList', firstTen)).records).toEqual([])
  expect((await api.call('bookingPreList', firstTen)).records).toHaveLength(2)
  expect(app.record.errors).toEqual([])
})

test('says on an order from when on nothing may be eaten before its visit', async () => {
  const api = await clinics.newPerson('fasting')
  const { orderId, shop } = await buyTwo(api, clinics)
  const { records } = await api.call('bookingPreList', firstTen)
  const app = await openSignedIn('fasting', `${ORDER}?id=${orderId}`, { server: clinics.url })
  await app.waitFor('來之前')
  expect(app.text()).not.toContain('起不要進食')
  const [first] = records
  await api.call('bookWaiting', {
    body: { idempotencyKey: randomUUID(), id: first?.id ?? '', shopId: shop, slotId: `${shop}-09` },
  })
  app.goTo(`${ORDER}?id=${orderId}`)
  const [, month, day] = clinics.dayIn(2).split('-').map(Number)
  const line = new RegExp(`由 .*?${month}月${day}日.*? 21:00 起不要進食`)
  await app.waitFor(() => line.test(app.text()))
  expect(app.record.errors).toEqual([])
})

// last: the clock goes on to the end of the month
test('offers the days of the next weeks on the last day of a month', async () => {
  let left = 0
  while (clinics.dayIn(left + 1).slice(0, 7) === clinics.dayIn(0).slice(0, 7)) left += 1
  await clinics.advance(left * 24 * 60)
  await clinics.newPerson('month-end')
  const { shop } = await clinics.addClinic()
  const service = { kind: 'service', slotKind: 'free', isFree: true, priceCents: 0, minutes: 30 }
  await addGoods(
    'month-end',
    { ...service, shops: [shop], createTime: clinics.now().toISOString() },
    clinics.query,
  )
  for (const inDays of [1, 8])
    await addSlot(`month-end-${inDays}`, shop, clinics.dayIn(inDays), '15:00', 5, 'free', clinics.query)
  const app = await openSignedIn('month-end', `${FREE}?id=month-end`, { server: clinics.url })
  await choose(app, /^陳小明/)
  await pick(app, /^(選其他)?門店/, new RegExp(shop))
  const [, month, day] = clinics.dayIn(8).split('-').map(Number)
  const nextWeek = button(new RegExp(`^${day} .*${month}月${day}日`))
  await app.waitFor(() => app.has(nextWeek))
  expect(app.has({ role: 'grid', name: new RegExp(`(至|– \\d+年)${month}月$`) })).toBe(true)
  app.tap(nextWeek)
  await app.waitFor(() => app.has({ role: 'radio', name: /^15:00/ }))
  app.tap({ role: 'radio', name: /^15:00/ })
  await press(app, '就選這個')
  // the chosen time takes the place of the calendar
  await app.waitFor(() => new RegExp(`${month}月${day}週.已選的時間15:00`).test(app.text()))
  expect(app.record.errors).toEqual([])
})
