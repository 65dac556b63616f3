import { addGoods, addPerson, addShop, addUser, insert } from '../support/order-world'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'] })
  await insert('sku', {
    id: 't-package-long',
    spu_id: 't-package',
    name: { 'zh-Hant': '全面', en: 'long' },
    pic_url: '',
    sales_price_cents: 150_000,
    stock: 9,
    specs: [],
  })
})

/** A user with a child, and a function that adds the package to the cart. */
async function family() {
  const user = await addUser()
  const child = `${user.id}-child`
  await addPerson(user.id, child)
  const add = async (personId?: string, more: { skuId?: string } = {}) =>
    (
      await putInCart(user, {
        ...goodsOf('t-package'),
        quantity: 1,
        ...(personId ? { personId } : {}),
        ...more,
      })
    ).data
  const people = async () => (await cartOf(user)).map(({ personId }) => personId)
  return { user, child, add, people }
}

test('the cart contains a service once for each person', async () => {
  const { user, child, add, people } = await family()
  const mine = await add(user.person)
  const childs = await add(child)
  expect(childs.id).not.toBe(mine.id)
  expect(await people()).toEqual([child, user.person])
  expect((await add(user.person)).id).toBe(mine.id)
  expect(await cartOf(user)).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
})

test('a line without a person takes the added one; without a person a line stays unchanged', async () => {
  const { user, add, people } = await family()
  const line = await add()
  expect((await add(user.person)).id).toBe(line.id)
  expect((await add()).id).toBe(line.id)
  expect(await people()).toEqual([user.person])
})

test('a deleted person is removed from lines', async () => {
  const { user, child, add, people } = await family()
  const line = await add(child)
  await medibook.query('update person set is_deleted = true where id = $1', [child])
  expect((await add(user.person)).id).toBe(line.id)
  expect(await people()).toEqual([user.person])
})

test('a line changed to an existing person or version is merged with that line', async () => {
  const { user, child, add, people } = await family()
  const mine = await add(user.person)
  const childs = await add(child)
  expect((await putInCart(user, { id: childs.id, personId: user.person })).data).toMatchObject({
    id: childs.id,
    personId: user.person,
    quantity: 1,
  })
  expect(await people()).toEqual([user.person])
  expect((await cartOf(user)).map(({ id }) => id)).not.toContain(mine.id)

  const long = await add(child, { skuId: 't-package-long' })
  await add(user.person, { skuId: 't-package-long' })
  expect((await putInCart(user, { id: childs.id, skuId: 't-package-long' })).data.personId).toBe(user.person)
  expect(await people()).toEqual(expect.arrayContaining([child, user.person]))
  expect((await cartOf(user)).map(({ skuId }) => skuId)).toEqual(['t-package-long', 't-package-long'])
  expect((await cartOf(user)).map(({ id }) => id)).toContain(long.id)
})

test('a line whose person is removed stays beside the line of another person', async () => {
  const { user, child, add, people } = await family()
  await add(user.person)
  const childs = await add(child)
  expect((await putInCart(user, { id: childs.id, personId: null })).data).toMatchObject({
    id: childs.id,
    personId: null,
  })
  expect(await people()).toEqual(expect.arrayContaining([null, user.person]))
  expect(await cartOf(user)).toHaveLength(2)
})

test('a line without a person that is merged with a person’s line takes the person', async () => {
  const { user, add, people } = await family()
  await add(user.person)
  const long = await add(undefined, { skuId: 't-package-long' })
  expect((await putInCart(user, { id: long.id, skuId: 't-package-sku' })).data).toMatchObject({
    id: long.id,
    personId: user.person,
  })
  expect(await people()).toEqual([user.person])
})
