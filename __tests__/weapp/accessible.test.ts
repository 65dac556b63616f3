import { closeWeappSessions, demoStorage, launchWeapp } from '../support/weapp-runtime/session'

afterEach(closeWeappSessions)

test('exposes the name of a multi-line field and the state of a disabled button to screen readers', async () => {
  const session = launchWeapp({
    entry: 'pages-shopping/subOrder/subOrder?id=spu-item-vitamin-d3',
    storage: { ...(await demoStorage()), language: 'zh-Hant' },
  })
  const less = { role: 'button', name: '減少' }
  const names = () =>
    session
      .findAll({ tag: 'textarea' })
      .map(({ node }) => session.attribute((other) => other === node, 'aria-label'))
  const remark = { role: 'button', name: /送貨備註（選填）/ }
  await session.waitFor(() => session.has(less) && session.has(remark))
  session.tap(remark)
  await session.waitFor(() => names().length === 1)
  expect(names()).toEqual(['送貨備註（選填）'])
  expect(session.attribute(less, 'aria-disabled')).toBe(true)

  // the price requested on opening has been rendered by then
  await session.settle()
  session.tap({ role: 'button', name: '增加' })
  await session.waitFor(() => session.attribute(less, 'aria-disabled') === false)
})

test('exposes whether a section is expanded, and hides what repeats other content', async () => {
  const session = launchWeapp({
    entry: 'pages-goods/goods-detail/goods-detail?id=spu-package-basic',
    storage: { language: 'zh-Hant' },
  })
  const section = { role: 'button', name: /^血糖/ }
  await session.waitFor(() => session.has(section))
  await session.settle()
  expect(session.attribute(section, 'aria-expanded')).toBe(false)
  session.tap(section)
  await session.waitFor(() => session.attribute(section, 'aria-expanded') === true)
  // the button of the pictures states the same number
  expect(session.attribute(({ cn }) => cn?.[0]?.v === '1 / 4', 'aria-hidden')).toBe(true)
})
