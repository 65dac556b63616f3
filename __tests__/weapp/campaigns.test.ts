import { ClinicServer } from '../support/own-clinic'
import { at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const BARGAIN = 'pages-shopping/campaigns/bargain'
const GROUP_BUY = 'pages-shopping/campaigns/group-buy'

let server: ClinicServer
beforeAll(async () => {
  server = await ClinicServer.start()
}, 180_000)
afterEach(closeWeappSessions)
afterAll(() => server.stop())

test('a visitor from a friend’s card signs in, and the cut is shown', async () => {
  const api = await server.newPerson('bargainer')
  const part = await api.call('bargainStart', { body: { bargainId: 'bargain-band' } })
  const app = launchAs('helper', `${BARGAIN}?part=${part.id}`, { server: server.url })
  await app.waitFor('已砍 0/8 刀')
  await press(app, '幫忙砍一刀')
  await signIn(app)
  await at(app, BARGAIN)
  await app.waitFor('已砍 1/8 刀')
  await app.waitFor('你已幫忙砍了')
  expect(app.record.modals.map(({ title }) => title)).toEqual(['需要登入'])
  expect(app.record.errors).toEqual([])
})

test('shares a group-buy as a card that opens it, and starts it at its price', async () => {
  const app = launchAs('founder', `${GROUP_BUY}?id=groupon-vitamin`, { server: server.url })
  await app.waitFor('維生素 D3 五人團')
  await app.waitFor('5 人團')
  await app.waitFor(() => app.has(button('開團 HK$77')))
  expect(app.page.onShareAppMessage?.({ from: 'menu' })).toMatchObject({
    title: '一齊買更划算',
    path: `/${GROUP_BUY}?id=groupon-vitamin`,
  })
  await press(app, '開團 HK$77')
  await signIn(app)
  await at(app, 'pages-shopping/subOrder/subOrder')
  await app.waitFor('拼團價')
  expect(app.record.errors).toEqual([])
})
