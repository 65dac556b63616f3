import type { CallInput } from '../../contract/endpoint-types'
import { addCrowd, brokenRules, tally } from '../support/crowd'
import type { Envelope } from '../support/medibook-global'
import {
  addGoods,
  addShop,
  addSlot,
  dayIn,
  placeBody,
  type PlaceOptions,
  stock,
  taken,
  type TestUser,
  value,
} from '../support/order-world'
import { endProcesses, outsider, type ServerProcess, startProcesses, until } from '../support/processes'

const MINUTE_MS = 60_000
let servers: ServerProcess[]
let crowd: TestUser[]

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'], stock: 1000 })
  for (const [index, name] of ['t-held', 't-finish', 't-load', 't-due'].entries())
    await addSlot(name, 't-shop', dayIn(3), `${10 + index}:00`, 50)
  crowd = await addCrowd('t-buyer-', 240)
  servers = await startProcesses(3)
})
afterEach(() => medibook.clock.reset())
afterAll(endProcesses)

const server = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess
const buyer = (index: number): TestUser => crowd[index] as TestUser
const inSlot = (slot: string): PlaceOptions => ({ goods: 't-package', shop: 't-shop', slot })
const send = (to: ServerProcess, user: TestUser, body: CallInput<'placeOrder'>['body']) =>
  to.call('placeOrder', { session: user.session, body })

/** Locks a slot's row, so that a booking waits in the middle of its transaction. */
async function holdSlot(
  id: string,
): Promise<{ waiting: () => Promise<number[]>; release: () => Promise<void> }> {
  const client = await outsider()
  await client.query('begin')
  await client.query('select 1 from slot where id = $1 for update', [id])
  return {
    waiting: async () =>
      (
        await medibook.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).map(({ pid }) => pid),
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

test('a session opened on one process is valid on the others, and closing it on one closes it on all', async () => {
  const { data } = await server(0).call('login', {
    body: { type: 'password', username: 'demo', password: 'Demo-2026' },
  })
  const session = data.thirdSession
  const check = (index: number) => server(index).call('checkSession', { session })
  expect(tally([await check(1), await check(2)])).toEqual({ 0: 2 })
  await server(1).call('logout', { session, body: {} })
  expect(tally([await check(0), await check(2)])).toEqual({ 60001: 2 })
})

test('deadlines due on three processes concurrently are processed once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_unused, index) =>
      send(server(index), buyer(10 + index), placeBody(buyer(10 + index), inSlot('t-due'))),
    ),
  )
  expect(tally(answers)).toEqual({ 0: 20 })
  // One process moves the clock for all, and each runs the jobs due then.
  await Promise.all(
    [31 * MINUTE_MS, 1, 1].map((advanceMs, index) =>
      server(index).ask('POST', '/sandbox/clock', { body: { advanceMs } }),
    ),
  )
  expect(await taken('t-due')).toBe(0)
  expect(
    await value(
      `select count(*) from order_info where user_id = any($1) and status = '5' and cancel_reason = 'deadline'`,
      [crowd.slice(10, 30).map(({ id }) => id)],
    ),
  ).toBe(20)
  expect(await stock('t-package')).toBe(1000)
  expect(await brokenRules()).toEqual({})
})

test('after a process is killed under load, repeated requests sell exactly the places', async () => {
  const victim = servers[2] as ServerProcess
  let answered = 0
  let lost = 0
  let killed: Promise<unknown> | null = null
  const buy = async (user: TestUser, index: number): Promise<Envelope<{ id: string }>> => {
    const body = placeBody(user, inSlot('t-load'))
    for (let attempt = 0; ; attempt += 1) {
      const target = server(index + attempt)
      try {
        const answer = await send(target, user, body)
        answered += 1
        if (answered === 25) killed = victim.end('SIGKILL')
        return answer
      } catch (error) {
        if (attempt > 3) throw error
        lost += 1
      }
    }
  }
  const answers = await Promise.all(crowd.slice(40, 240).map(buy))
  await killed
  expect(lost).toBeGreaterThan(0)
  expect(tally(answers)).toEqual({ 0: 50, 70201: 150 })
  expect(await value(`select count(*) from order_booking where slot_id = 't-load' and state = 'held'`)).toBe(
    50,
  )
  expect(await brokenRules()).toEqual({})
  servers = servers.slice(0, 2)
})

test('a process that receives SIGTERM finishes open calls, refuses new ones, and exits with 0', async () => {
  const hold = await holdSlot('t-finish')
  const last = servers.pop() as ServerProcess
  const answer = send(last, buyer(0), placeBody(buyer(0), inSlot('t-finish')))
  await until(async () => (await hold.waiting()).length > 0)
  const ended = last.end('SIGTERM')
  await until(async () => last.log().includes('"closing"'))
  await hold.release()
  expect(await answer).toMatchObject({ code: 0 })
  expect(await ended).toEqual({ exitCode: 0, signal: null })
  expect(await taken('t-finish')).toBe(1)
})

test('a process killed while placing an order leaves nothing of it; the same request succeeds on another', async () => {
  const stockBefore = await stock('t-package')
  const hold = await holdSlot('t-held')
  const body = placeBody(buyer(1), inSlot('t-held'))
  const victim = servers.pop() as ServerProcess
  const answer = send(victim, buyer(1), body).then(
    () => 'answered',
    () => 'broken',
  )
  await until(async () => (await hold.waiting()).length > 0)
  const [backend] = await hold.waiting()
  await victim.end('SIGKILL')
  expect(await answer).toBe('broken')
  await hold.release()
  await until(
    async () => (await value('select count(*) from pg_stat_activity where pid = $1', [backend])) === 0,
  )
  expect(await value('select count(*) from order_info where user_id = $1', [buyer(1).id])).toBe(0)
  expect(await value('select count(*) from idempotency_key where user_id = $1', [buyer(1).id])).toBe(0)
  expect({ taken: await taken('t-held'), stock: await stock('t-package') }).toEqual({
    taken: 0,
    stock: stockBefore,
  })
  expect(await medibook.call('placeOrder', { session: buyer(1).session, body })).toMatchObject({ code: 0 })
  expect(await taken('t-held')).toBe(1)
})
