import { agree, ask, at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const CART = 'pages/trolley/index'
const ORDER = 'pages-shopping/subOrder/subOrder'
const COMPARE = 'pages-goods/goods-contrast/goods-contrast'
const VITAMIN = { id: 'spu-item-vitamin-d3', name: '維生素 D3 1000 IU' }
const detail = (id: string) => `pages-goods/goods-detail/goods-detail?id=${id}`
afterEach(closeWeappSessions)

/** The account's cart on the server. */
const cartLines = async (app: WeappSession): Promise<string[]> => {
  const lines = await ask(app, 'cartList')
  return lines.map(({ spuId, quantity }) => `${spuId} ${quantity}`).sort()
}

test("counts and selects a visitor's cart, and merges it at the sign-in on the way to the order", async () => {
  const app = launchAs('cart', detail(VITAMIN.id))
  await press(app, '加入購物車')
  await app.waitFor('已加入購物車')
  app.goTo(CART)
  await app.waitFor(VITAMIN.name)
  await app.waitFor('128')
  await press(app, '增加')
  await app.waitFor('256')
  await press(app, '減少')
  await app.waitFor(() => app.attribute(button('減少'), 'aria-disabled') === true)

  const box = { role: 'checkbox', name: new RegExp(`^選擇${VITAMIN.name}`) }
  await app.waitFor(() => app.attribute(box, 'aria-checked') === true)
  app.tap(box)
  await app.waitFor(() => app.attribute(box, 'aria-checked') === false)
  app.tap(box)
  await app.waitFor(() => app.attribute(box, 'aria-checked') === true)
  await press(app, '增加')
  await press(app, /^結算/)
  await signIn(app)
  await at(app, ORDER)
  await app.waitFor(VITAMIN.name)
  expect(app.record.modals.map(({ title }) => title)).toEqual(['需要登入'])
  expect(await cartLines(app)).toEqual([`${VITAMIN.id} 2`])
  expect([...app.storage.keys()].filter((key) => key === 'room:cart')).toEqual([])
})

test('restores a deleted line', async () => {
  const app = launchAs('undo', detail(VITAMIN.id))
  await press(app, '加入購物車')
  await app.waitFor('已加入購物車')
  app.goTo(CART)
  await press(app, '管理購物車')
  await press(app, new RegExp(`^刪除${VITAMIN.name}`))
  await app.waitFor(() => !app.has({ role: 'checkbox', name: new RegExp(VITAMIN.name) }))
  await press(app, '還原')
  await app.waitFor(() => app.has(button(new RegExp(`^刪除${VITAMIN.name}`))))
})

test('compares packages: adds them to the list, selects them, and shows the differences', async () => {
  const app = launchAs('compare', detail('spu-package-women'))
  await press(app, '加入對比清單')
  await signIn(app)
  await app.waitFor(() => app.has(button('查看對比清單')))
  app.goTo(detail('spu-package-comprehensive'))
  await press(app, '加入對比清單')
  await app.waitFor(() => app.has(button('查看對比清單')))
  app.tap(button('查看對比清單'))
  await at(app, COMPARE)
  await app.waitFor('已選 2 / 4')
  await press(app, '開始對比')
  await at(app, 'pages-goods/goods-contrast/contrast-detail')
  await app.waitFor('平均每項')
  const onlyDifferent = { role: 'switch', name: '只看不同' }
  // both packages include it
  const hasBodyMass = () => app.text().includes('體質指數')
  expect([app.attribute(onlyDifferent, 'aria-checked'), hasBodyMass()]).toEqual([true, false])
  app.tap(onlyDifferent)
  await app.waitFor(hasBodyMass)
  expect(app.attribute(onlyDifferent, 'aria-checked')).toBe(false)
  app.tap(onlyDifferent)
  await app.waitFor(() => !hasBodyMass())
  app.back()
  await at(app, COMPARE)
  await press(app, /^從清單移除女性全面體檢計劃/)
  await app.waitFor('已移除')
  await press(app, '還原')
  await app.waitFor(() => app.has({ role: 'checkbox', name: /^選女性全面體檢計劃/ }))
})

test('adds a recipient in the form, selects it, and places the order of shipped goods', async () => {
  const app = launchAs('parcel', detail(VITAMIN.id))
  await press(app, '立即購買')
  await at(app, ORDER)
  await press(app, '登入')
  await signIn(app)
  await at(app, ORDER)
  await press(app, '新增收件人')
  await at(app, 'pages-shopping/personal-list/personal-edit')
  await app.waitFor(() => app.has(button('儲存')))
  app.type({ label: '姓名' }, '陳小明')
  app.type({ label: '電話' }, '91234567')
  await press(app, /^區 /)
  await app.waitFor('灣仔區')
  app.tap({ role: 'option', name: '灣仔區' })
  // the field shows the district once the list is closed
  await app.waitFor(() => !app.has({ role: 'option', name: '灣仔區' }))
  await app.settle()
  app.type({ label: '詳細地址' }, '軒尼詩道 1 號')
  await press(app, '儲存')
  await at(app, ORDER)
  await app.waitFor('香港 灣仔區 軒尼詩道 1 號')
  await agree(app)
  await press(app, /^提交訂單/)
  await at(app, 'pages-order/order-info/order-info')
  expect((await ask(app, 'orderPage', { query: { current: '1', size: '10' } })).records).toMatchObject([
    { isPay: '0', name: VITAMIN.name },
  ])
})
