import type { MedibookServer } from '../support/medibook-global'

const PROBE = ['../__tests__/support/probe-module.ts']
const HOUR_MS = 3_600_000
let probe: MedibookServer

beforeAll(async () => {
  probe = await medibook.startServer({}, PROBE)
  await medibook.query(`create table probe_count (number serial primary key, text text not null)`)
})

afterEach(() => medibook.clock.reset())

const mine = (
  options: { session?: string; body?: unknown; headers?: Record<string, string>; lang?: string } = {},
) => probe.call('POST', '/probe/mine', { body: { text: 'x' }, ...options })

describe('session', () => {
  test('answers 60002 without a token and 60001 for an unknown one, before validating the input', async () => {
    expect(await mine({ lang: 'en' })).toEqual({ code: 60002, msg: 'Please sign in first', data: null })
    expect(await mine({ session: '', body: {} })).toMatchObject({ code: 60002 })
    expect(await mine({ session: 'unknown', body: {} })).toMatchObject({ code: 60001, data: null })
    expect(await mine({ session: 'x'.repeat(5000) })).toMatchObject({ code: 60001 })
  })

  test("opens the user's calls for four hours", async () => {
    const session = await probe.signIn('user-1')
    expect(await mine({ session })).toMatchObject({ code: 0, data: { userId: 'user-1' } })
    await probe.clock.advance(4 * HOUR_MS - 60_000)
    expect(await mine({ session })).toMatchObject({ code: 0 })
    await probe.clock.advance(60_000)
    expect(await mine({ session })).toMatchObject({ code: 60001 })
  })

  test('public calls ignore an expired token', async () => {
    expect(await probe.call('GET', '/probe/leak', { session: 'expired' })).toMatchObject({ code: 0 })
  })

  test('of a person does not act for an enterprise', async () => {
    expect(await probe.call('GET', '/probe/company')).toMatchObject({ code: 60002 })
    expect(
      await probe.call('GET', '/probe/company', { session: await probe.signIn('user-1') }),
    ).toMatchObject({ code: 71508 })
  })

  test('stores only a hash of the token, and removes expired ones', async () => {
    const session = await probe.signIn('user-2')
    const rows = await medibook.query<{ token_hash: string }>(
      `select token_hash from session where user_id = 'user-2'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(session)
    await probe.clock.advance(4 * HOUR_MS + 1000)
    expect(await medibook.query(`select 1 from session where user_id = 'user-2'`)).toEqual([])
  })

  test('uses the configured header and path prefix', async () => {
    const other = await medibook.startServer({ SESSION_HEADER: 'thirdSession', API_PREFIX: '/hk' }, PROBE)
    const session = await other.signIn('user-3')
    const send = (header: string, url = '/hk/probe/mine') =>
      other.call('POST', url, { body: { text: 'x' }, headers: { [header]: session } })
    expect(await send('thirdSession')).toMatchObject({ code: 0, data: { userId: 'user-3' } })
    expect(await send('third-session')).toMatchObject({ code: 60002 })
    expect(await send('thirdSession', '/probe/mine')).toMatchObject({ code: 40400 })
    await other.close()
  })
})

describe('idempotency', () => {
  const place = (session: string, key: string, text: string, isRefused?: boolean) =>
    probe.call<{ number: number }>('POST', '/probe/once', {
      session,
      body: { idempotencyKey: key, text, isRefused },
    })
  const countOf = async (text: string) =>
    (await medibook.query('select 1 from probe_count where text = $1', [text])).length

  test('a repetition gets the first answer', async () => {
    const session = await probe.signIn('user-1')
    const first = await place(session, 'key-1', 'repeated')
    expect(first.code).toBe(0)
    expect(await place(session, 'key-1', 'repeated')).toEqual(first)
    expect(await countOf('repeated')).toBe(1)
  })

  test('a concurrent repetition gets the first answer, on any server', async () => {
    const session = await probe.signIn('user-1')
    const second = await medibook.startServer({}, PROBE)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_item, index) =>
        (index % 2 ? second : probe).call('POST', '/probe/once', {
          session,
          body: { idempotencyKey: 'key-2', text: 'at once' },
        }),
      ),
    )
    expect(await countOf('at once')).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 0 })
    await second.close()
  })

  test("the same key with another request is refused; another account's is another key", async () => {
    const session = await probe.signIn('user-1')
    await place(session, 'key-3', 'mine')
    expect(await place(session, 'key-3', 'changed')).toMatchObject({
      code: 40000,
      data: { field: 'idempotencyKey', rule: 'reused' },
    })
    expect(await place(await probe.signIn('user-9'), 'key-3', 'theirs')).toMatchObject({ code: 0 })
    expect(await countOf('changed')).toBe(0)
  })

  test('a refusal writes nothing and may be retried with the same key', async () => {
    const session = await probe.signIn('user-1')
    expect(await place(session, 'key-4', 'second try', true)).toMatchObject({ code: 70001 })
    expect(await countOf('second try')).toBe(0)
    expect(await place(session, 'key-4', 'second try')).toMatchObject({ code: 0 })
    expect(await countOf('second try')).toBe(1)
  })
})
