import '@testing-library/jest-dom'
import Taro from '@tarojs/taro'
import { waitFor, within } from '@testing-library/dom'
import { addClinic, askDoctor, asUser, atDesk } from '../support/clinic-world'
import { text } from '../support/goods-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import { onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const HOME = 'pages/Home/index'
let app: PageApp
let user: TestUser
let requestId: string

beforeAll(async () => {
  await addShop('hn-shop')
  await addGoods('hn-check', { shops: ['hn-shop'] })
  await addSlot('hn-slot', 'hn-shop', dayIn(4), '09:00', 9)
  await addClinic('hn-clinic', 'hn-doctor')
  user = await addUser()
  await paid(user, (await placed(user, { goods: 'hn-check', shop: 'hn-shop', slot: 'hn-slot' })).id)
  requestId = (await askDoctor(user, { doctor: 'hn-doctor', date: dayIn(2), time: '10:00' })).data.id
  await atDesk('doctor', 'confirm', { id: requestId })
  app = await startApp(HOME)
})
afterAll(() => app.stop())

test('the next appointment is the doctor’s, when it is sooner; all appointments are one step away', async () => {
  await app.signInAs(user.id)
  await app.openAt(HOME)
  await see(/還有 2 日/)
  expect(shownPage()).toHaveTextContent(/10:00 hn-doctor/)
  expect(shownPage()).not.toHaveTextContent(/改期/)
  expect(onPage().queryByRole('button', { name: '出示預約碼' })).not.toBeInTheDocument()
  await press('全部 2 項', 'link')
  await waitFor(() => expect(window.location.hash).toContain('clinic-reservation/clinic-reservation'))
  await app.openAt(HOME)
  await press('在地圖上看hn-clinic繁')
  await waitFor(() => expect(window.location.hash).toContain('map/fullScreen?id=hn-clinic'))
  await app.openAt(HOME)
  await press('查看詳情')
  await waitFor(() => expect(window.location.hash).toContain(`doctor-booking?id=${requestId}`))
})

test('once it is cancelled, the appointment of an order is the next, with its code', async () => {
  // a read that began before would answer the page of after
  await waitFor(() => expect(app.isReading()).toBe(false))
  await asUser(user).call('doctorBookingCancel', { params: { id: requestId } })
  await app.restartAt(HOME)
  await see(/還有 4 日/)
  expect(shownPage()).toHaveTextContent(/9:00 hn-check/)
  await press('出示預約碼')
  await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeInTheDocument())
})

test('pulling the page down reads it again: the next appointment, and what is offered', async () => {
  const [clinic] = (await medibook.call('shopPage', { lang: 'zh-Hant' })).data.records
  await app.openAt(HOME)
  await see(/還有 4 日/)
  await see(clinic?.name ?? 'a clinic')
  const { id } = (await askDoctor(user, { doctor: 'hn-doctor', date: dayIn(2), time: '11:00' })).data
  await atDesk('doctor', 'confirm', { id })
  await medibook.query('update shop set name = $2 where id = $1', [
    clinic?.id,
    JSON.stringify(text('renamed')),
  ])
  Taro.getCurrentInstance().page?.onPullDownRefresh?.()
  await see(/還有 2 日/)
  expect(shownPage()).toHaveTextContent(/11:00 hn-doctor/)
  await see('renamed繁')
})
