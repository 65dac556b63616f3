import { buyTwo } from '../support/course-scene'
import { type ClinicServer, requestAt } from '../support/own-clinic'
import { button, press } from '../support/weapp-runtime/acts'
import { inOwnClinics, launchSignedIn } from '../support/weapp-runtime/clinic-app'
import type { WeappSession } from '../support/weapp-runtime/launch'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const TOGETHER = 'pages-clinic/goods-booking/goods-booking'
const REQUEST = 'pages-clinic/doctor-booking/doctor-booking'
const DOCTOR = 'pages-clinic/clinic-doctor/clinic-doctor'
const APPOINTMENTS = 'pages-common/reservation/reservation'

let clinics: ClinicServer
inOwnClinics((started) => {
  clinics = started
})

const open = (name: string, page: string, wx = {}) => launchSignedIn(clinics, name, page, wx)

/** WeChat's permission prompt, granted by the user. */
const allowing = (asked: unknown[]) => ({
  requestSubscribeMessage: (options: CallbackOptions & { tmplIds?: string[] }) => {
    asked.push(options.tmplIds)
    options.success?.({ [options.tmplIds?.[0] ?? '']: 'accept', errMsg: 'requestSubscribeMessage:ok' })
  },
})

async function allowReminders(app: WeappSession): Promise<void> {
  await press(app, '在微信提醒我')
  await app.waitFor('微信會提醒你')
}

test('books items bought together for one time; the list of appointments offers reminders', async () => {
  const api = await clinics.newPerson('together')
  const { orderId } = await buyTwo(api, clinics)
  const asked: unknown[] = []
  const app = await open('together', `${TOGETHER}?orderId=${orderId}`, allowing(asked))
  await press(app, '預約 2 項')
  await app.waitFor('請選擇日期和時間')
  await press(app, /^日期和時間/)
  const ten = { role: 'radio', name: /^10:00/ }
  await app.waitFor(() => app.has(ten))
  app.tap(ten)
  await press(app, '就選這個')
  await app.waitFor(() => !app.has(button('就選這個')))
  app.setOnline(false)
  await press(app, '預約 2 項')
  await app.waitFor('未能預約')
  app.setOnline(true)
  await press(app, '預約 2 項')
  await app.waitFor(() => app.has(button('取消 2 項預約')))
  const booked = await api.call('bookingBookedList', { query: { current: '1', size: '10' } })
  expect(booked.records).toMatchObject([
    { state: 'booked', date: clinics.dayIn(3), time: '10:00' },
    { state: 'booked', date: clinics.dayIn(3), time: '10:00' },
  ])

  app.goTo(`${APPOINTMENTS}?tab=booked`)
  await app.waitFor(() => app.has(button('在微信提醒我')))
  expect(asked).toEqual([])
  await allowReminders(app)
  expect(asked).toHaveLength(1)
  expect(app.record.errors).toEqual([])
})

test('a request offers reminders; after the visit it is reviewed, and others see the review', async () => {
  const api = await clinics.newPerson('reviewer')
  const clinic = await clinics.addClinic()
  const { id } = await requestAt(api, clinic, { date: clinics.dayIn(1), time: '10:00' })
  const asked: unknown[] = []
  const app = await open('reviewer', `${REQUEST}?id=${id}`, allowing(asked))
  await allowReminders(app)
  expect(asked).toHaveLength(1)

  await clinics.desk('doctor/confirm', { id })
  await clinics.desk('doctor/finish', { id })
  app.goTo(`${REQUEST}?id=${id}`)
  await press(app, '寫評價')
  await press(app, '送出評價')
  await app.waitFor('請選擇星數')
  const four = { role: 'radio', name: '4 星' }
  app.tap(four)
  await app.waitFor(() => app.attribute(four, 'aria-checked') === true)
  app.type({ tag: 'textarea' }, '解釋得很清楚')
  app.setOnline(false)
  await press(app, '送出評價')
  await app.waitFor('評價未送出')
  expect(app.attribute({ tag: 'textarea' }, 'value')).toBe('解釋得很清楚')
  app.setOnline(true)
  await press(app, '送出評價')
  await app.waitFor('我的評價')
  expect(app.has(button('寫評價'))).toBe(false)
  app.goTo(`${DOCTOR}?id=${clinic.doctor}`)
  await app.waitFor('解釋得很清楚')
  expect(app.record.errors).toEqual([])
})
