import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Home/index', { isFirstLaunch: true, hasPoster: true })
})
afterAll(() => app.stop())

test('shows the opening advert after the answer, then home, without the poster again', async () => {
  await see('歡迎使用康序健康')
  await press('同意並繼續')
  const poster = await screen.findByRole('dialog', { name: '首頁海報' })
  fireEvent.click(poster)
  await waitFor(() => expect(window.location.hash).toContain('pages/Home/index'))
  await waitFor(() => expect(onPage().queryByRole('dialog', { name: '首頁海報' })).not.toBeInTheDocument())
})
