import { randomUUID } from 'node:crypto'
import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { buyCourse, doseOf, saveAdult } from '../support/course-scene'
import { at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const MESSAGES = 'pages-mine/messages/messages'
const RESULT = 'pages-order/pay-success/pay-success'

afterEach(closeWeappSessions)

async function apiOf(name: string) {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram(`as-${name}`)
  await saveAdult(api)
  return api
}
async function launchSignedIn(name: string, page: string, wx = {}): Promise<WeappSession> {
  const app = launchAs(name, page, wx)
  await app.waitFor(() => app.has(button(/登入/)))
  app.tap(button(/登入/))
  await signIn(app)
  await at(app, page.split('?')[0] ?? '')
  return app
}

test('a request that the clinic declines is in the message centre, and a tap opens it', async () => {
  const api = await apiOf('told')
  const [person] = await api.call('personList', {})
  const { records } = await api.call('doctorPage', { query: { size: '20' } })
  const doctorId = records.find(({ firstFreeDay }) => firstFreeDay !== null)?.id ?? ''
  const { days } = await api.call('doctorDays', { query: { doctorId } })
  const date = days.find(({ state }) => state === 'free')?.date ?? ''
  const times = await api.call('doctorTimes', { query: { doctorId, date } })
  const { id } = await api.call('placeDoctorBooking', {
    body: {
      idempotencyKey: randomUUID(),
      doctorId,
      date,
      time: times.find(({ left }) => left > 0)?.time ?? '',
      personId: person?.id ?? '',
      phoneCode: '+852',
      phone: '91234567',
    },
  })
  await fetch(`${testServer()}/sandbox/desk/doctor/decline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, reason: '醫生當日有手術' }),
  })
  const app = await launchSignedIn('told', MESSAGES)
  await app.waitFor('預約未能安排')
  await app.waitFor('未讀')
  app.tap({ role: 'link', name: /預約未能安排/ })
  await at(app, 'pages-clinic/doctor-booking/doctor-booking')
  expect(app.record.errors).toEqual([])
})

test('when an appointment is booked, WeChat is asked for its reminder by a tap and not before', async () => {
  const api = await apiOf('subscriber')
  await buyCourse(api, testServer())
  const dose = await doseOf(api, 1)
  const { shopId, id, spuId, orderId } = dose?.booking ?? {}
  const { days } = await api.call('slotDays', { query: { spuId: spuId ?? '', shopId: shopId ?? '' } })
  const date = days.find(({ left }) => left > 0)?.date ?? ''
  const slots = await api.call('slotTimes', { query: { spuId: spuId ?? '', shopId: shopId ?? '', date } })
  await api.call('bookWaiting', {
    body: {
      idempotencyKey: randomUUID(),
      id: id ?? '',
      shopId: shopId ?? '',
      slotId: slots.find(({ left }) => left > 0)?.slotId ?? '',
    },
  })
  const asked: unknown[] = []
  const app = await launchSignedIn('subscriber', `${RESULT}?id=${orderId ?? ''}`, {
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
