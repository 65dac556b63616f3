import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const GOODS = 'pages-goods/goods-detail/goods-detail?id=spu-package-women'
let app: PageApp

beforeAll(async () => {
  app = await startApp(GOODS, { isFirstLaunch: true })
})
afterAll(() => app.stop())

test('starts the first launch with the welcome page, whatever the link, and stores nothing', async () => {
  await see('歡迎使用康序健康')
  expect(window.location.hash).toContain('pages-common/welcome/index')
  expect(Object.keys(localStorage)).toEqual([])
})

test('allows choosing the language and reading the policy before consent', async () => {
  await press(/^語言/, 'link')
  const dialog = within(await screen.findByRole('dialog', { name: '語言' }))
  dialog.getByRole('radio', { name: 'English' }).click()
  dialog.getByRole('button', { name: '取消' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await see('歡迎使用康序健康')
  await press(/^語言/, 'link')
  const again = within(await screen.findByRole('dialog', { name: '語言' }))
  again.getByRole('radio', { name: 'English' }).click()
  await waitFor(() =>
    expect(again.getByRole('radio', { name: 'English' })).toHaveAttribute('aria-checked', 'true'),
  )
  again.getByRole('button', { name: '確定' }).click()
  await see('Welcome to Medibook')
  await press('Privacy policy', 'link')
  await waitFor(() => expect(window.location.hash).toContain('article?protocolId=protocol-privacy'))
  await press('Back')
  await see('Welcome to Medibook')
  expect(Object.keys(localStorage)).toEqual([])
})

test('enlarges the text at once, and stores that with the consent only', async () => {
  await press(/^Text size/, 'link')
  const dialog = within(await screen.findByRole('dialog', { name: 'Text size' }))
  dialog.getByRole('radio', { name: 'Extra large' }).click()
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Extra large' })).toBeChecked())
  expect(document.documentElement).toHaveAttribute('data-elder')
  dialog.getByRole('button', { name: 'Confirm' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await see('Extra large')
  expect(Object.keys(localStorage)).toEqual([])
})

test("stores consent, language and text size, and continues to the link's page", async () => {
  await press('Agree and continue')
  await waitFor(() => expect(window.location.hash).toContain(GOODS))
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining(['language', 'textScale', 'privacyConsent']),
  )
  expect(JSON.parse(localStorage.getItem('language') ?? '')).toEqual({ data: 'en' })
  expect(JSON.parse(localStorage.getItem('textScale') ?? '')).toEqual({ data: 1.5 })
})

test('shows the welcome page once', async () => {
  await app.restartAt('pages-common/welcome/index')
  await waitFor(() => expect(window.location.hash).toContain('pages/Home/index'))
  expect(onPage().queryByText('Welcome to Medibook')).not.toBeInTheDocument()
})
