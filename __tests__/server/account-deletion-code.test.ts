import { addGoods, addShop, addSlot, addUser, dayIn, paid, placed, taken } from '../support/order-world'

beforeAll(async () => {
  await addShop('d-shop')
  await addGoods('d-package', { shops: ['d-shop'] })
  await addSlot('d-slot', 'd-shop', dayIn(5))
})

test('deleting an account accepts the code that was sent, also after the warning of what is ahead', async () => {
  const user = await addUser()
  const { session } = user
  const email = `${user.id}@account.medibook.example`
  await medibook.query('update app_user set email = $2 where id = $1', [user.id, email])
  const order = await placed(user, { goods: 'd-package', shop: 'd-shop', slot: 'd-slot' })
  await paid(user, order.id)
  await medibook.call('sendBindCode', { session, body: { type: 'own' } })
  const code = (await medibook.outbox(email))[0]?.code
  const remove = (body: object) => medibook.call('deleteAccount', { session, body: { code, ...body } })
  expect(await remove({})).toMatchObject({ code: 61009, data: { commitments: { appointments: 1 } } })
  expect(await taken('d-slot')).toBe(1)
  expect(await remove({ confirmCommitments: '1' })).toMatchObject({ code: 0 })
  expect(await taken('d-slot')).toBe(0)
})
