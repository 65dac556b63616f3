import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { addClinic, addDoctor, atDesk, checkIn, queued, register } from '../support/clinic-world'
import { placeDevice } from '../support/device'
import { holdAnswers } from '../support/held-network'
import { seeActionAbove } from '../support/on-desktop'
import { addPerson, addUser, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, shownPage, startApp } from '../support/page-app'

const QUEUE = 'pages-clinic/queue/queue'
const SHOP = 'q-clinic'
const DOCTOR = 'q-doctor'
let app: PageApp
let me: TestUser

const lineId = async (doctor = DOCTOR) =>
  (await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [doctor]))[0]?.id ??
  ''
const callNext = async () => expect(await atDesk('queue', 'call', { id: await lineId() })).toBeNull()
const desk = async (action: string, id: string) => expect(await atDesk('queue', action, { id })).toBeNull()
/** Adds other tickets to the queue, each with a number. */
async function crowd(count: number) {
  const tickets: string[] = []
  for (let index = 0; index < count; index += 1)
    tickets.push((await queued(await addUser(), { shop: SHOP, doctor: DOCTOR })).id)
  return tickets
}
const refresh = () => press('更新')
/** The address contains the id of the shown ticket. */
const shownTicket = () =>
  waitFor(() => {
    const [, id] = /queue\?id=([\w-]+)/.exec(window.location.hash) ?? []
    if (!id) throw new Error(`no ticket: ${window.location.hash}`)
    return id
  })

beforeAll(async () => {
  me = await addUser()
  await addClinic(SHOP, DOCTOR)
  await addDoctor('q-second', { shop: SHOP, department: 'dept-dental', sort: 950 })
  app = await startApp(`${QUEUE}?shopId=${SHOP}`, { userId: me.id })
})
beforeEach(async () => {
  await medibook.query('delete from queue_ticket where shop_id = $1', [SHOP])
  await medibook.query('delete from queue_line where shop_id = $1', [SHOP])
  app.mendNetwork()
  app.forgetAnswers()
})
afterEach(() => {
  medibook.clock.reset()
  Reflect.deleteProperty(navigator, 'vibrate')
})
afterAll(() => app.stop())

test('shows each step at the clinic: registered, checked in, called', async () => {
  const [first] = await crowd(1)
  await app.restartAt(`${QUEUE}?shopId=${SHOP}`)
  await see(/超過 5 個就要重新登記/)
  await press(/q-doctor繁/, 'radio')
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: /q-doctor繁/ })).toHaveAttribute('aria-checked', 'true'),
  )
  // the queue, the only person, and all departments
  await waitFor(() => {
    for (const chosen of onPage().getAllByRole('radio', { checked: true }))
      expect(chosen.outerHTML).toMatch(/class="[^"]*\bchosen\b/)
  })
  await press('登記輪候')
  const id = await shownTicket()
  await see('簽到後取得號碼')
  await see('就診流程')
  await press('簽到取號')
  await see('我的號碼')
  await see('1 人')
  // what is done is said as done, with its time
  await see(/^已登記\s\d/)
  await see(/^已簽到\s\d/)
  await see('等叫號')
  expect(onPage().getByText('2', { selector: '*' })).toBeInTheDocument()
  await callNext()
  await refresh()
  await see('1 號就診中')
  await see('下一位就是你')
  await desk('done', first ?? '')
  await callNext()
  await refresh()
  await see('輪到你了')
  await see(/^已叫號\s\d/)
  await medibook.clock.advance(2 * 60_000)
  await refresh()
  await see('2 分鐘前')
  // on one line, as long as it fits
  expect(shownPage()).toHaveTextContent(/q-\u2060doctor繁正在等你，櫃位會告訴你/)
  // what helps is in the bar, and leaving at the end of the page
  const [way, leave] = ['前往門店', '取消輪候'].map((name) => onPage().getByRole('button', { name }))
  expect((await onPage().findByRole('button', { name: '致電門店' })).parentElement).toBe(way?.parentElement)
  expect(leave?.parentElement).not.toBe(way?.parentElement)
  // who comes late reads it at once, and once
  expect(onPage().getByText(/過號 5 個以內/).parentElement).toHaveTextContent('輪到你了')
  // there is nothing left to be reminded of, and the number called is the own one
  expect(onPage().queryByText('開啟提醒')).not.toBeInTheDocument()
  expect(onPage().queryByText('現時叫號')).not.toBeInTheDocument()
  await desk('done', id)
  await refresh()
  await see('已就診')
  expect(onPage().queryByRole('button', { name: '取消輪候' })).not.toBeInTheDocument()
})

test('registers a ticket passed by more than five again as a new ticket', async () => {
  const ticket = await queued(me, { shop: SHOP, doctor: DOCTOR })
  await crowd(6)
  await app.restartAt(`${QUEUE}?id=${ticket.id}`)
  await see('我的號碼')
  await callNext()
  await desk('pass', ticket.id)
  await refresh()
  await see('已叫過你的號碼')
  await see(/再叫多 6 個號/)
  for (let number = 2; number <= 7; number += 1) await callNext()
  await refresh()
  await see('要重新登記')
  expect(await see('已過')).toHaveProperty('nextElementSibling.textContent', '6')
  await press('重新登記')
  await waitFor(async () => expect(await shownTicket()).not.toBe(ticket.id))
  await see('到門店後簽到取號')
})

test('announces five, three and one ahead, each by a single vibration', async () => {
  const vibrate = jest.fn()
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  await crowd(6)
  const ticket = await queued(me, { shop: SHOP, doctor: DOCTOR })
  await app.restartAt(`${QUEUE}?id=${ticket.id}`)
  await see('6 人')
  const spoken = () => screen.queryAllByRole('status').map((status) => status.textContent)
  for (const ahead of [5, 4, 3, 2, 1]) {
    await callNext()
    await refresh()
    await see(`${ahead} 人`)
    if (ahead % 2) await waitFor(() => expect(spoken()).toContain(`前面還有 ${ahead}\u00a0人`))
    // the same state once more
    await refresh()
    await waitFor(() => expect(app.isReading()).toBe(false))
    expect(vibrate).toHaveBeenCalledTimes(Math.ceil((6 - ahead) / 2))
  }
})

test('asks for confirmation before leaving the queue, and ends the ticket', async () => {
  const ticket = (await register(me, { shop: SHOP, doctor: DOCTOR })).data
  await app.restartAt(`${QUEUE}?id=${ticket.id}`)
  await press('取消輪候')
  expect(await screen.findByText(/你的位置會讓給後面的人/)).toBeInTheDocument()
  await pressInDialog('繼續輪候')
  await press('取消輪候')
  await pressInDialog('取消輪候')
  await see('已取消輪候')
  await press('重新登記')
  await waitFor(async () => expect(await shownTicket()).not.toBe(ticket.id))
})

test('refuses a second check-in with the specified text', async () => {
  const ticket = (await register(me, { shop: SHOP, doctor: DOCTOR })).data
  await app.restartAt(`${QUEUE}?id=${ticket.id}`)
  await see('到門店後簽到取號')
  // on another device
  await checkIn(me, ticket.id)
  await press('簽到取號')
  await see('簽到失敗')
  await see('你已簽到，請勿重複操作')
})

test('disconnects the event stream offline, and reconnects afterwards', async () => {
  const open = new Set<unknown>()
  class OpenStream {
    static readonly CLOSED = 2
    constructor(readonly url: string) {
      open.add(this)
    }
    addEventListener = (): void => undefined
    close = () => open.delete(this)
  }
  Object.assign(globalThis, { EventSource: OpenStream })
  try {
    const ticket = await queued(me, { shop: SHOP, doctor: DOCTOR })
    await app.restartAt(`${QUEUE}?id=${ticket.id}`)
    await see('我的號碼')
    await waitFor(() => expect(open.size).toBe(1))
    window.dispatchEvent(new Event('offline'))
    await see(/沒有網絡，這是 .+ 的狀態/)
    await waitFor(() => expect(open.size).toBe(0))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(open.size).toBe(1))
  } finally {
    Reflect.deleteProperty(globalThis, 'EventSource')
  }
})

test('keeps the choice, the check-in and the last known state offline', async () => {
  await app.restartAt(`${QUEUE}?shopId=${SHOP}`)
  await press(/q-doctor繁/, 'radio')
  await see('為誰輪候')
  await waitFor(() => expect(onPage().getAllByRole('radio', { checked: true }).length).toBeGreaterThan(1))
  app.cutNetwork()
  await press('登記輪候')
  await see(/未能確認登記/)
  app.mendNetwork()
  await press('登記輪候')
  const id = await shownTicket()
  await see('到門店後簽到取號')
  app.cutNetwork()
  await press('簽到取號')
  await see('沒有網絡，請再試一次。')
  await refresh()
  await see(/沒有網絡，這是 .+ 的狀態/)
  app.mendNetwork()
  await press('簽到取號')
  await waitFor(() => expect(onPage().queryByText('簽到後取得號碼')).not.toBeInTheDocument())
  expect(id).not.toBe('')
})

test('ignores an answer from before the check-in that arrives after it', async () => {
  const ticket = await register(me, { shop: SHOP, doctor: DOCTOR })
  await app.restartAt(`${QUEUE}?id=${ticket.data.id}`)
  await see('到門店後簽到取號')
  const way = await holdAnswers(app.origin, 'registration/state')
  app.goThrough(way.origin)
  await refresh()
  await waitFor(() => expect(way.heldCount()).toBe(1))
  await press('簽到取號')
  await waitFor(() => expect(onPage().queryByText('簽到後取得號碼')).not.toBeInTheDocument())
  way.release()
  // the delayed answer has arrived long before others have registered
  await crowd(3)
  expect(onPage().queryByText('簽到後取得號碼')).not.toBeInTheDocument()
  expect(onPage().queryByRole('button', { name: '簽到取號' })).not.toBeInTheDocument()
  app.mendNetwork()
})

test('disables a person already in a queue of the clinic, but not another one', async () => {
  await register(me, { shop: SHOP, doctor: DOCTOR })
  await addPerson(me.id, 'q-other')
  app.forgetAnswers()
  await app.restartAt(`${QUEUE}?shopId=${SHOP}&doctorId=${DOCTOR}`)
  await see('已在這間門店輪候')
  await press('q-other', 'radio')
  await press('登記輪候')
  await shownTicket()
  await see('q-other')
})

test("allows a person in another clinic's queue; clears the draft once it is sent", async () => {
  await addClinic('q-elsewhere', 'q-there')
  const patient = await addUser()
  expect(await register(patient, { shop: 'q-elsewhere', doctor: 'q-there' })).toMatchObject({ code: 0 })
  await app.signInAs(patient.id)
  await app.openAt(`${QUEUE}?shopId=${SHOP}`)
  await press(/q-doctor繁/, 'radio')
  await waitFor(() => expect(app.isReading()).toBe(false))
  await press('登記輪候')
  await shownTicket()
  await medibook.query('delete from queue_ticket where shop_id = $1', [SHOP])
  app.forgetAnswers()
  await app.openAt(`${QUEUE}?shopId=${SHOP}`)
  expect(await waitFor(() => onPage().getByRole('radio', { name: /q-doctor繁/ }))).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await app.signInAs(me.id)
})

test("preselects a clinic's only line; links a ticket to its clinic", async () => {
  await addClinic('q-small', 'q-alone')
  const patient = await addUser()
  await app.signInAs(patient.id)
  await app.openAt(`${QUEUE}?shopId=q-small`)
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: /q-alone繁/ })).toHaveAttribute('aria-checked', 'true'),
  )
  await press('登記輪候')
  await see('簽到後取得號碼')
  await press(/^門店 q-small繁|^門店q-small繁/, 'link')
  await waitFor(() => expect(window.location.hash).toBe('#/pages-clinic/clinic-home/clinic-home?id=q-small'))
  await app.signInAs(me.id)
})

test('shows that no doctor is on duty and links to other clinics', async () => {
  await addClinic('q-idle', 'q-idle-doctor', { isAvailable: false })
  await app.restartAt(`${QUEUE}?shopId=q-idle`)
  await see('今天沒有醫生輪候')
  await press('找門店')
  await waitFor(() => expect(window.location.hash).toContain('pages/Shops/index'))
})

test("lists the account's tickets; reports another account's as not found", async () => {
  const ticket = (await register(me, { shop: SHOP, doctor: DOCTOR })).data
  const stranger = (await register(await addUser(), { shop: SHOP, doctor: DOCTOR })).data
  await app.restartAt(QUEUE)
  await see('進行中')
  await press(new RegExp('q-doctor繁'), 'link')
  expect(await shownTicket()).toBe(ticket.id)
  await app.restartAt(`${QUEUE}?id=${stranger.id}`)
  await see('找不到這個輪候')
})

test('shows the open ticket on home, with a link to it', async () => {
  const ticket = await queued(me, { shop: SHOP, doctor: DOCTOR })
  await app.restartAt('pages/Home/index')
  await press(/1 號/, 'link')
  expect(await shownTicket()).toBe(ticket.id)
})

test("estimates when to leave from the device's position, labelled as an estimate", async () => {
  await crowd(8)
  const { id, waitMinutesFrom } = await queued(me, { shop: SHOP, doctor: DOCTOR })
  await app.restartAt(`${QUEUE}?id=${id}`)
  await see('我的號碼')
  placeDevice(null)
  await press('估計何時出發')
  await see('未能取得位置。')
  // 2.2 km to the north: 20 minutes by public transport
  placeDevice({ latitude: 22.3, longitude: 114.15 })
  await press('估計何時出發')
  expect(waitMinutesFrom).toBeGreaterThan(25)
  await see(`約 ${(waitMinutesFrom ?? 0) - 25} 分鐘後出發（估計）`)
  await see('路程約 20 分鐘，按直線距離估計，未計交通情況。')
})

test('on a desktop the actions of a ticket are above whose it is', async () => {
  const { id } = (await register(me, { shop: SHOP, doctor: DOCTOR })).data
  await seeActionAbove(() => app.restartAt(`${QUEUE}?id=${id}`), '簽到取號', '我的輪候')
})
