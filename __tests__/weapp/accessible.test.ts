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
  await session.waitFor(() => session.has(less) && names().length === 1)
  expect(names()).toEqual(['備註（選填）'])
  expect(session.attribute(less, 'aria-disabled')).toBe(true)

  // the price requested on opening has been rendered by then
  await session.settle()
  session.tap({ role: 'button', name: '增加' })
  await session.waitFor(() => session.attribute(less, 'aria-disabled') === false)
})
