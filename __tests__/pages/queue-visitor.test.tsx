import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addClinic, queued } from '../support/clinic-world'
import { addUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const QUEUE = 'pages-clinic/queue/queue'
const SHOP = 'v-clinic'
let app: PageApp

beforeAll(async () => {
  await addClinic(SHOP, 'v-doctor')
  await medibook.query('update shop set sort = -1 where id = $1', [SHOP])
  await queued(await addUser(), { shop: SHOP, doctor: 'v-doctor' })
  app = await startApp(QUEUE)
})
afterAll(() => app.stop())

const goneTo = (address: string) => waitFor(() => expect(window.location.hash).toContain(address))

test('a visitor sees the queues of today, the rule, and one way to sign in', async () => {
  const row = await waitFor(() => onPage().getByRole('link', { name: new RegExp(`${SHOP}繁`) }))
  await waitFor(() => expect(row).toHaveTextContent(/估計等.*1 人等候/))
  await see(/超過 5 個就要重新登記/)
  expect(
    onPage()
      .getAllByRole('button')
      .filter(({ textContent }) => textContent?.includes('登入')),
  ).toHaveLength(1)
  await press('登入後登記輪候')
  await goneTo('login')
})

test('a visitor with the link of a ticket sees the same, and signs in to see the ticket', async () => {
  await app.restartAt(`${QUEUE}?id=somebody-s`)
  await see(`${SHOP}繁`)
  await press('登入')
  await goneTo('login')
})

test('a visitor sees the lines of a clinic, its hours and the way, and signs in to join', async () => {
  await app.restartAt(QUEUE)
  await press(new RegExp(`${SHOP}繁`), 'link')
  await goneTo(`shopId=${SHOP}`)
  await see(/v-doctor繁/)
  await see(/超過 5 個就要重新登記/)
  await press(/^營業時間/)
  await see('星期一')
  expect(onPage().queryByRole('button', { name: '登記輪候' })).not.toBeInTheDocument()
  await press('登入後登記輪候')
  await goneTo('login')
})
