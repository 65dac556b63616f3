import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { widenWindow } from '../support/chosen-walk'
import { onPage, type PageApp, see, startApp } from '../support/page-app'

let app: PageApp
const linksToSearch = () => onPage().queryAllByRole('link', { name: /^搜尋./ })

beforeAll(async () => {
  widenWindow()
  app = await startApp('pages-common/settingLocales')
})
afterAll(() => app.stop())

test('a wide window has one search field: in the header, or on the search page in the page', async () => {
  await waitFor(() => expect(linksToSearch()).toHaveLength(1))
  await app.restartAt('pages-common/search')
  await see('大家都在搜')
  expect(onPage().getAllByRole('search')).toHaveLength(1)
  expect(linksToSearch()).toHaveLength(0)
})
