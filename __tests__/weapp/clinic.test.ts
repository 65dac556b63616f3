import { type ClinicServer, registerAt, requestAt } from '../support/own-clinic'
import { at, button, choose, follow, openSignedIn, press } from '../support/weapp-runtime/acts'
import { inOwnClinics } from '../support/weapp-runtime/clinic-app'
import type { WeappSession } from '../support/weapp-runtime/launch'

const QUEUE = 'pages-clinic/queue/queue'
const APPOINTMENTS = 'pages-common/reservation/reservation'
const REQUEST = 'pages-clinic/doctor-booking/doctor-booking'
/** Longer than the page's polling interval. */
const NEXT_ANSWER_MS = 30_000

let clinics: ClinicServer
inOwnClinics((started) => {
  clinics = started
})

const isChosen = (app: WeappSession, name: RegExp) =>
  app.attribute({ role: 'radio', name }, 'aria-checked') === true
const open = (name: string, page: string) => openSignedIn(name, page, { server: clinics.url })

test('registers, checks in, counts down, calls and closes a ticket', async () => {
  await clinics.newPerson('patient')
  const clinic = await clinics.addClinic()
  const others = await clinics.crowd(clinic, 2)
  const app = await open('patient', `${QUEUE}?shopId=${clinic.shop}`)
  await choose(app, new RegExp(clinic.doctor))
  await choose(app, /陳小明/)

  app.setOnline(false)
  await press(app, '登記輪候')
  await app.waitFor('未能確認登記')
  expect([isChosen(app, new RegExp(clinic.doctor)), isChosen(app, /陳小明/)]).toEqual([true, true])
  app.setOnline(true)
  await press(app, '登記輪候')
  await app.waitFor('簽到後取得號碼')

  app.setOnline(false)
  await press(app, '簽到取號')
  await app.waitFor('沒有網絡，請再試一次。')
  app.setOnline(true)
  await press(app, '簽到取號')
  await app.waitFor('2 人')
  await clinics.callNext(clinic)
  await press(app, '更新')
  await app.waitFor('前面還有 1 人')
  await clinics.callNext(clinic)
  await press(app, '更新')
  await app.waitFor('下一位就是你')
  await clinics.desk('queue/done', { id: others[1] ?? '' })
  await clinics.callNext(clinic)
  await press(app, '更新')
  await app.waitFor('輪到你了')
  app.setOnline(false)
  await press(app, '更新')
  await app.waitFor('沒有網絡，這是 10:')
  expect(app.text()).toContain('輪到你了')
  expect(app.record.errors).toEqual([])
})

test('registers a ticket passed by more than five again; refuses a second check-in', async () => {
  const api = await clinics.newPerson('late')
  const clinic = await clinics.addClinic()
  const { id } = await registerAt(api, clinic, { isCheckedIn: true })
  await clinics.crowd(clinic, 6)
  const app = await open('late', `${QUEUE}?id=${id}`)
  await app.waitFor('我的號碼')
  await clinics.callNext(clinic)
  await clinics.desk('queue/pass', { id })
  for (let number = 2; number <= 7; number += 1) await clinics.callNext(clinic)
  await press(app, '更新')
  await app.waitFor('不能再補看')
  await press(app, '重新登記')
  await app.waitFor('簽到後取得號碼')
  const [ticket] = await api.call('queueCurrent', {})
  // on another device
  await api.call('queueCheckIn', { body: { id: ticket?.id ?? '' } })
  await press(app, '簽到取號')
  await app.waitFor('你已簽到，請勿重複操作')
  expect(app.text()).toContain('簽到失敗')
  expect(app.record.errors).toEqual([])
})

test('lists own tickets: an open and a cancelled one, opened from the list', async () => {
  const api = await clinics.newPerson('regular')
  const [before, now] = [await clinics.addClinic(), await clinics.addClinic()]
  const earlier = await registerAt(api, before)
  await api.call('queueCancel', { params: { id: earlier.id } })
  await registerAt(api, now, { isCheckedIn: true })
  const app = await open('regular', QUEUE)
  await app.waitFor('進行中')
  await app.waitFor('過往輪候')
  const { records } = await api.call('registrationHistory', { query: { current: '1', size: '10' } })
  expect(records.map(({ doctorId, state }) => [doctorId, state]).sort()).toEqual(
    [
      [before.doctor, 'cancelled'],
      [now.doctor, 'checkedIn'],
    ].sort(),
  )
  await follow(app, new RegExp(before.doctor))
  await app.waitFor(() => app.page.options.id === earlier.id)
  expect(app.record.errors).toEqual([])
})

test('sends a request once over a lost network, and accepts one of the other times offered', async () => {
  const api = await clinics.newPerson('asker')
  const { doctor } = await clinics.addClinic()
  const day = clinics.dayIn(2)
  const app = await open('asker', `${REQUEST}?doctorId=${doctor}&date=${day}&time=15:00`)
  await choose(app, /陳小明/)
  app.type({ label: '聯絡電話' }, '91234567')
  app.type({ tag: 'textarea' }, '頭痛三天')
  app.setOnline(false)
  await press(app, '送出申請')
  await app.waitFor('還沒有收到答覆')
  expect(app.attribute({ label: '聯絡電話' }, 'value')).toBe('91234567')
  expect(app.attribute({ tag: 'textarea' }, 'value')).toBe('頭痛三天')
  app.setOnline(true)
  await press(app, '送出申請')
  await app.waitFor('前答覆。')
  const { records } = await api.call('doctorBookingPage', { query: { current: '1', size: '10' } })
  expect(records).toMatchObject([{ state: 'waiting', date: day, time: '15:00', reason: '頭痛三天' }])

  await clinics.desk('doctor/offer', { id: records[0]?.id ?? '', times: `${day} 16:00, ${day} 17:00` })
  await app.waitFor('醫生建議其他時間，請選一個。', NEXT_ANSWER_MS)
  await press(app, /^選這個：.* 17:00$/)
  await app.waitFor('醫生已確認，請準時到店。')
  const taken = await api.call('doctorBookingPage', { query: { current: '1', size: '10' } })
  expect(taken.records).toMatchObject([{ state: 'confirmed', date: day, time: '17:00' }])
  expect(app.record.errors).toEqual([])
})

test('leads from the card of a visit to the offered times, and to a new request once they have expired', async () => {
  const api = await clinics.newPerson('offered')
  const clinic = await clinics.addClinic()
  const { id } = await requestAt(api, clinic, { date: clinics.dayIn(4), time: '15:00' })
  const app = await open('offered', APPOINTMENTS)
  await app.waitFor(clinic.doctor)
  expect([app.has(button('選一個時間')), app.has(button('再次預約'))]).toEqual([false, false])

  await clinics.desk('doctor/offer', { id, times: `${clinics.dayIn(3)} 09:00` })
  app.goTo(APPOINTMENTS)
  await press(app, '選一個時間')
  await at(app, REQUEST)
  expect(app.page.options).toEqual({ id })
  await app.waitFor('醫生建議其他時間，請選一個。')

  await clinics.advance(25 * 60)
  app.goTo(APPOINTMENTS)
  await press(app, '再次預約')
  await at(app, REQUEST)
  expect(app.page.options).toMatchObject({ previousId: id, doctorId: clinic.doctor })
  await app.waitFor('送出後，之前過期的申請會自動結束。')
  expect(app.record.errors).toEqual([])
})

test('closes the times of a doctor at which the person already has another appointment', async () => {
  const api = await clinics.newPerson('occupied')
  const day = clinics.dayIn(3)
  await requestAt(api, await clinics.addClinic(), { date: day, time: '15:00' })
  const { doctor } = await clinics.addClinic()
  const app = await open('occupied', `${REQUEST}?doctorId=${doctor}&date=${day}&time=16:00`)
  await choose(app, /陳小明/)
  await press(app, /^時間/)
  const taken = { role: 'radio', name: /^15:00.*本人已有預約/ }
  await app.waitFor(() => app.has(taken))
  app.tap(taken)
  await press(app, '就選這個')
  await app.waitFor(() => !app.has(button('就選這個')))
  expect(app.has({ role: 'button', name: /^時間.* 16:00/ })).toBe(true)
  expect(app.record.errors).toEqual([])
})

test('books again after offered times expire; shows declined and timed-out requests as such', async () => {
  const api = await clinics.newPerson('again')
  // requested before opening hours, an answer is due at closing time
  const clinic = await clinics.addClinic({ hours: { open: clinics.timeIn(90), close: clinics.timeIn(120) } })
  const [first, second, third] = [
    await requestAt(api, clinic, { date: clinics.dayIn(4), time: '10:00' }),
    await requestAt(api, clinic, { date: clinics.dayIn(5), time: '10:00' }),
    await requestAt(api, clinic, { date: clinics.dayIn(6), time: '10:00' }),
  ]
  await clinics.desk('doctor/offer', { id: first.id, times: `${clinics.dayIn(3)} 09:00` })
  const app = await open('again', `${REQUEST}?id=${first.id}`)
  await app.waitFor('醫生建議其他時間，請選一個。')
  await clinics.desk('doctor/decline', { id: second.id, reason: '醫生當日有手術' })
  await clinics.advance(25 * 60)
  await app.waitFor('醫生建議的時間只保留到', NEXT_ANSWER_MS)
  app.goTo(`${REQUEST}?id=${second.id}`)
  await app.waitFor('醫生當日有手術')
  app.goTo(`${REQUEST}?id=${third.id}`)
  await app.waitFor('醫生未有及時答覆，申請已結束。')

  app.goTo(`${REQUEST}?doctorId=${clinic.doctor}&previousId=${first.id}&date=${clinics.dayIn(7)}&time=15:00`)
  await app.waitFor('送出後，之前過期的申請會自動結束。')
  await choose(app, /陳小明/)
  app.type({ label: '聯絡電話' }, '91234567')
  await press(app, '送出申請')
  await app.waitFor('前答覆。')
  const { records } = await api.call('doctorBookingPage', { query: { current: '1', size: '10' } })
  expect(records.find(({ id }) => id === first.id)?.state).toBe('cancelled')
  expect(records.filter(({ state }) => state === 'waiting')).toMatchObject([{ previousId: first.id }])
  expect(app.record.errors).toEqual([])
})
