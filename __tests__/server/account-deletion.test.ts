import type { EndpointName } from '../../contract/endpoint-types'
import type { CallOptions } from '../support/medibook-global'
import {
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  newKey,
  paid,
  place,
  placed,
  stock,
  taken,
  type TestUser,
} from '../support/order-world'
import { uploaded } from '../support/upload-world'

const lang = 'en'
const call = <N extends EndpointName>(name: N, options: CallOptions<N> = {}) =>
  medibook.call(name, { lang, ...options })
const remove = (session: string, body: Record<string, unknown> = {}) =>
  call('deleteAccount', { session, body })
const exported = (session: string) =>
  call('exportData', {
    session,
  })

/** Every row of every table, by table. */
async function everything(): Promise<Map<string, string>> {
  const tables = await medibook.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and
      table_type = 'BASE TABLE'`,
  )
  const rows = await Promise.all(
    tables.map(
      async ({ name }) => [name, JSON.stringify(await medibook.query(`select * from "${name}"`))] as const,
    ),
  )
  return new Map(rows)
}
/** Tables with the owner of their rows. */
const ownedTables = async (): Promise<string[]> =>
  (
    await medibook.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and
        column_name = 'user_id' order by 1`,
    )
  ).map((row) => row.name)

beforeAll(async () => {
  await addShop('d-shop')
  await addGoods('d-package', { shops: ['d-shop'], stock: 100 })
  await addGoods('d-free', {
    kind: 'service',
    isFree: true,
    slotKind: 'free',
    priceCents: 0,
    shops: ['d-shop'],
  })
  await addSlot('d-slot', 'd-shop', dayIn(5), '10:00', 50)
  await addSlot('d-slot-free', 'd-shop', dayIn(5), '12:00', 50, 'free')
})
afterEach(() => medibook.clock.reset())

describe('data export', () => {
  test('contains every row of the account, and none of another', async () => {
    const { data } = await exported(await medibook.signIn('user-demo1'))
    const text = JSON.stringify(data.parts)
    // Tables without such rows: credentials, stored answers, permissions, ways to sign in (named in the
    // account), balances and quotas.
    const without = new Set([
      'account_key',
      'session',
      'idempotency_key',
      'upload_policy',
      'user_identity',
      'points_account',
      'coupon_code_item',
      'coupon_package_receive',
    ])
    for (const table of (await ownedTables()).filter((name) => !without.has(name))) {
      const [keyed] = await medibook.query(
        `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1
          and column_name = 'id'`,
        [table],
      )
      const shown: Record<string, string> = {
        payment: 'finish_time is not null',
        person: 'not is_deleted',
      }
      const rows = await medibook.query<{ id: string }>(
        `select ${keyed ? 'id' : "'' as id"} from "${table}"
         where user_id = 'user-demo1' and ${shown[table] ?? 'true'}`,
      )
      const missing = rows.filter(
        (row) => row.id !== '' && table !== 'payment' && !text.includes(`"${row.id}"`),
      )
      expect({ table, missing }).toEqual({ table, missing: [] })
    }
    expect(text).toContain('demo@medibook.example')
    expect(text).not.toMatch(/user-demo2|李志文|argon2|tokenHash|Sealed|QQ0000/)
  })
  test('works for a new user as well', async () => {
    const user = await addUser()
    const { code, data } = await exported(user.session)
    expect({ code, persons: (data.parts.persons as unknown[]).length, orders: data.parts.orders }).toEqual({
      code: 0,
      persons: 1,
      orders: [],
    })
  })
})

describe('deleting an account', () => {
  let user: TestUser
  beforeEach(async () => {
    user = await addUser()
  })

  test('leaves no personal data in the database and retains orders', async () => {
    const session = await medibook.signIn('user-demo1')
    const [person] = await medibook.query<{ phone: string }>(
      "select phone from app_user where id = 'user-demo1'",
    )
    const orders = await medibook.query<{ id: string; payment_cents: number }>(
      "select id, payment_cents from order_info where user_id = 'user-demo1' order by id",
    )
    await call('sendBindCode', { session, body: { type: 'own' } })
    // Other accounts of the demo data have the same address.
    await medibook.query(
      "update order_info set buyer_phone = '', delivery_address = null where user_id <> 'user-demo1'",
    )
    expect((await remove(session, { password: 'Demo-2026' })).code).toBe(61009)
    expect((await remove(session, { password: 'Demo-2026', confirmCommitments: '1' })).code).toBe(0)
    expect((await call('userInfo', { session })).code).toBe(60001)
    expect(
      await medibook.query(
        "select id, payment_cents from order_info where user_id = 'user-demo1' order by id",
      ),
    ).toEqual(orders)
    expect(
      (
        await call('login', {
          body: { type: 'password', username: 'demo', password: 'Demo-2026' },
        })
      ).code,
    ).toBe(61001)
    const words = [
      '陳美儀',
      '李慧珍',
      '周子朗',
      'CHAN MEI YEE',
      'demo@medibook.example',
      person?.phone ?? '',
      '堅尼地城海旁',
      'KX****',
    ]
    const left = [...(await everything())]
      .filter(([table]) => table !== 'outbox_message')
      .flatMap(([table, text]) =>
        words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`),
      )
    expect(left).toEqual([])
  })

  test('requires a proof; a wrong one deletes nothing', async () => {
    const email = 'delete-1@account.medibook.example'
    await call('registerEmailCode', { query: { email } })
    const opened = await call('register', {
      body: {
        type: 'email',
        email,
        code: (await medibook.outbox(email))[0]?.code,
        password: 'Delete-2026',
        protocolAccepted: '1',
      },
    })
    const session = opened.data.thirdSession
    expect(await remove(session)).toMatchObject({ code: 40000, data: { field: 'password' } })
    expect((await remove(session, { password: 'wrong' })).code).toBe(61001)
    expect((await remove(session, { code: '123456' })).code).toBe(61002)
    await call('sendBindCode', { session, body: { type: 'own' } })
    expect((await remove(session, { code: (await medibook.outbox(email))[0]?.code })).code).toBe(0)
    expect(
      (
        await call('login', {
          body: { type: 'password', username: email, password: 'Delete-2026' },
        })
      ).code,
    ).toBe(61001)
    // The address is free again, so another account may be created with it.
    await medibook.clock.advance(60_000)
    await call('loginCode', { query: { email } })
    const again = await call('login', {
      body: { type: 'email', email, code: (await medibook.outbox(email))[0]?.code },
    })
    expect(again.data).toMatchObject({ isNew: '1' })
    expect(again.data.user.id).not.toBe(opened.data.user.id)
  })

  test('cancels unpaid orders and returns what they took', async () => {
    const before = await stock('d-package')
    const order = await placed(user, { goods: 'd-package', shop: 'd-shop', slot: 'd-slot' })
    expect([await stock('d-package'), await taken('d-slot')]).toEqual([before - 1, 1])
    expect((await remove(user.session)).code).toBe(0)
    expect([await stock('d-package'), await taken('d-slot')]).toEqual([before, 0])
    expect(
      await medibook.query('select status, buyer_name, buyer_phone from order_info where id = $1', [
        order.id,
      ]),
    ).toEqual([{ status: '5', buyer_name: '', buyer_phone: '' }])
  })

  test('reports upcoming appointments, and cancels them only after confirmation', async () => {
    const takenNow = async () => [await taken('d-slot'), await taken('d-slot-free')]
    const [before = 0, freeBefore = 0] = await takenNow()
    const order = await placed(user, { goods: 'd-package', shop: 'd-shop', slot: 'd-slot' })
    await paid(user, order.id)
    await medibook.call('freeBooking', {
      session: user.session,
      body: {
        idempotencyKey: newKey(),
        spuId: 'd-free',
        shopId: 'd-shop',
        slotId: 'd-slot-free',
        personId: user.person,
        phoneCode: '+852',
        phone: '91234567',
      },
    })
    expect(await remove(user.session)).toMatchObject({
      code: 61009,
      data: { commitments: { appointments: 2 } },
      msg: expect.stringContaining('2'),
    })
    expect(await takenNow()).toEqual([before + 1, freeBefore + 1])
    expect((await remove(user.session, { confirmCommitments: '1' })).code).toBe(0)
    expect(await takenNow()).toEqual([before, freeBefore])
    expect(
      await medibook.query(
        'select distinct state, person_name, phone, verify_code from order_booking where user_id = $1',
        [user.id],
      ),
    ).toEqual([{ state: 'cancelled', person_name: null, phone: null, verify_code: null }])
  })

  test('runs once for two concurrent requests', async () => {
    const answers = await Promise.all([remove(user.session), remove(user.session), remove(user.session)])
    expect(answers.map((answer) => answer.code).every((code) => code === 0 || code === 60001)).toBe(true)
    expect(
      await medibook.query('select 1 from app_user where id = $1 and delete_time is not null', [user.id]),
    ).toHaveLength(1)
  })

  test('leaves no open order that was placed at the same moment', async () => {
    await addPerson(user.id, `${user.id}-q`)
    const before = await taken('d-slot')
    await Promise.all([
      remove(user.session, { confirmCommitments: '1' }),
      place(user, { goods: 'd-package', shop: 'd-shop', slot: 'd-slot' }),
    ])
    await medibook.clock.advance(31 * 60_000)
    expect(await taken('d-slot')).toBe(before)
  })

  test('deletes its files and no others', async () => {
    const [mine, other] = [
      await uploaded(user.session, 'avatar'),
      await addUser().then(async (stranger) => {
        const key = await uploaded(stranger.session, 'avatar')
        await call('personalDataSave', {
          session: stranger.session,
          body: { headimgUrl: key },
        })
        return key
      }),
    ]
    await call('personalDataSave', { session: user.session, body: { headimgUrl: mine } })
    await remove(user.session)
    await medibook.runDueJobs()
    expect((await medibook.inject(`/uploads/${mine}`)).statusCode).toBe(404)
    expect((await medibook.inject(`/uploads/${other}`)).statusCode).toBe(200)
  })

  test('does not change an appointment of another account', async () => {
    const stranger = await addUser()
    const order = await placed(stranger, { goods: 'd-package', shop: 'd-shop' })
    await paid(stranger, order.id)
    await book(stranger, 'bookWaiting', { id: order.bookings[0]?.id, shopId: 'd-shop', slotId: 'd-slot' })
    await remove(user.session)
    expect(await medibook.query('select state from order_booking where user_id = $1', [stranger.id])).toEqual(
      [{ state: 'booked' }],
    )
  })
})
