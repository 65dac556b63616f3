import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'

/**
 * Clinics, goods and slots of every calendar, and a user for each test. Importing it adds them to the test
 * file's database.
 */

export const DAY_MS = 86_400_000

export let user: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-second')
  await addShop('t-elsewhere')
  await addGoods('t-package', { shops: ['t-shop', 't-second'] })
  await addGoods('t-vaccine', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    doses: 3,
    doseIntervals: [10, 20],
    shops: ['t-shop'],
  })
  await addGoods('t-women', { sex: '2', shops: ['t-shop'] })
  await addGoods('t-until-63', { ageMax: 63, shops: ['t-shop'] })
  await addGoods('t-free-63', {
    kind: 'service',
    slotKind: 'free',
    isFree: true,
    priceCents: 0,
    ageMax: 63,
    shops: ['t-shop'],
  })
  await addGoods('t-free', {
    kind: 'service',
    slotKind: 'free',
    isFree: true,
    priceCents: 0,
    shops: ['t-shop'],
  })
  await addGoods('t-bj', {
    kind: 'service',
    slotKind: 'bjFree',
    isFree: true,
    priceCents: 0,
    shops: ['t-shop'],
  })
  await addGoods('t-free-off', {
    kind: 'service',
    slotKind: 'free',
    isFree: true,
    priceCents: 0,
    isOnShelf: false,
    shops: ['t-shop'],
  })
  for (const [id, offset] of [
    ['a', 5],
    ['b', 6],
    ['c', 7],
  ] as const)
    await addSlot(`exam-${id}`, 't-shop', dayIn(offset), '10:00', 100)
  await addSlot('exam-second', 't-second', dayIn(5), '10:00', 100)
  await addSlot('exam-elsewhere', 't-elsewhere', dayIn(5), '10:00', 100)
  for (const offset of [1, 5, 10, 11, 20, 30, 31, 40, 50])
    await addSlot(`v-${offset}`, 't-shop', dayIn(offset), '12:00', 100, 'vaccine')
  for (const kind of ['free', 'bjFree'])
    for (const id of ['a', 'b'])
      await addSlot(`${kind}-${id}`, 't-shop', dayIn(id === 'a' ? 3 : 4), '10:00', 100, kind)
})

beforeEach(async () => {
  user = await addUser()
})

afterEach(() => medibook.clock.reset())

interface Bought {
  orderId: string
  id: string
  doses: string[]
}

export async function bought(goods = 't-package', slot?: string, who = user): Promise<Bought> {
  const made = await placed(who, { goods, shop: 't-shop', ...(slot === undefined ? {} : { slot }) })
  await paid(who, made.id)
  const doses = made.bookings.map((item) => item.id)
  return { orderId: made.id, id: doses[0] ?? '', doses }
}

/** Signs the user in again, because sessions do not last for days. */
export async function later(ms: number): Promise<void> {
  await medibook.clock.advance(ms)
  user.session = await medibook.signIn(user.id)
}

/**
 * The date of birth of a person who reaches an age on a day. The age is a multiple of four: a person born on
 * 29 February can reach no other one on that date.
 */
export const bornBefore = (years: number, day: string): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

export const at = (id: string, slotId: string, extra = {}) => ({ id, shopId: 't-shop', slotId, ...extra })
