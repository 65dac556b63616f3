import type { MedibookServer } from '../support/medibook-global'

const HOUR_MS = 3_600_000
afterEach(() => medibook.clock.reset())

const pages = [
  '/sandbox',
  '/sandbox/outbox',
  '/sandbox/outbox.json',
  '/sandbox/cashier',
  '/sandbox/cashier/none',
  '/sandbox/desk',
  '/sandbox/clock',
]

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + 5000
  while (!(await check())) {
    if (Date.now() > deadlineMs) throw new Error('It did not come true within 5 seconds')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('the sandbox', () => {
  test('does not exist in production unless enabled by name', async () => {
    const key = { NODE_ENV: 'production', ENCRYPTION_KEY: 'ab'.repeat(32) }
    const strict = await medibook.startServer(key)
    for (const url of pages) expect((await strict.inject(url)).statusCode).toBe(404)
    expect(
      (await strict.inject({ method: 'POST', url: '/sandbox/clock', payload: { advanceMs: 1 } })).statusCode,
    ).toBe(404)
    expect((await strict.inject('/health')).json()).toMatchObject({ sandbox: false })
    await strict.close()

    await expect(medibook.startServer({ ...key, SANDBOX: '1' })).rejects.toThrow('allow-in-production')
  })

  test('warns in production, where only the cashier is public', async () => {
    const asked = await medibook.startServer({
      NODE_ENV: 'production',
      ENCRYPTION_KEY: 'ab'.repeat(32),
      SANDBOX: 'allow-in-production',
      SANDBOX_PASSWORD: 'correct-horse-2026',
      PAYMENT_SECRET: 'a-secret',
    })
    const status = async (url: string, password?: string): Promise<number> => {
      const authorization = `Basic ${Buffer.from(`desk:${password ?? ''}`).toString('base64')}`
      return (await asked.inject({ url, headers: password === undefined ? {} : { authorization } }))
        .statusCode
    }
    expect(asked.log()).toContain('THE SANDBOX IS ON IN PRODUCTION')
    for (const url of pages.filter((page) => page !== '/sandbox/cashier/none')) {
      expect(await status(url)).toBe(401)
      expect(await status(url, 'wrong')).toBe(401)
      expect(await status(url, 'correct-horse-2026')).toBe(200)
    }
    expect(await status('/sandbox/cashier/none')).toBe(404)
    expect(await status('/docs/')).toBe(404)
    expect(await status('/openapi.json')).toBe(404)
    await asked.close()
  })

  test('shows its pages for staff in Chinese and English', async () => {
    for (const url of ['/sandbox', '/sandbox/outbox', '/sandbox/desk']) {
      const chinese = await medibook.inject({ url, lang: 'zh-HK' })
      expect(chinese.statusCode).toBe(200)
      expect(chinese.body).toContain('<html lang="zh-Hant">')
      expect((await medibook.inject({ url, lang: 'fr' })).body).toContain('<html lang="en">')
    }
  })

  test.each([
    ['zh-Hant', '最近的付款'],
    ['zh-Hans', '最近的付款'],
    ['en', 'Recent payments'],
    ['fr', 'Paiements récents'],
    ['es', 'Pagos recientes'],
    ['ja', '最近の支払い'],
  ])('shows buyers the cashier in their language: %s', async (lang, title) => {
    const { body } = await medibook.inject({ url: '/sandbox/cashier', lang })
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).toContain(title)
  })
})

describe('the clock', () => {
  const read = (server: MedibookServer) =>
    server.call<{ offsetMs: number; nowMs: number }>('GET', '/sandbox/clock')

  test('is advanced for every process on the database', async () => {
    const second = await medibook.startServer()
    const before = second.clock.now().getTime()
    const moved = await medibook.call('POST', '/sandbox/clock', { body: { advanceMs: 2 * HOUR_MS } })
    expect(moved).toMatchObject({ code: 0, data: { offsetMs: 2 * HOUR_MS } })
    await eventually(async () => (await read(second)).data.offsetMs === 2 * HOUR_MS)
    expect(second.clock.now().getTime()).toBeGreaterThanOrEqual(before + 2 * HOUR_MS)

    await second.call('POST', '/sandbox/clock', { body: { advanceMs: HOUR_MS } })
    await eventually(async () => (await read(medibook)).data.offsetMs === 3 * HOUR_MS)

    const third = await medibook.startServer()
    expect((await read(third)).data.offsetMs).toBe(3 * HOUR_MS)
    await medibook.call('POST', '/sandbox/clock/reset')
    await eventually(async () => (await read(third)).data.offsetMs === 0)
    await second.close()
    await third.close()
  })

  test('ignores a late notification of an earlier change', async () => {
    await medibook.call('POST', '/sandbox/clock', { body: { advanceMs: HOUR_MS } })
    const move = 2 * HOUR_MS
    // another process has advanced the clock further; the notification of an earlier change arrives last
    await medibook.query(
      `with moved as (update sandbox_state set value = to_jsonb($1::int) where key = 'clockOffsetMs'
        returning key) select pg_notify('sandbox_clock', '1') from moved`,
      [move],
    )
    const seen = new Set<number>()
    await eventually(async () => seen.add((await read(medibook)).data.offsetMs).has(move))
    expect([...seen].filter((offsetMs) => offsetMs !== HOUR_MS && offsetMs !== move)).toEqual([])
  })

  test('ignores a query result from before the last change', async () => {
    const { openSandboxClock } =
      medibook.server.load<typeof import('../../server/demo/clock')>('demo/clock.ts')
    const { database } = medibook.server
    const arrivals: (() => void)[] = []
    let isSlow = false
    // a network that delivers results only when released
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name !== 'select' || !isSlow
          ? (Reflect.get(target, name) as unknown)
          : () => ({
              from: (table: Parameters<ReturnType<typeof target.select>['from']>[0]) => ({
                where: async (condition: import('drizzle-orm').SQL) => {
                  const rows = await target.select().from(table).where(condition)
                  await new Promise<void>((resolve) => {
                    arrivals.push(resolve)
                  })
                  return rows
                },
              }),
            }),
    })
    const clock = await openSandboxClock({ ...database, db })
    try {
      isSlow = true
      await medibook.query(`select pg_notify('sandbox_clock', '')`)
      await eventually(() => arrivals.length === 1)
      await clock.advance(HOUR_MS)
      await eventually(() => arrivals.length === 2)
      arrivals[0]?.()
      await new Promise((resolve) => setImmediate(resolve))
      expect(clock.offsetMs()).toBe(HOUR_MS)
      arrivals[1]?.()
    } finally {
      await clock.close()
    }
  })

  test('only advances, by whole milliseconds', async () => {
    for (const advanceMs of [0, -1, 1.5, '60000', null]) {
      expect(await medibook.call('POST', '/sandbox/clock', { body: { advanceMs } })).toMatchObject({
        code: 40000,
        data: { field: 'advanceMs' },
      })
    }
  })
})

describe('the outbox', () => {
  test('stores sent messages newest first, found by a number in any notation', async () => {
    const { messages } = medibook.server.ports
    await messages.send({ channel: 'sms', to: '+852 91234567', text: 'Your code is 246810' })
    await medibook.clock.advance(1000)
    await messages.send({
      channel: 'email',
      to: 'a.chan@example.com',
      subject: 'Welcome',
      text: '<b>Hello</b>',
    })
    const list = async (to?: string) =>
      (
        await medibook.inject({ url: '/sandbox/outbox.json', ...(to === undefined ? {} : { query: { to } }) })
      ).json() as unknown as { to: string; code: string | null }[]
    expect((await list()).map((message) => message.to)).toEqual(['a.chan@example.com', '+852 91234567'])
    for (const to of ['+852 91234567', '+85291234567', '91234567', '852 9123 4567'])
      expect(await list(to)).toMatchObject([{ code: '246810' }])
    expect(await list('81234567')).toEqual([])
    const page = (await medibook.inject('/sandbox/outbox')).body
    expect(page).toContain('246810')
    expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;')
  })
})

describe('jobs', () => {
  test('run in one process at a time, and a failing one does not stop the others', async () => {
    const second = await medibook.startServer()
    let running = 0
    let mostAtOnce = 0
    let runs = 0
    const job = {
      name: 'probe',
      everyMs: 3_600_000,
      run: async () => {
        running += 1
        runs += 1
        mostAtOnce = Math.max(mostAtOnce, running)
        await medibook.query('select pg_sleep(0.05)')
        running -= 1
      },
    }
    medibook.server.app.jobs.register(job)
    second.server.app.jobs.register(job)
    await Promise.all([medibook.runDueJobs(), second.runDueJobs(), medibook.runDueJobs()])
    expect({ runs, mostAtOnce }).toEqual({ runs: 3, mostAtOnce: 1 })
    await second.close()
  })
})
