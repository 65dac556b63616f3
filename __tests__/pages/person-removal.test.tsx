import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { addUser, type TestUser } from '../support/order-world'
import {
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const LIST = 'pages-mine/booking-person/booking-person'
let app: PageApp
let user: TestUser

const saved = async () => (await medibook.call('personList', { session: user.session })).data
const removals = () => onPage().queryAllByRole('button', { name: /^刪除/ })

beforeAll(async () => {
  user = await addUser()
  app = await startApp(LIST, { userId: user.id })
})
afterAll(() => app.stop())

test('offers no removal in the list, nor for a person who is not saved yet', async () => {
  await press('新增預約人')
  await see('儲存')
  expect(removals()).toEqual([])
  await press('返回')
  await see('編輯')
  expect(removals()).toEqual([])
})

test('removes a person from their own page after a confirmation, with what was typed about them', async () => {
  const [person] = await saved()
  const name = person?.name ?? ''
  await press(/^編輯/)
  await fill('真實姓名', '改到一半的名字')
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('改到一半的名字'))
  await press(/^刪除/)
  await pressInDialog('取消')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await saved()).toHaveLength(1)
  await press(/^刪除/)
  await pressInDialog('刪除')
  await see('還沒有預約人')
  expect(shownPage()).not.toHaveTextContent(name)
  expect(await saved()).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain('改到一半的名字')
})
