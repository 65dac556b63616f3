import '@testing-library/jest-dom'
import { waitFor, within } from '@testing-library/dom'
import { widenWindow } from '../support/chosen-walk'
import { addClinic } from '../support/clinic-world'
import { onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  widenWindow()
  await addClinic('wide-clinic', 'wide-doctor')
  app = await startApp('pages-clinic/clinic-home/clinic-home?id=wide-clinic')
})
afterAll(() => app.stop())

const follows = (first: HTMLElement, second: HTMLElement) =>
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
const button = (name: RegExp | string) => waitFor(() => onPage().getByRole('button', { name }))
const goneTo = (address: string) => waitFor(() => expect(window.location.hash).toContain(address))

test('a wide window has the actions of a clinic in its header, directions beside it, and the rest below', async () => {
  await see('wide-doctor繁')
  // once: there is no bar
  const [book, join, follow] = await Promise.all([button('在此預約'), button('加入輪候'), button(/^關注/)])
  const [address, doctors] = await Promise.all([see('地址'), see(/^今日當值醫生/)])
  follows(book, join)
  follows(join, follow)
  follows(follow, address)
  follows(address, doctors)
  await press('加入輪候')
  await goneTo('queue?shopId=wide-clinic')
})

test('a wide window has the action of a shop in its header', async () => {
  await app.restartAt('pages-shop/index?id=wide-clinic')
  follows(await button('在此預約'), await button(/^關注/))
  await press('在此預約')
  await goneTo('goods-booking?shopId=wide-clinic')
})

test('a wide window ends with the operator, the services, help and terms, and the ways to pay', async () => {
  await app.restartAt('pages-shop/index?id=wide-clinic')
  const footer = within(await waitFor(() => within(shownPage()).getByRole('contentinfo')))
  await waitFor(() => footer.getByText('微信支付'))
  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['服務', '幫助與條款', '付款方式'],
  ])
  expect(footer.getByText(/牌照/)).toBeInTheDocument()
  follows(footer.getByRole('link', { name: '門店' }), footer.getByRole('link', { name: '幫助中心' }))
})
