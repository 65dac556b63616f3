import { closeWeappSessions, demoStorage, launchWeapp } from '../support/weapp-runtime/session'
import { textOf } from '../support/weapp-runtime/tree'

const GOODS = 'spu-package-women'
const entry = `pages-goods/goods-detail/goods-detail?id=${GOODS}`
afterEach(closeWeappSessions)

test('shows goods in full, selects a slot in the calendar, and continues to the order', async () => {
  const app = launchWeapp({ entry, storage: { language: 'zh-Hant', ...(await demoStorage()) } })
  await app.waitFor('女性全面體檢計劃')
  await app.waitFor('可以做')
  await app.waitFor('可用門店')
  app.tap({ role: 'button', name: '選日期預約' })
  await app.waitFor('就選這個')
  const freeTime = { role: 'radio', name: /^\d\d:\d\d/ }
  const open = () => app.findAll(freeTime).find(({ node }) => !/滿|過/.test(textOf(node)))
  await app.waitFor(open)
  const time = textOf(open()?.node).slice(0, 5)
  app.tap((node) => node === open()?.node)
  await app.waitFor(
    () => app.attribute({ role: 'radio', name: new RegExp(`^${time}`) }, 'aria-checked') === true,
  )
  app.tap({ role: 'button', name: '就選這個' })
  await app.waitFor(() => app.route === 'pages-goods/goods-comfirm/goods-comfirm')
  expect(app.page.options).toMatchObject({ id: GOODS, time: encodeURIComponent(time) })
  expect(app.record.errors).toEqual([])
})

test('searches items, and shares the page', async () => {
  const app = launchWeapp({ entry, storage: { language: 'zh-Hant' } })
  await app.waitFor('找項目')
  app.tap({ role: 'button', name: '找項目' })
  await app.waitFor('收起')
  app.type({ label: '搜尋' }, 'TSH')
  await app.waitFor(() => app.text().includes('TSH') && !app.text().includes('另外'))
  expect(app.page.onShareAppMessage?.({ from: 'button' })).toMatchObject({
    path: `/pages-goods/goods-detail/goods-detail?id=${GOODS}`,
  })
  expect(app.record.errors).toEqual([])
})
