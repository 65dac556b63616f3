import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Shops/index', { isFirstLaunch: true })
})
afterAll(() => app.stop())

test('allows browsing without consent: follows the link, stores nothing, requests no position', async () => {
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
