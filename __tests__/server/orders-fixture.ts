import {
  addCode,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  placed,
  type TestUser,
} from '../support/order-world'

/**
 * Clinics, goods and slots to order, and two users for each test. Importing it adds them to the test file's
 * database.
 */

export let user: TestUser

export let stranger: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-other')
  await addGoods('t-package', { shops: ['t-shop'], stock: 500 })
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 5_000,
    stock: 500,
  })
  await addGoods('t-nothing-to-pay', { priceCents: 0, shops: ['t-shop'] })
  await addGoods('t-women-40', { sex: '2', ageMin: 40, ageMax: 60, shops: ['t-shop'] })
  await addSlot('t-slot', 't-shop', dayIn(5), '10:00', 50)
  await addSlot('t-slot-other', 't-other', dayIn(5), '10:00', 50)
  await addCode('TEN', { perUser: 1000, total: 1000 })
})

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})

afterEach(() => medibook.clock.reset())

export const withSlot = (extra = {}) =>
  placed(user, { goods: 't-package', shop: 't-shop', slot: 't-slot', ...extra })
