import { waitFor, within } from '@testing-library/dom'
import { addGoods, addShop, addSlot, dayIn, insert } from './order-world'
import { onPage, type PageApp, see, shownPage } from './page-app'

export const CART = 'pages/trolley/index'
export const shipped = { kind: 'product', isBookable: false, slotKind: null } as const

/** Goods for tests of the cart: two versions, and an appointment with one free place. */
export async function addCartGoods(): Promise<void> {
  await addShop('shop-a')
  await addGoods('vitamins', { ...shipped, priceCents: 20_000, stock: 3 })
  await insert('sku', {
    id: 'vitamins-large',
    spu_id: 'vitamins',
    name: { 'zh-Hant': '大瓶', en: 'large' },
    pic_url: '',
    sales_price_cents: 35_000,
    stock: 9,
    specs: [],
  })
  await addGoods('masks', { ...shipped, priceCents: 5_000, stock: 50 })
  await addGoods('exam', { shops: ['shop-a'], priceCents: 100_000 })
  await addSlot('slot-1', 'shop-a', dayIn(3), '10:00', 1)
}

/** The line of the cart with this text. */
export const cartRow = (name: string | RegExp) =>
  waitFor(() => {
    const found = onPage()
      .queryAllByRole('listitem')
      .find((item) => within(item).queryAllByText(name).length > 0)
    if (!found) throw new Error(`no line ${String(name)}\n${(shownPage().textContent ?? '').slice(0, 800)}`)
    return within(found)
  })

/**
 * Opens the cart again from another page, so that neither its old content nor a read started there is
 * mistaken for the new one.
 */
export async function reopenCart(app: PageApp): Promise<void> {
  await app.restartAt('pages/Mine/index')
  await see('語言及顯示')
  await waitFor(() => {
    if (app.isReading()) throw new Error('a read is still under way')
  })
  await app.restartAt(CART)
}
