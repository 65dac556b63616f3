import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { told } from '../support/message-world'
import { addShop, addUser, dayIn, type TestUser, value } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const MESSAGES = 'pages-mine/messages/messages'
const MINE = 'pages/Mine/index'
let app: PageApp
let user: TestUser

const unread = () =>
  value('select count(*) from user_message where user_id = $1 and read_time is null', [user.id])
const rows = (name: string | RegExp) => onPage().queryAllByRole('link', { name })

beforeAll(async () => {
  user = await addUser()
  await addShop('m-shop')
  app = await startApp(MESSAGES)
})
afterAll(() => app.stop())

test('shows a visitor the sign-in prompt', async () => {
  await see('登入後查看提醒和消息')
})

test('explains the purpose of the page without messages, and leads to the catalogue', async () => {
  await app.signIn(user.id)
  await see('還沒有消息')
  expect(onPage().queryByRole('button', { name: '全部標為已讀' })).not.toBeInTheDocument()
  await press('看商品')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})

test('groups messages by day and marks unread ones with a dot and a word for screen readers', async () => {
  await told(user, { kind: 'reportReady', link: '/pages-mine/physical-report/physical-report' })
  const yesterday = new Date(medibook.clock.now().getTime() - 86_400_000).toISOString()
  await told(user, {
    kind: 'reminderDay',
    params: JSON.stringify({ shopId: 'm-shop', day: dayIn(2), time: '10:30' }),
    link: '/pages-common/reservation/reservation?tab=booked',
    shown_time: yesterday,
  })
  await app.openAt(MESSAGES)
  await see('報告已出')
  await see('預約提醒')
  expect(
    onPage()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^今天 .*週/), expect.stringMatching(/^昨天 .*週/)])
  expect(rows(/未讀/)).toHaveLength(2)
  for (const row of rows(/^未讀 ?(報告已出|預約提醒)/))
    expect(row.querySelector('[class~="dot"]')).not.toBeNull()
  expect(onPage().getByText(/m-shop繁的預約.*10:30/)).toBeInTheDocument()
})

test('counts unread messages at the entry in Mine', async () => {
  await app.openAt(MINE)
  await waitFor(() => expect(onPage().getByRole('link', { name: '消息，2 則未讀' })).toBeInTheDocument())
})

test('opens the subject of a tapped message and marks it as read', async () => {
  await app.openAt(MESSAGES)
  await press(/預約提醒/, 'link')
  await app.arrived()
  await waitFor(() => expect(window.location.hash).toContain('pages-common/reservation/reservation'))
  await waitFor(async () => expect(await unread()).toBe(1))
})

test('marks all messages as read together', async () => {
  await app.openAt(MESSAGES)
  await press('全部標為已讀')
  await waitFor(() => expect(rows(/未讀/)).toHaveLength(0))
  expect(document.querySelector('[class~="row"] [class~="dot"]')).toBeNull()
  expect(await unread()).toBe(0)
  expect(onPage().queryByRole('button', { name: '全部標為已讀' })).not.toBeInTheDocument()
})

test('loads older messages on request, without duplicates', async () => {
  for (let index = 0; index < 23; index += 1) await told(user, { link: '/pages-clinic/queue/queue' })
  // the list opened next would join a read that began between two of them
  await waitFor(() => expect(app.isReading()).toBe(false))
  await app.openAt(MESSAGES)
  await waitFor(() => expect(rows(/你的號碼已過/)).toHaveLength(20))
  await press('載入更多')
  await waitFor(() => expect(rows(/你的號碼已過/)).toHaveLength(23))
})

test('reloads the list on retry after a failed read', async () => {
  app.cutNetwork()
  app.forgetAnswers()
  await see('暫時讀不到')
  await mendAndRetry(app)
  await waitFor(() => expect(rows(/你的號碼已過/)).toHaveLength(20))
})

test('links the choices to personal data without a number or e-mail address', async () => {
  await app.openAt(`${MESSAGES}?choices=1`)
  await see(/^加入手機號碼或電郵後/)
  expect(onPage().getByRole('button', { name: '加入聯絡方式' })).toBeInTheDocument()
})

test('saves the channel chosen for a topic', async () => {
  await medibook.query(`update app_user set phone_code = '+852', phone = '63330001' where id = $1`, [user.id])
  app.forgetAnswers()
  await app.openAt(`${MESSAGES}?choices=1`)
  await waitFor(() => expect(onPage().getAllByRole('radio', { name: '短訊' })).toHaveLength(5))
  const queue = () => onPage().getByRole('radiogroup', { name: '輪候進度' })
  const off = () => Array.from(queue().querySelectorAll<HTMLElement>('[role=radio]'))[1]
  off()?.click()
  await waitFor(() => expect(off()).toHaveAttribute('aria-checked', 'true'))
  await waitFor(async () =>
    expect(
      await medibook.query('select topic, channel from message_choice where user_id = $1', [user.id]),
    ).toEqual([{ topic: 'queue', channel: 'none' }]),
  )
})

test('names the person whose report it is', async () => {
  await told({ id: 'user-demo1' }, { kind: 'reportReady', subject_id: 'report-mother-2' })
  const { data } = await medibook.call('reportDetail', {
    session: await medibook.signIn('user-demo1'),
    params: { id: 'report-mother-2' },
  })
  await app.signInAs('user-demo1')
  await app.openAt(MESSAGES)
  await see(new RegExp(`^${data.personName} · \\d\\d:\\d\\d$`))
})
