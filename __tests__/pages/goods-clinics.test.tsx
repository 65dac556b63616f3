import '@testing-library/jest-dom'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const DETAIL = 'pages-goods/goods-detail/goods-detail'

let app: PageApp
const openDetail = (id: string, more = '') => app.openAt(`${DETAIL}?id=${id}${more}`)
/** A button in the sheet of all clinics. */
async function pressOfAll(name: RegExp) {
  await press(/^全部 可用門店/, 'link')
  await press(name)
}

beforeAll(async () => {
  for (const [index, id] of ['near', 'early', 'abroad'].entries()) {
    await addShop(id)
    await medibook.query('update shop set sort = $2 where id = $1', [id, index])
  }
  // free earlier than all others but in another region, so it must not be announced here
  await medibook.query(`update shop set region = 'MO' where id = 'abroad'`)
  await addGoods('exam', { shops: ['near', 'early', 'abroad'] })
  await addSlot('slot-near', 'near', dayIn(9), '11:00')
  await addSlot('slot-early', 'early', dayIn(3), '10:00')
  await addSlot('slot-abroad', 'abroad', dayIn(1), '08:00')
  app = await startApp(`${DETAIL}?id=exam`)
})
afterAll(() => app.stop())

test('begins with the clinic of the earliest time, and shows all by region', async () => {
  await see('可用門店 3 間')
  const earliest = await waitFor(() => onPage().getByRole('button', { name: /^最早可約 .*early繁$/ }))
  expect(earliest).toHaveTextContent('early繁')
  const [first] = await waitFor(() => onPage().getAllByRole('button', { name: /^在.*選日期$/ }))
  expect(first).toHaveAccessibleName('在early繁選日期')
  expect(onPage().queryByText(/更早/)).not.toBeInTheDocument()
  await press(/^全部 可用門店/, 'link')
  await press(/^MO|^澳門/, 'tab')
  const sheet = onPage().getByRole('dialog')
  await waitFor(() => expect(within(sheet).queryByText('near繁')).not.toBeInTheDocument())
  expect(within(sheet).getByText('abroad繁')).toBeInTheDocument()
  await press('關閉')
})

test('begins with the clinic of the link, and shows one that is free earlier', async () => {
  await openDetail('exam', '&shopId=near')
  await see(/^early繁更早/)
  await waitFor(() => onPage().getByRole('button', { name: /^最早可約 .*near繁$/ }))
  expect(onPage().getByRole('button', { name: '在near繁選日期' })).toBeInTheDocument()
})

test("opens the announced day's own clinic, whichever was viewed before", async () => {
  await openDetail('exam')
  await pressOfAll(/near繁.*選日期/)
  await press(/^各門店最早：.*early繁$/)
  await press(/^10:00/, 'radio')
  expect(onPage().queryByText(/^(各門店|服務)最早/)).not.toBeInTheDocument()
  await press('關閉')
  await pressOfAll(/near繁.*選日期/)
  await see(/^各門店最早/)
  await press('關閉')
  await press(/^最早可約/)
  await press(/^10:00/, 'radio')
})

test("lists the soonest times at the region's clinics; a row selects clinic and time", async () => {
  await openDetail('exam')
  await pressOfAll(/near繁.*選日期/)
  await press('各店最快', 'radio')
  const rows = await waitFor(() => {
    const found = within(onPage().getByRole('radiogroup', { name: '各店最快' })).getAllByRole('radio')
    expect(found).toHaveLength(2)
    return found
  })
  expect(rows[0]).toHaveTextContent(/10:00.*early繁/)
  expect(rows[1]).toHaveTextContent(/11:00.*near繁/)
  fireEvent.click(rows[0] as HTMLElement)
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: '就選這個' })).not.toHaveAttribute('aria-disabled', 'true'),
  )
  await press('就選這個')
  await see('確認訂單')
  expect(window.location.hash).toMatch(new RegExp(`shopId=early&slotId=slot-early&date=${dayIn(3)}&time=10`))
})

test('keeps the clinic that is shown first when another becomes free earlier', async () => {
  await openDetail('exam')
  await waitFor(() => onPage().getByRole('button', { name: '在early繁選日期' }))
  await addSlot('slot-sooner', 'near', dayIn(2), '08:00')
  app.readSlotsAgain()
  await see(/^near繁更早/)
  expect(onPage().getByRole('button', { name: '在early繁選日期' })).toBeInTheDocument()
})
