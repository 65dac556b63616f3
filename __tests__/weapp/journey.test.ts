import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { saveAdult } from '../support/adult'
import {
  agree,
  ask,
  at,
  button,
  buyWithoutDate,
  launchAs,
  press,
  pressLast,
  signIn,
} from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'
import { textOf } from '../support/weapp-runtime/tree'

const GOODS = 'spu-package-comprehensive'
const GOODS_NAME = '全面體檢計劃 71 項'
/** Limit of one setData call, far below WeChat's limit of 256 KB. */
const LARGEST_SET_DATA_BYTES = 64 * 1024
/** Limit of all setData calls of one page, from opening to closing. */
const PAGE_SET_DATA_BYTES = 512 * 1024

afterEach(closeWeappSessions)

const route = {
  detail: 'pages-goods/goods-detail/goods-detail',
  confirm: 'pages-goods/goods-comfirm/goods-comfirm',
  person: 'pages-mine/booking-person/edit-person',
  result: 'pages-order/pay-success/pay-success',
  order: 'pages-order/order-info/order-info',
  freeBook: 'pages-goods/goods-free-book/goods-free-book',
}

/**
 * Picks a slot in the open calendar: next month (this month in the last bookable one), the given free day,
 * its first free time.
 * @returns the time
 */
async function pickSlot(app: WeappSession, nth = 0): Promise<string> {
  await app.waitFor(() => app.has(button('下個月')))
  if (app.attribute(button('下個月'), 'hover-class') !== 'none') app.tap(button('下個月'))
  await app.settle()
  const days = () => app.findAll(button(/月\W?\d+\W?日.*(有空|名額少)/))
  await app.waitFor(() => days()[nth])
  const day = days()[nth]?.node
  const label = String(app.attribute((node) => node === day, 'aria-label')).replace(/\u2060/g, '')
  const [date = ''] = /\d+月\d+日/.exec(label) ?? []
  app.tap((node) => node === day)
  // the previous day's times stay until the new ones arrive
  await app.waitFor(() => app.has({ role: 'radiogroup', name: new RegExp(date) }))
  const times = () => app.findAll({ role: 'radio', name: /^\d\d:\d\d( 餘 \d+)?$/ })
  await app.settle()
  await app.waitFor(() => times()[0])
  const first = times()[0]?.node
  const time = textOf(first).slice(0, 5)
  app.tap((node) => node === first)
  await app.waitFor(
    () => app.attribute({ role: 'radio', name: new RegExp(`^${time}`) }, 'aria-checked') === true,
  )
  app.tap(button('就選這個'))
  await app.waitFor(() => !app.has(button('就選這個')))
  return time
}

/** Adds a person to the account before the mini-program starts. */
async function givePerson(name: string): Promise<void> {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram(`as-${name}`)
  await saveAdult(api)
}

interface Order {
  id: string
  isPay: string
  statusDesc: string
  paymentPrice: string
  bookings: { state: string; time: string | null; verifyCode: string | null }[]
}
const newestOrder = async (app: WeappSession): Promise<Order> => {
  const { records } = await ask(app, 'orderPage', { query: { current: '1', size: '20' } })
  return ask(app, 'orderDetail', { params: { id: records[0]?.id } })
}

/** Checks the page's setData calls so far against the limits. */
function expectSmallSetData(app: WeappSession): void {
  const bytesByRoute = new Map<string, number>()
  for (const { route: page, bytes } of app.record.setData) {
    const name = page.split('#')[0] ?? page
    bytesByRoute.set(name, (bytesByRoute.get(name) ?? 0) + bytes)
  }
  expect([...bytesByRoute].filter(([, bytes]) => bytes > PAGE_SET_DATA_BYTES)).toEqual([])
  expect(app.record.setData.filter(({ bytes }) => bytes > LARGEST_SET_DATA_BYTES)).toEqual([])
}

async function addPerson(app: WeappSession): Promise<void> {
  await at(app, route.person)
  await app.waitFor('真實姓名')
  app.type({ label: '真實姓名' }, '陳小明')
  app.type({ label: '電話號碼' }, '91234567')
  await press(app, /^證件類型/)
  await app.waitFor(() => app.has({ role: 'option', name: '香港身份證' }))
  app.tap({ role: 'option', name: '香港身份證' })
  app.type({ label: /^證件號碼/ }, 'A123456(3)')
  await press(app, /^出生日期/)
  await app.waitFor('1985年')
  await pressLast(app, '確定')
  await app.waitFor(() => !app.has(button('確定')))
  app.tap({ role: 'radio', name: '男' })
  await press(app, /^地區或省份/)
  await app.waitFor('中西區')
  await pressLast(app, '確定')
  await app.waitFor(() => !app.has(button('確定')))
  app.type({ tag: 'textarea' }, '九龍彌敦道 1 號')
  await press(app, '儲存')
}

test('from the goods to the paid order, signing in with the mini-program’s session on the way', async () => {
  const app = launchAs('buyer', `${route.detail}?id=${GOODS}`)
  await app.waitFor(GOODS_NAME)
  await press(app, '選日期預約')
  await pickSlot(app)
  await at(app, route.confirm)
  await app.waitFor('先登入，省去填寫')
  expect(app.text()).not.toContain('購買人姓名')
  await press(app, '登入後下單')

  await signIn(app)
  await at(app, route.confirm)
  // the button says that one signs in: nothing is asked
  expect(app.record.modals).toEqual([])
  await app.waitFor('購買人姓名')
  await press(app, /^去付款/)
  await app.waitFor('請輸入購買人姓名')
  expect(app.text()).toContain('請先閱讀並同意條款')
  app.type({ label: '購買人姓名' }, '陳小明')
  app.type({ label: '聯絡電話' }, '123')
  await agree(app)
  app.tap(button(/^去付款/))
  await app.waitFor('手機號碼格式錯誤')
  app.type({ label: '聯絡電話' }, '91234567')
  await press(app, '新增預約人')
  await addPerson(app)
  await at(app, route.confirm)
  await app.waitFor(
    () =>
      app.has({ role: 'radio', name: /^陳小明/ }) &&
      app.attribute({ role: 'radio', name: /^陳小明/ }, 'aria-checked') === true,
  )

  app.setOnline(false)
  app.tap(button(/^去付款/))
  await app.waitFor('還沒有收到答覆')
  app.setOnline(true)
  app.tap(button(/^去付款/))
  await app.waitFor('訂單已建立')

  await app.waitFor('微信支付')
  expect(app.attribute({ role: 'radio', name: '微信支付' }, 'aria-checked')).toBe(true)
  expect(app.text()).not.toContain('支付寶')

  const ways: string[][] = []
  app.answers.actionSheet = (lines) => {
    ways.push(lines)
    return 1
  }
  await press(app, /^付款 /)
  await at(app, route.result)
  await app.waitFor('付款沒有成功')
  expect(ways).toEqual([['付款', '拒絕付款', '先不付款']])
  app.answers.actionSheet = () => 0
  await press(app, /^再次付款 HK\$/)
  await app.waitFor('付款成功')

  const order = await newestOrder(app)
  expect(order).toMatchObject({ isPay: '1', paymentPrice: '2680.00' })
  await press(app, '查看訂單')
  await at(app, route.order)
  await app.waitFor('已預約，等你來')
  const code = order.bookings[0]?.verifyCode ?? 'no code'
  expect(app.text().replace(/\s/g, '')).toContain(code.replace(/\s/g, ''))
  expectSmallSetData(app)
  // the only failed request is the one sent offline
  expect(app.record.errors.map(({ message }) => message)).toEqual([])
})

test('bought without a date: booked, changed once, cancelled, booked again once', async () => {
  await givePerson('mover')
  const app = launchAs('mover', `${route.confirm}?id=${GOODS}`)
  await app.waitFor('先登入，省去填寫')
  app.tap(button('登入'))
  await signIn(app)
  await at(app, route.confirm)
  await buyWithoutDate(app)

  const stateNow = async () => (await newestOrder(app)).bookings[0]
  await press(app, '立即選日期')
  const time = await pickSlot(app)
  await app.waitFor('已預約，等你來')
  expect(await stateNow()).toMatchObject({ state: 'booked' })
  expect((await stateNow())?.time).toContain(time)

  await press(app, /^改期/)
  await pickSlot(app, 2)
  await app.waitFor('改期一次的機會已用。如需再改，請聯絡客服。')
  expect(app.attribute(button(/^改期/), 'aria-disabled')).toBe(true)
  expect(await stateNow()).toMatchObject({ state: 'booked' })

  app.goTo('pages-common/reservation/reservation?tab=booked')
  await app.waitFor(GOODS_NAME)
  const { id } = await newestOrder(app)
  app.goTo(`${route.order}?id=${id}&do=cancelBooking`)
  await app.waitFor('已付款，等你選日期')
  expect(await stateNow()).toMatchObject({ state: 'pre' })
  await press(app, '選日期')
  await pickSlot(app, 1)
  await app.waitFor('已預約，等你來')
  expect(app.attribute(button(/^改期/), 'aria-disabled')).toBe(true)
  expect(app.text()).not.toContain('取消預約')
  expectSmallSetData(app)
})

test('books a free appointment', async () => {
  await givePerson('guest')
  const app = launchAs('guest', 'pages-goods/free-reservations')
  await press(app, '免費預約：健康諮詢 20 分鐘')
  await at(app, route.freeBook)
  await app.waitFor('先登入，省去填寫')
  app.tap(button('登入'))
  await signIn(app)
  await at(app, route.freeBook)
  await app.waitFor(() => app.has({ role: 'radio', name: /^陳小明/ }))
  app.type({ label: '聯絡電話' }, '91234567')
  await press(app, '選其他門店或時間')
  await app.waitFor(() => app.has({ role: 'option', name: /^香港/ }))
  app.tap({ role: 'option', name: /^香港/ })
  await app.waitFor(() => app.has({ role: 'option', name: /中環健康中心/ }))
  app.tap({ role: 'option', name: /中環健康中心/ })
  await pickSlot(app)
  app.setOnline(false)
  app.tap(button('確認預約'))
  await app.waitFor('還沒有收到答覆')
  app.setOnline(true)
  app.tap(button('確認預約'))
  await app.waitFor('預約成功')
  const booked = await ask(app, 'bookingBookedList', { query: { current: '1', size: '20' } })
  expect(booked.records.filter(({ spuName }) => spuName.includes('健康諮詢'))).toHaveLength(1)
  expectSmallSetData(app)
})
