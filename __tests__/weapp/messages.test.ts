import { randomUUID } from 'node:crypto'
import { addCourse, buyCourse, doseOf } from '../support/course-scene'
import { type ClinicServer, requestAt } from '../support/own-clinic'
import { at, button, press } from '../support/weapp-runtime/acts'
import { inOwnClinics, launchSignedIn } from '../support/weapp-runtime/clinic-app'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const MESSAGES = 'pages-mine/messages/messages'
const RESULT = 'pages-order/pay-success/pay-success'

let clinics: ClinicServer
inOwnClinics((started) => {
  clinics = started
})

const launch = (name: string, page: string, wx = {}) => launchSignedIn(clinics, name, page, wx)

test('opens a request declined by the clinic from the message centre', async () => {
  const api = await clinics.newPerson('told')
  const clinic = await clinics.addClinic()
  const { id } = await requestAt(api, clinic, { date: clinics.dayIn(1), time: '10:00' })
  await clinics.desk('doctor/decline', { id, reason: '醫生當日有手術' })
  const app = await launch('told', MESSAGES)
  await app.waitFor('預約未能安排')
  await app.waitFor('未讀')
  app.tap({ role: 'link', name: /預約未能安排/ })
  await at(app, 'pages-clinic/doctor-booking/doctor-booking')
  expect(app.record.errors).toEqual([])
})

test('requests WeChat’s reminder permission after a booking, only on a tap', async () => {
  const api = await clinics.newPerson('subscriber')
  const course = await addCourse(clinics)
  await buyCourse(api, clinics, course)
  const { id = '', orderId = '' } = (await doseOf(api, 1))?.booking ?? {}
  const date = clinics.dayIn(1)
  const slots = await api.call('slotTimes', { query: { spuId: course.vaccine, shopId: course.shop, date } })
  const slotId = slots[0]?.slotId ?? ''
  await api.call('bookWaiting', { body: { idempotencyKey: randomUUID(), id, shopId: course.shop, slotId } })
  const asked: unknown[] = []
  const app = await launch('subscriber', `${RESULT}?id=${orderId}`, {
    requestSubscribeMessage: (options: CallbackOptions & { tmplIds?: string[] }) => {
      asked.push(options.tmplIds)
      options.success?.({ [options.tmplIds?.[0] ?? '']: 'accept', errMsg: 'requestSubscribeMessage:ok' })
    },
  })
  await app.waitFor(() => app.has(button('在微信提醒我')))
  expect(asked).toEqual([])
  await press(app, '在微信提醒我')
  await app.waitFor('微信會提醒你')
  expect(asked).toEqual([['sandbox-tmpl-booking-reminder']])
  const { choices } = await api.call('messageChoices', {})
  expect(choices.find(({ topic }) => topic === 'reminders')?.channel).toBe('wechat')
  expect(app.record.errors).toEqual([])
})
