import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const LIST = 'pages-goods/free-reservations'
let app: PageApp
const names = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

beforeAll(async () => {
  // only services created here are free
  await medibook.query('update spu set is_free = false')
  await addShop('hk')
  await addShop('macao')
  await medibook.query(`update shop set region = 'MO' where id = 'macao'`)
  for (let n = 0; n < 13; n += 1)
    await addGoods(`talk-${n}`, {
      kind: 'service',
      isFree: true,
      slotKind: 'free',
      shops: ['hk'],
      priceCents: 0,
    })
  await addGoods('advice', {
    kind: 'service',
    isFree: true,
    slotKind: 'free',
    shops: ['macao'],
    priceCents: 0,
  })
  await addSlot('slot-macao', 'macao', dayIn(2), '09:00', 5, 'free')
  app = await startApp(LIST)
})
afterAll(() => app.stop())

test('lists free services of every region, page by page to the end', async () => {
  await see('talk-0繁')
  const regions = onPage()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
  expect(regions).toEqual(['全部', '香港', '內地', '台灣', '澳門'])
  expect(names()).toHaveLength(12)
  await press('載入更多')
  await see('沒有更多了')
  expect(names()).toHaveLength(14)
})

test('filters services by region and clinic; passes the clinic to the booking', async () => {
  await press('澳門', 'tab')
  await waitFor(() => expect(names()).toEqual(['advice繁']))
  await see(/^最早 .*09:00$/)
  // free services show bookings instead of sales
  await see(/^已約 \d+$/)
  // the title of the page says it of all
  expect(onPage().queryByText('免費')).not.toBeInTheDocument()
  expect(onPage().queryByText(/已售/)).not.toBeInTheDocument()
  await press(/^選門店/)
  await press(/macao繁/, 'option')
  await waitFor(() => expect(names()).toEqual(['advice繁']))
  await press('免費預約：advice繁')
  await see('登入後預約')
  expect(window.location.hash).toContain('goods-free-book?id=advice&shopId=macao')
  // the button says so: nothing is asked
  await press('登入後預約')
  await waitFor(() => expect(window.location.hash).toContain('login/login'))
})

test('explains an empty region, with a link to all', async () => {
  await app.restartAt(`${LIST}?region=TW`)
  await see('沒有免費服務')
  await press('看全部')
  await see('advice繁')
})

test('reloads the list on retry after a failed read', async () => {
  app.cutNetwork()
  await app.restartAt(`${LIST}?region=CN`)
  await mendAndRetry(app)
  await see('沒有免費服務')
})
