import { nameOfCall } from '../../scripts/lib/call-coverage.mjs'
import { addGoods } from '../support/goods-world'
import { ClinicServer } from '../support/own-clinic'
import { settled } from '../support/settled'
import { answered, at, button, launchAs, openSignedIn, press, signIn } from '../support/weapp-runtime/acts'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const CART = 'pages/trolley/index'
const shipped = { kind: 'product', isBookable: false, slotKind: null } as const

let server: ClinicServer
beforeAll(async () => {
  server = await ClinicServer.start()
}, 180_000)
afterEach(closeWeappSessions)
afterAll(() => server.stop())

test("changes the account's cart on the server, and lists withdrawn goods separately", async () => {
  const api = await server.newPerson('shopper')
  const createTime = server.now().toISOString()
  for (const id of ['tea', 'masks']) {
    await addGoods(id, { ...shipped, stock: 9, createTime }, server.query)
    await api.call('cartPut', { body: { spuId: id, skuId: `${id}-sku`, quantity: 1 } })
  }
  const lines = async () =>
    (await api.call('cartList')).map(({ spuId, quantity }) => `${spuId} ${quantity}`).sort()
  await server.query(`update spu set is_on_shelf = false where id = 'masks'`)

  const app = await openSignedIn('shopper', CART, { server: server.url })
  await app.waitFor('已停售')
  await app.waitFor('暫無價格')
  await press(app, '增加')
  await app.waitFor('2,000')
  await answered(app, 'cartPut')
  await expect(lines()).resolves.toEqual(['masks 1', 'tea 2'])
  await press(app, /^刪除masks/)
  await app.waitFor(() => !app.has(button(/^刪除masks/)))
  await answered(app, 'cartDelete')
  await expect(lines()).resolves.toEqual(['tea 2'])
  expect(app.record.errors).toEqual([])
})

test('a quantity pressed just before the mini-program is hidden is written at once, and once', async () => {
  const api = await server.newPerson('leaver')
  await addGoods('salt', { ...shipped, stock: 9, createTime: server.now().toISOString() }, server.query)
  await api.call('cartPut', { body: { spuId: 'salt', skuId: 'salt-sku', quantity: 1 } })
  const listeners: (() => void)[] = []
  const app = launchAs('leaver', CART, {
    server: server.url,
    onAppHide: (listener: () => void) => void listeners.push(listener),
  })
  await press(app, /登入/)
  await signIn(app)
  await at(app, CART)
  const writes = () =>
    app.record.requests.filter(({ method, url }) => nameOfCall(method, new URL(url).pathname) === 'cartPut')
  await app.waitFor('1,000')
  await press(app, '增加')
  listeners.forEach((hide) => hide())
  await settled()
  expect(writes()).toHaveLength(1)
  await answered(app, 'cartPut')
  await press(app, /^刪除salt/)
  await answered(app, 'cartDelete')
  expect(writes()).toHaveLength(1)
  expect(app.record.errors).toEqual([])
})
