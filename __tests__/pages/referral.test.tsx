import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { HOUR_MS } from '../support/campaign-world'
import { addUser, insert, nextId, type TestUser, value } from '../support/order-world'
import {
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const PAGE = 'pages-shopping/campaigns/referral'
const text = (words: string) => ({ 'zh-Hant': words, 'zh-Hans': words, en: words })
const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
let app: PageApp
let inviter: TestUser

async function addActivity(o: { startsInMs?: number; endsInMs?: number } = {}): Promise<string> {
  const id = nextId('t-referral')
  await insert('fission_activity', {
    id,
    name: text(id),
    rule: text('<p>每人一次</p>'),
    share_title: text('s'),
    pic_url: '/assets/goods/x.svg',
    steps: JSON.stringify([
      { count: 1, name: text('一位'), points: 100, couponId: null },
      { count: 2, name: text('兩位'), points: 300, couponId: null },
    ]),
    newcomer_points: 50,
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? 100 * HOUR_MS),
  })
  return id
}
const open = async (query: string) => {
  app.forgetAnswers()
  await app.openAt(`${PAGE}?${query}`)
}

/** On the login page: an unknown number registers by its code. */
async function registerByPhone(phone: string): Promise<void> {
  await press('手機驗證碼', 'radio')
  await fill('手機號碼', phone)
  await press('我已閱讀並同意用戶協議和私隱聲明', 'checkbox')
  await press('取得驗證碼')
  const code = await waitFor(async () => {
    const found = (await medibook.outbox()).find(({ to }) => to.includes(phone))?.code
    if (!found) throw new Error('no code yet')
    return found
  })
  await fill('驗證碼', code)
  await press('登入')
}

beforeAll(async () => {
  app = await startApp('pages/Mine/index')
})
beforeEach(async () => {
  inviter = await addUser()
})
afterAll(() => app.stop())

test('a visitor follows the link, registers, and both accounts are rewarded', async () => {
  const id = await addActivity()
  await open(`id=${id}&from=${inviter.id}`)
  await see(/邀請你$/)
  await see('新朋友註冊即得 50 積分')
  await see('每人一次')
  await press('註冊並接受邀請')
  await pressInDialog('去登入')
  await registerByPhone('69990001')
  await see('已接受邀請，得到 50 積分')
  expect(
    await value('select invited_num from fission_user where activity_id = $1 and user_id = $2', [
      id,
      inviter.id,
    ]),
  ).toBe(1)

  await app.signInAs(inviter.id)
  await open(`id=${id}`)
  await see('已達成')
  await see('還差 1 位')
  await see('朋友得 50 積分')
  await see('已邀請 1 位')
  await see('已到帳')
})

test('tells an existing account that the reward is for newcomers', async () => {
  const id = await addActivity()
  await app.signInAs((await addUser()).id)
  await open(`id=${id}&from=${inviter.id}`)
  await see(/這份禮物只給新朋友/)
  expect(onPage().queryByRole('button', { name: '註冊並接受邀請' })).not.toBeInTheDocument()
})

test("shows the account's own link, whose poster code names it", async () => {
  const id = await addActivity()
  await app.signInAs(inviter.id)
  await open(`id=${id}&from=${inviter.id}`)
  await see('還沒有朋友經你的連結註冊。')
  await press('邀請朋友')
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByRole('img', { name: '掃描即可打開這個活動' })).toBeInTheDocument()
})

test('explains a campaign that is over, and an unknown one', async () => {
  await app.signInAs(inviter.id)
  await open(`id=${await addActivity({ startsInMs: -2 * HOUR_MS, endsInMs: -HOUR_MS })}`)
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: '活動已結束' })).toHaveAttribute('aria-disabled', 'true'),
  )
  await open('id=nothing')
  await see('找不到這個活動')
})

test('lists own referrals with their newcomers', async () => {
  await app.signInAs(inviter.id)
  app.forgetAnswers()
  await app.openAt('pages-shopping/campaigns/my-campaigns?kind=referral')
  await waitFor(() => expect(shownPage()).toHaveTextContent('已邀請 0 位'))
})

test('keeps listing an ended campaign that brought the account a newcomer', async () => {
  const id = await addActivity({ startsInMs: -2 * HOUR_MS, endsInMs: -HOUR_MS })
  await insert('fission_user', {
    activity_id: id,
    user_id: inviter.id,
    invited_num: 1,
    create_time: at(-HOUR_MS),
  })
  await app.signInAs(inviter.id)
  app.forgetAnswers()
  await app.openAt('pages-shopping/campaigns/my-campaigns?kind=referral')
  await press(/活動已結束.*已邀請 1 位/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`referral?id=${id}`))
})
