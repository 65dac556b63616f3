import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addShop, addUser, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

/** The app at the order form, with a new user for each test. Importing it starts the app. */

const CONFIRM = 'pages-goods/goods-comfirm/goods-comfirm'

export let app: PageApp

export let user: TestUser

export const orders = () =>
  medibook.query<{
    id: string
    slotId: string | null
    paymentCents: number
    remark: string
    buyerPhone: string
    personId: string | null
  }>(
    `select o.id, b.slot_id as "slotId", o.payment_cents as "paymentCents", o.remark, o.buyer_phone
      as "buyerPhone", o.person_id as "personId" from order_info o left join order_booking b on
      b.order_id = o.id where o.user_id = $1 order by o.create_time`,
    [user.id],
  )

export const openConfirm = (id: string, more = '') => app.restartAt(`${CONFIRM}?id=${id}${more}`)

/** The form of a scan at its clinic, to be booked after payment: only the buyer is left to fill in. */
export async function openScan(): Promise<void> {
  await openConfirm('scan', '&shopId=shop-a')
  await see('HK$200.00')
  await press('付款後再約', 'radio')
}

/** The page preselects the person once the persons have loaded; before that nothing is sent. */
export const isPersonChosen = () =>
  waitFor(() => {
    const persons = onPage().queryAllByRole('radio', { name: new RegExp(user.person) })
    expect(persons.filter((one) => one.getAttribute('aria-checked') === 'true')).toHaveLength(1)
  })

/** Submits the order once a person is selected. */
export async function order(): Promise<void> {
  await isPersonChosen()
  await press(/^去付款/)
}

beforeAll(async () => {
  await addShop('shop-a')
  await addGoods('exam', { shops: ['shop-a'], ageMin: 18, ageMax: 64 })
  await addGoods('scan', { shops: ['shop-a'], priceCents: 20_000 })
  await addGoods('vitamins', { kind: 'product', isBookable: false, slotKind: null, priceCents: 20_000 })
  app = await startApp('pages/Mine/index')
})

beforeEach(async () => {
  user = await addUser()
  await medibook.query('update person set is_default = true where user_id = $1', [user.id])
  await app.signInAs(user.id)
})

afterAll(() => app.stop())
