import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Shops/index', { isFirstLaunch: true })
})
afterAll(() => app.stop())

test('without consent one can browse: the link is followed, nothing is stored, no position is requested', async () => {
  const asked = jest.fn()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: asked },
  })
  await press('不同意，只隨便看看')
  await waitFor(() => expect(window.location.hash).toContain('pages/Shops/index'))
  await press('按距離排列')
  await see(/^未能取得位置/)
  expect(asked).not.toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual([])
})
