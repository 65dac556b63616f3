import { codes } from '../../contract/constants/codes'
import { addGoods, addPerson, addShop, addUser } from '../support/order-world'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

test('a service stays in the cart for its person; nobody else takes that place', async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'] })
  const user = await addUser()
  const child = `${user.id}-child`
  await addPerson(user.id, child)
  const add = (personId: string) => putInCart(user, { ...goodsOf('t-package'), quantity: 1, personId })
  await add(user.person)
  const [line] = await cartOf(user)
  const refused = await add(child)
  expect(refused.code).toBe(codes.inCartForOther)
  expect(refused.msg).toContain(line!.personName)
  expect(await cartOf(user)).toMatchObject([{ personId: user.person, quantity: 1 }])
  expect((await add(user.person)).code).toBe(0)

  // the line itself may be turned over, and a person who is gone keeps no place
  expect((await putInCart(user, { id: line!.id, personId: child })).data.personId).toBe(child)
  await medibook.query('update person set is_deleted = true where id = $1', [child])
  expect((await add(user.person)).data.personId).toBe(user.person)
})
