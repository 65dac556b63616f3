import {
  addGoods,
  addPerson,
  addSlot,
  addUser,
  dayIn,
  insert,
  nextId,
  paid,
  placed,
  type TestUser,
} from './order-world'
import { goodsOf, putInCart } from './trade-world'

const CLINICS = ['shop-central', 'shop-tst']
const nowIso = (): string => medibook.clock.now().toISOString()

/** Adds two persons to the account, with the names of the controls in the tests. */
async function addFamily(user: TestUser): Promise<string> {
  await medibook.query(`update person set name = '陳小明', is_default = true where id = $1`, [user.person])
  const child = nextId(`${user.id}-p`)
  await addPerson(user.id, child)
  await medibook.query(`update person set name = '李小玲' where id = $1`, [child])
  return child
}

/** One appointment with a slot and one that waits for its date, each for another person. */
async function addAppointments(user: TestUser, other: string): Promise<void> {
  const goods = nextId('t-exam')
  const slot = nextId('t-slot')
  const [shop = ''] = CLINICS
  await addGoods(goods, { shops: CLINICS })
  // a time that the clinic's own slots do not use
  await addSlot(slot, shop, dayIn(3), '10:07')
  await paid(user, (await placed(user, { goods, shop, slot })).id)
  await paid(user, (await placed(user, { goods, shop, person: other })).id)
}

async function addLists(user: TestUser): Promise<void> {
  const exam = nextId('t-exam')
  const tea = nextId('t-tea')
  await addGoods(exam, { shops: CLINICS })
  const cups = nextId('t-cups')
  for (const goods of [tea, cups])
    await addGoods(goods, { kind: 'product', isBookable: false, slotKind: null, stock: 50 })
  // two of one delivery: a group of one line has no checkbox of its own
  for (const goods of [exam, tea, cups]) await putInCart(user, { ...goodsOf(goods), quantity: 1 })
  for (const [kind, target] of [
    ['goods', tea],
    ['goods', exam],
    ['clinic', CLINICS[0]],
  ] as const)
    await insert('favourite', {
      id: nextId('t-kept'),
      user_id: user.id,
      kind,
      target_id: target,
      price_cents: kind === 'goods' ? 100_000 : null,
      create_time: nowIso(),
    })
  for (const [index, goods] of ['spu-package-basic', 'spu-package-comprehensive'].entries())
    await insert('compare_entry', {
      id: nextId('t-compared'),
      user_id: user.id,
      spu_id: goods,
      position: index + 1,
      create_time: nowIso(),
    })
}

/** A report for each person: copies of the seed's under other names. */
async function addReports(user: TestUser, other: string): Promise<void> {
  const { database, load } = medibook.server
  const { physicalReport } = load<typeof import('../../server/db/schema/reports')>('db/schema/reports.ts')
  for (const [person, name, of] of [
    [user.person, '陳小明', 'report-self-3'],
    [other, '李小玲', 'report-mother-2'],
  ] as const) {
    const seeded = (await database.db.select().from(physicalReport)).find(({ id }) => id === of)
    if (!seeded) throw new Error(`no report ${of} in the seed`)
    await database.db.insert(physicalReport).values({
      ...seeded,
      id: nextId('t-report'),
      reportNo: nextId('T'),
      userId: user.id,
      personId: person,
      personName: name,
      bookingId: null,
    })
  }
}

/**
 * A new account with data of every kind: two persons, orders, appointments, a cart, favourites, packages to
 * compare, reports.
 */
export async function addMember(): Promise<TestUser> {
  const user = await addUser()
  const other = await addFamily(user)
  await addAppointments(user, other)
  await addReports(user, other)
  await addLists(user)
  return user
}
