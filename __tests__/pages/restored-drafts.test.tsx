import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addUser } from '../support/order-world'
import { field, fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const RESTORED = '已找回上次未儲存的內容。'
let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Mine/index', { userId: (await addUser()).id })
})
afterAll(() => app.stop())

test.each([
  {
    of: 'a person',
    page: 'pages-mine/booking-person/edit-person',
    name: '真實姓名',
    more: { 證件號碼: 'A123456(3)' },
  },
  {
    of: 'a recipient',
    page: 'pages-shopping/personal-list/personal-edit',
    name: '姓名',
    more: { 詳細地址: '軒尼詩道 1 號 2 樓' },
  },
])('forgets a restored draft of $of that the user does not want', async ({ page, name, more }) => {
  const typed = Object.entries({ [name]: '王陌生', ...more })
  await app.openAt(page)
  await see('儲存')
  for (const [label, value] of typed) await fill(label, value)

  await app.openAt(page)
  await see(RESTORED)
  for (const [label, value] of typed) expect(field(label).value).toBe(value)
  await press('不要了')
  await waitFor(() => expect(field(name).value).toBe(''))
  for (const [label] of typed) expect(field(label).value).toBe('')
  expect(onPage().queryByText(RESTORED)).not.toBeInTheDocument()

  await app.openAt(page)
  await see('儲存')
  for (const [label] of typed) expect(field(label).value).toBe('')
  expect(JSON.stringify({ ...localStorage })).not.toContain('王陌生')
})
