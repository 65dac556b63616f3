import { randomUUID } from 'node:crypto'
import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { personForm } from '../support/person-form'
import { answered, at, button, choose, launchAs, openSignedIn, press } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'

const CATALOGUE = 'pages/Commodity/index'
const page = { current: '1', size: '20' }
const api = () => createApiClient(testServer())
afterEach(closeWeappSessions)

/** Selects sorting by sales and waits until the first goods match the server's. */
async function bySales(app: WeappSession, name: 'goodsPageBySales' | 'packagePageBySales'): Promise<void> {
  await choose(app, /^銷量$/)
  await answered(app, name)
  const query = name === 'packagePageBySales' ? { ...page, kind: 'package' } : page
  const [best] = (await api().call(name, { query })).records
  expect(best).toBeDefined()
  await app.waitFor(best?.name ?? '')
}

test('sorts goods by sales, packages among themselves', async () => {
  const app = launchAs('sorter', CATALOGUE)
  await bySales(app, 'goodsPageBySales')
  app.goTo(`${CATALOGUE}?kind=package`)
  await bySales(app, 'packagePageBySales')
  expect(app.record.errors).toEqual([])
})

test('filters goods that can be booked now', async () => {
  const app = launchAs('hurried', CATALOGUE)
  await press(app, '篩選')
  const now = { role: 'checkbox', name: '現在可以預約' }
  await app.waitFor(() => app.has(now))
  app.tap(now)
  await app.waitFor(() => app.attribute(now, 'aria-checked') === true)
  await press(app, '顯示結果')
  const { total } = await api().call('packagePageBookable', { query: page })
  await app.waitFor(`全部・${total} 項`)
  expect(app.has(button(/^移除.*現在可以預約$/))).toBe(true)
})

test('filters goods that suit the person of the account', async () => {
  const own = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await own.signInByMiniProgram('as-suited')
  await own.call('personSave', {
    body: personForm({ birthDate: '1950-05-01', isDefault: '1', idempotencyKey: randomUUID() }),
  })
  const app = await openSignedIn('suited', 'pages-mine/browse-collect/browse-collect')
  app.goTo(CATALOGUE)
  await press(app, '篩選')
  const suits = { role: 'checkbox', name: /^只看適合\s?陳小明$/ }
  await app.waitFor(() => app.has(suits))
  app.tap(suits)
  await app.waitFor(() => app.attribute(suits, 'aria-checked') === true)
  await press(app, '顯示結果')
  const [person] = await own.call('personList')
  const query = { ...page, suitsSex: '1', suitsAge: String(person?.age) } as const
  const [{ total }, all] = [
    await api().call('goodsPageAll', { query }),
    await api().call('goodsPageAll', { query: page }),
  ]
  expect(total).toBeLessThan(all.total)
  await app.waitFor(`全部・${total} 項`)
  expect(app.has(button(/^移除.*適合/))).toBe(true)
})

test('opens goods by their scanned code', async () => {
  const [goods] = (await api().call('packagePageBySales', { query: page })).records
  const { spuCode } = await api().call('goodsDetail', { params: { id: goods?.id ?? '' } })
  const app = launchAs('scanner', 'pages-common/search', {
    scanCode: ({ success }: { success: (value: object) => void }) =>
      success({ result: spuCode, errMsg: 'scanCode:ok' }),
  })
  await press(app, '掃描商品條碼')
  await at(app, 'pages-goods/goods-detail/goods-detail')
  await app.waitFor(goods?.name ?? '')
})

test('lists followed brands among the favourites', async () => {
  const own = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await own.signInByMiniProgram('as-brand-fan')
  const [brand] = await own.call('allBrand')
  await own.call('brandCollect', { body: { brandId: brand?.id ?? '', isFollowed: '1' } })
  const app = await openSignedIn('brand-fan', 'pages-mine/browse-collect/browse-collect')
  await choose(app, /^品牌$/)
  await press(app, `取消關注${brand?.name ?? ''}`)
  await app.waitFor(() => app.has(button(`關注${brand?.name ?? ''}`)))
})

test('the help centre names the operator; the profile shows WeChat as connected', async () => {
  const { name, phone } = await api().call('tenant')
  const app = launchAs('asker', 'pages-common/help/help')
  await app.waitFor(`致電${name}`)
  await app.waitFor(phone)
  const profile = await openSignedIn('wechat-owner', 'pages-mine/my-servince/personal-data/personal-data')
  await profile.waitFor(() => profile.has({ role: 'link', name: /^手機號碼/ }))
  await profile.waitFor(() => /微信\s*已連接/.test(profile.text()))
})
