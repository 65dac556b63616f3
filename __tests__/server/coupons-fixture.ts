import { addGoods, addShop, addUser, insert, type TestUser } from '../support/order-world'

/**
 * Goods with a category of their own, and two users for each test. Importing it adds them to the test file's
 * database.
 */

export let user: TestUser

export let stranger: TestUser

export const tally = (answers: { code: number }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { code }) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 100_000,
    stock: 5000,
  })
  await addGoods('t-other', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 30_000,
    stock: 5000,
  })
  await insert('category', { id: 't-parent', parent_id: null, name: { en: 'p' }, pic_url: '', sort: 900 })
  await insert('category', {
    id: 't-child',
    parent_id: 't-parent',
    name: { en: 'c' },
    pic_url: '',
    sort: 901,
  })
  await medibook.query("update spu set category_id = 't-child' where id = 't-other'")
})

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})

afterEach(() => medibook.clock.reset())

/** Signs the user in again, because sessions do not last for days. */
export async function signInAnew(): Promise<void> {
  user = { ...user, session: await medibook.signIn(user.id) }
}
