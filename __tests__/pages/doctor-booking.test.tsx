import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addClinic, addDoctor, askDoctor, asUser, atDesk } from '../support/clinic-world'
import { waitWithoutEnd } from '../support/endless-wait'
import { holdAnswers, loseFirstAnswer } from '../support/held-network'
import { addPerson, addUser, dayIn, type TestUser } from '../support/order-world'
import {
  field,
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const PAGE = 'pages-clinic/doctor-booking/doctor-booking'
const HOUR_MS = 3_600_000
let app: PageApp
let user: TestUser
let other: TestUser

const requests = () =>
  medibook.query<{ id: string; state: string; date: string; time: string }>(
    'select id, state, date, time from doctor_booking where user_id = $1 order by create_time',
    [user.id],
  )
const newest = async () => {
  const id = (await requests()).at(-1)?.id
  if (!id) throw new Error('nothing was asked for')
  return id
}
/** Signs in again, since a session expires when the clock is moved by hours. */
const signedInAnew = async (who: TestUser): Promise<TestUser> => ({
  ...who,
  session: await medibook.signIn(who.id),
})
const ask = async (date: string, time: string) => {
  const answer = await askDoctor(await signedInAnew(user), { doctor: 'b-doctor', date, time })
  if (answer.code !== 0) throw new Error(answer.msg)
  return answer.data.id
}
/** Opens the form with a time and fills in the rest. */
const openForm = async (date: string, time: string) => {
  await app.openAt(`${PAGE}?doctorId=b-doctor&date=${date}&time=${time}`)
  await see('醫生通常在 1 個工作日內回覆。')
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
}

beforeAll(async () => {
  await addClinic('b-clinic', 'b-doctor', { capacity: 1 })
  await addDoctor('b-off', { shop: 'b-clinic', isAvailable: false })
  user = await addUser()
  await addPerson(user.id, 'b-child')
  other = await addUser()
  app = await startApp(`${PAGE}?doctorId=b-doctor`, { userId: user.id })
})
afterEach(() => medibook.clock.reset())
afterAll(() => app.stop())

test('reports each missing value at its field', async () => {
  await see('b-doctor繁')
  await press('送出申請')
  for (const message of ['請選擇日期', '請選擇時間', '請輸入電話號碼']) await see(message)
  expect(await requests()).toEqual([])
})

test('announces before the form that a doctor takes no requests', async () => {
  await addDoctor('b-stops', { shop: 'b-clinic' })
  await app.openAt('pages-clinic/clinic-doctor/clinic-doctor?id=b-stops')
  await see('b-stops繁')
  await medibook.query("update doctor set is_available = false where id = 'b-stops'")
  await app.open(`${PAGE}?doctorId=b-stops&date=${dayIn(3)}&time=10:00`)
  await see('該醫生暫時無法預約')
  await press('其他醫生')
  await waitFor(() => expect(window.location.hash).toContain('clinic-doctor'))
})

test('keeps the input and creates one request when the answer or the network is lost', async () => {
  await openForm(dayIn(3), '10:00')
  await fill('求診原因', '頭痛')
  app.cutNetwork()
  await press('送出申請')
  await see(/還沒有收到答覆/)
  await pressInDialog('確定')
  const lossy = await loseFirstAnswer(medibook.origin, '/doctorbooking')
  app.goThrough(lossy.origin)
  await press('送出申請')
  await waitFor(() => expect(lossy.lostCount()).toBe(1))
  await pressInDialog('確定')
  expect([field('聯絡電話').value, field('求診原因').value]).toEqual(['91234567', '頭痛'])
  app.mendNetwork()
  await press('送出申請')
  await see(/醫生會在 .* 前答覆。/)
  await see('頭痛')
  expect(await requests()).toMatchObject([{ state: 'waiting', date: dayIn(3), time: '10:00' }])
  const id = await newest()
  await waitFor(() => expect(window.location.hash).toContain(`id=${id}`))
})

test('shows and announces a confirmation by the clinic without a reload', async () => {
  expect(await atDesk('doctor', 'confirm', { id: await newest() })).toBeNull()
  await see('醫生已確認，請準時到店。')
  const said = onPage()
    .getAllByRole('status')
    .map((element) => element.textContent)
  expect(said).toContainEqual(expect.stringContaining('醫生已確認，請準時到店。'))
  await see('加到日曆')
  expect(await atDesk('doctor', 'finish', { id: await newest() })).toBeNull()
  await see('已就診。')
  await see('再次預約')
})

test('states the reason of a declined request and opens a new one with the same text', async () => {
  const id = await ask(dayIn(4), '10:00')
  await app.openAt(`${PAGE}?id=${id}`)
  await see(/醫生會在 .* 前答覆。/)
  expect(await atDesk('doctor', 'decline', { id, reason: '醫生當日有手術' })).toBeNull()
  await see('醫生當日有手術')
  await press('再次預約')
  await waitFor(() => expect(window.location.hash).toContain(`previousId=${id}`))
  await see('醫生通常在 1 個工作日內回覆。')
})

test('accepts an offered time with one press and releases the others', async () => {
  const id = await ask(dayIn(5), '10:00')
  await app.openAt(`${PAGE}?id=${id}`)
  await see(/醫生會在 .* 前答覆。/)
  expect(await atDesk('doctor', 'offer', { id, times: `${dayIn(6)} 09:00, ${dayIn(6)} 11:00` })).toBeNull()
  await see('醫生建議其他時間，請選一個。')
  expect(onPage().getAllByText(/^還保留 (24 小時 0|23 小時 59) 分$/)).toHaveLength(2)
  await press(/^選這個：.* 11:00$/)
  await see('醫生已確認，請準時到店。')
  expect((await requests()).at(-1)).toMatchObject({ state: 'confirmed', date: dayIn(6), time: '11:00' })
})

test('cancels a request after a confirmation and states the time', async () => {
  const id = await ask(dayIn(12), '10:00')
  await app.openAt(`${PAGE}?id=${id}`)
  await press('取消預約')
  await pressInDialog('取消預約')
  await see(/^已在 .* 取消，沒有收費。$/)
  expect((await requests()).find((row) => row.id === id)?.state).toBe('cancelled')
})

test("refuses a cancellation after the clinic's answer with the specified text, and shows the state", async () => {
  const id = await ask(dayIn(15), '10:00')
  await app.openAt(`${PAGE}?id=${id}`)
  await press('取消預約')
  expect(await atDesk('doctor', 'decline', { id, reason: '醫生當日有手術' })).toBeNull()
  await pressInDialog('取消預約')
  await see('取消失敗，請聯絡有關工作人員')
  await see('醫生當日有手術')
})

test('ignores an answer from before the cancellation that arrives after it', async () => {
  const id = await ask(dayIn(16), '10:00')
  const way = await holdAnswers(app.origin, `doctorbooking/${id}`)
  await app.openAt(`${PAGE}?id=${id}`)
  await see(/醫生會在 .* 前答覆。/)
  app.goThrough(way.origin)
  await waitFor(() => expect(way.heldCount()).toBe(1))
  await press('取消預約')
  await pressInDialog('取消預約')
  await see(/^已在 .* 取消，沒有收費。$/)
  let hasGoneBack = false
  const watch = new MutationObserver(() => {
    if (shownPage().textContent?.includes('前答覆。')) hasGoneBack = true
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  way.release()
  await waitFor(() => expect(app.isReading()).toBe(false))
  // by the time another request is answered, the delayed answer has arrived and would have been shown
  await ask(dayIn(17), '10:00')
  watch.disconnect()
  expect(hasGoneBack).toBe(false)
  await see(/^已在 .* 取消，沒有收費。$/)
  app.mendNetwork()
})

test('opens the calendar with the nearest times when a time was just taken, and keeps the input', async () => {
  await openForm(dayIn(13), '10:00')
  await fill('求診原因', '咳嗽')
  await askDoctor(await signedInAnew(other), { doctor: 'b-doctor', date: dayIn(13), time: '10:00' })
  await press('送出申請')
  await see('這個時間剛被約滿。')
  await press(/10:30/)
  await press('就選這個')
  expect(field('求診原因').value).toBe('咳嗽')
  await press('送出申請')
  await see(/醫生會在 .* 前答覆。/)
  expect((await requests()).at(-1)).toMatchObject({ date: dayIn(13), time: '10:30' })
})

test('refuses a second request for the person and day, with a link to the first', async () => {
  await openForm(dayIn(13), '16:00')
  await press('送出申請')
  await see('這位預約人當日已經約了這位醫生。')
  await press('我的預約')
  await waitFor(() => expect(window.location.hash).toContain('clinic-reservation?shopId=b-clinic'))
  await see('即將到來')
})

test('closes the times at which the person has another appointment, and opens them for another person', async () => {
  await addDoctor('b-second', { shop: 'b-clinic' })
  await ask(dayIn(20), '10:00')
  await app.openAt(`${PAGE}?doctorId=b-second&date=${dayIn(20)}&time=09:30`)
  await press(new RegExp(user.person), 'radio')
  await press(/^時間/)
  expect(await see('本人已有預約')).toBeVisible()
  expect(onPage().getByRole('radio', { name: /^10:00/ })).toHaveAccessibleName(/本人已有預約/)
  await press('關閉')
  await press(/b-child/, 'radio')
  await press(/^時間/)
  await waitFor(() => expect(onPage().queryByText('本人已有預約')).not.toBeInTheDocument())
})

test('shows an unavailable doctor as such, with a link to others', async () => {
  await app.openAt(`${PAGE}?doctorId=b-off`)
  await see('該醫生暫時無法預約')
  await press('其他醫生')
  await waitFor(() => expect(window.location.hash).toContain('clinic-doctor?shopId=b-clinic'))
  await see('b-doctor繁')
})

test("reports another account's request as not found", async () => {
  const { data } = await asUser(await signedInAnew(other)).call('doctorBookingPage', {
    query: { current: '1', size: '1' },
  })
  await app.openAt(`${PAGE}?id=${data.records[0]?.id ?? ''}`)
  await see('找不到這個申請')
})

// moves the clock, so it is last: sessions and dialogs expire within days
test('reviews a visit: reports missing values, keeps the text offline, and publishes it', async () => {
  const id = await ask(dayIn(18), '10:00')
  for (const step of ['confirm', 'finish']) expect(await atDesk('doctor', step, { id })).toBeNull()
  await app.openAt(`${PAGE}?id=${id}`)
  for (const name of ['寫評價', '送出評價']) await press(name)
  await see('請選擇星數')
  await waitFor(() => expect(document.activeElement).toBe(onPage().getAllByRole('radio')[0]))
  await press('4 星', 'radio')
  await waitFor(() => expect(onPage().queryByText('請選擇星數')).not.toBeInTheDocument())
  await fill('想告訴其他人的話（選填）', '解釋得很清楚')
  app.cutNetwork()
  await press('送出評價')
  await see(/評價未送出/)
  await pressInDialog('確定')
  app.mendNetwork()
  await app.openAt(`${PAGE}?id=${id}`)
  await press('寫評價')
  expect(field('想告訴其他人的話（選填）').value).toBe('解釋得很清楚')
  expect(onPage().getByRole('switch', { name: '匿名評價' })).toBeChecked()
  await press('送出評價')
  await see('我的評價')
  expect(onPage().queryByRole('button', { name: '寫評價' })).not.toBeInTheDocument()
  await app.restartAt('pages-clinic/clinic-doctor/clinic-doctor?id=b-doctor')
  await see('解釋得很清楚')
  await see(/^匿名用戶/)
})

test('cancels a request with expired offers and books again', async () => {
  const id = await ask(dayIn(8), '10:00')
  expect(await atDesk('doctor', 'offer', { id, times: `${dayIn(9)} 09:00` })).toBeNull()
  await app.openAt(`${PAGE}?id=${id}`)
  await see('醫生建議其他時間，請選一個。')
  const end = dayIn(1).split('-').slice(1).map(Number).join('月')
  await medibook.clock.advance(25 * HOUR_MS)
  await app.signIn(user.id)
  await see(new RegExp(`^醫生建議的時間只保留到 ${end}日.*，沒有收費。`))
  expect(onPage().queryByText(/取消/)).not.toBeInTheDocument()
  await press('移到「紀錄」')
  await screen.findByText('把這個申請移到「紀錄」？')
  await pressInDialog('保留')
  await app.openAt('pages-clinic/clinic-reservation/clinic-reservation')
  await press('再次預約')
  await see('送出後，之前過期的申請會自動結束。')
  await press(/^日期/)
  const [, month, day] = dayIn(2).split('-').map(Number)
  if (month !== Number(dayIn(0).slice(5, 7))) await press('下個月')
  await press(new RegExp(`${month}月${day}日`))
  await press(/^15:00/, 'radio')
  await press('就選這個')
  await press(new RegExp(user.person), 'radio')
  await fill('聯絡電話', '91234567')
  await press('送出申請')
  await see(/醫生會在 .* 前答覆。/)
  expect((await requests()).slice(-2).map(({ state }) => state)).toEqual(['cancelled', 'waiting'])
})

test('ends a request without an answer in time', async () => {
  const id = await ask(dayIn(21), '10:00')
  await app.openAt(`${PAGE}?id=${id}`)
  await see(/醫生會在 .* 前答覆。/)
  await medibook.clock.advance(10 * 24 * HOUR_MS)
  await app.signIn(user.id)
  await see('醫生未有及時答覆，申請已結束。')
})

test('shows the form together with the persons, who would move the fields below them', async () => {
  const network = await holdAnswers(app.origin, routePath('personList'))
  const restoreWait = waitWithoutEnd()
  app.goThrough(network.origin)
  await app.openAt('pages-common/not-found')
  app.forgetAnswers()
  await app.openAt(`${PAGE}?doctorId=b-doctor`)
  await waitFor(() => expect(network.heldCount()).toBe(1))
  const fields = () => onPage().queryAllByLabelText('求診原因')
  let isAlone = false
  const watch = new MutationObserver(() => {
    if (fields().length > 0 && onPage().queryAllByRole('radio').length === 0) isAlone = true
  })
  watch.observe(document.body, { childList: true, subtree: true })
  // by the time another request is answered, the doctor has arrived and the form could be shown
  await ask(dayIn(19), '10:00')
  network.release()
  await waitFor(() => expect(fields().length).toBeGreaterThan(0))
  watch.disconnect()
  restoreWait()
  expect(isAlone).toBe(false)
  app.mendNetwork()
})
