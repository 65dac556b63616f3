import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createDataChanges } from '../../server/db/data-changes'
import { readStatement } from '../../server/db/statements'
import { createAnswerCache, type MadeAnswer } from '../../server/lib/answer-cache'

interface Chosen {
  maxBytes?: number
  maxAgeMs?: number
  graceMs?: number
}

function open({ maxBytes = 1_000_000, maxAgeMs = 60_000, graceMs = 0 }: Chosen = {}) {
  const changes = createDataChanges()
  const state = { isHearing: true, aheadMs: 0, made: 0 }
  // Started at the beginning of a clock minute, so that none ends during the test.
  const beganMs = performance.now()
  const cache = createAnswerCache({
    maxBytes,
    maxAgeMs,
    graceMs,
    changes,
    nowMs: () => 6e12 + performance.now() - beganMs + state.aheadMs,
    canHear: () => state.isHearing,
  })
  const make =
    (body: string, tables: string[] = ['spu']) =>
    () => {
      state.made += 1
      return Promise.resolve<MadeAnswer>({ body, tables })
    }
  const get = async (key: string, body = key, tables?: string[]): Promise<string> =>
    (await cache.get(key, make(body, tables))).body.toString()
  return { cache, changes, state, make, get }
}

test('an answer is cached until one of its tables changes', async () => {
  const { cache, changes, state, get } = open()
  await get('a', 'old', ['spu', 'sku'])
  changes.record(['order_info'])
  expect(await get('a', 'new', ['spu', 'sku'])).toBe('old')
  changes.record(['sku'])
  expect(cache.find('a')).toBeNull()
  expect(await get('a', 'new', ['spu', 'sku'])).toBe('new')
  changes.recordAll()
  expect(cache.find('a')).toBeNull()
  expect(state.made).toBe(2)
})

test('an answer whose data changed while it was made is not sent to later requests', async () => {
  const { cache, changes, get } = open()
  let finish = (_made: MadeAnswer): void => undefined
  const slow = cache.get('a', () => new Promise<MadeAnswer>((resolve) => (finish = resolve)))
  changes.record(['spu'])
  const later = get('a', 'new')
  finish({ body: 'old', tables: ['spu'] })
  expect((await slow).body.toString()).toBe('old')
  expect(await later).toBe('new')
  expect(await get('a', 'newest')).toBe('new')
})

test('concurrent callers wait for one computation and share its failure', async () => {
  const { cache, state, make } = open()
  const answers = await Promise.all(Array.from({ length: 5 }, () => cache.get('a', make('one'))))
  expect(new Set(answers).size).toBe(1)
  expect(state.made).toBe(1)
  const broken = (): Promise<MadeAnswer> => Promise.reject(new Error('away'))
  const failures = await Promise.allSettled([cache.get('b', broken), cache.get('b', broken)])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.get('b', make('back'))).body.toString()).toBe('back')
})

test('nothing is cached while changes cannot be received', async () => {
  const { cache, state, get } = open()
  state.isHearing = false
  await get('a')
  expect(cache.size()).toEqual({ answers: 0, bytes: 0 })
  state.isHearing = true
  await get('a')
  state.isHearing = false
  expect(cache.find('a')).toBeNull()
})

test('moving the clock invalidates every answer', async () => {
  const { cache, state, get } = open()
  await get('a')
  expect(cache.find('a')).not.toBeNull()
  state.aheadMs = 1_000
  expect(cache.find('a')).toBeNull()
})

test('an answer expires by age, and within the grace period survives a change', async () => {
  const old = open({ maxAgeMs: 0 })
  await old.get('a')
  expect(old.cache.find('a')).toBeNull()
  const young = open({ graceMs: 60_000 })
  await young.get('a')
  young.changes.record(['spu'])
  expect(young.cache.find('a')).not.toBeNull()
})

test('the least recently used answers are evicted above the limit', async () => {
  const maxBytes = 50_000
  const { cache, get } = open({ maxBytes })
  const body = 'x'.repeat(4_000)
  for (let index = 0; index < 40; index += 1) {
    await get(`key-${index}`, body)
    cache.find('key-0')
    expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(cache.find('key-0')).not.toBeNull()
  expect(cache.find('key-1')).toBeNull()
  expect(cache.find('key-39')).not.toBeNull()
  await get('large', 'x'.repeat(maxBytes))
  expect(cache.find('large')).toBeNull()
})

test('an answer is compressed once, and its compressed form counts towards the limit', async () => {
  const { cache, make } = open()
  const body = 'words '.repeat(1_000)
  const answer = await cache.get('a', make(body))
  const before = cache.size().bytes
  const [first, second] = await Promise.all([answer.compressed('gzip'), answer.compressed('gzip')])
  expect(first).toBe(second)
  expect(gunzipSync(first ?? Buffer.alloc(0)).toString()).toBe(body)
  expect(cache.size().bytes).toBe(before + (first?.length ?? 0))
  expect((await cache.get('short', make('{}'))).compressed('br')).toBeNull()
})

describe('a statement', () => {
  const written = (text: string) => [...readStatement(text).written].sort()

  test('lists the tables that it reads', () => {
    const { tables } = readStatement(
      `select "spu"."id", (select sum(stock) from sku where sku.spu_id = spu.id) from "spu" left join
        "brand" on true, shop where name = 'slot'`,
    )
    expect([...tables].sort()).toEqual(['brand', 'shop', 'sku', 'spu'])
    expect(written('select 1 from spu for update of spu')).toEqual([])
  })

  test('lists the tables that it changes', () => {
    expect(written('update "sku" set stock = 1')).toEqual(['sku'])
    expect(written('insert into spu_tag (spu_id) select id from spu')).toEqual(['spu_tag'])
    expect(written('with gone as (delete from hot_word returning 1) update nav_icon set sort = 1')).toEqual([
      'hot_word',
      'nav_icon',
    ])
    expect(written(`insert into article (id) values ('update spu set x')`)).toEqual(['article'])
  })

  test('changes only tables that it names: there are no cascades or views, and triggers only refuse', () => {
    const folder = path.join(__dirname, '..', '..', 'server', 'db', 'migrations')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(text).not.toMatch(/create\s+(or\s+replace\s+)?(view|rule|materialized)|on delete (cascade|set)/i)
      for (const [trigger] of text.matchAll(/create\s+(or\s+replace\s+)?trigger[^;]*/gi))
        expect(trigger).toMatch(/execute function "refuse_\w+"\(\)$/i)
      for (const [, body] of text.matchAll(/create\s+(?:or\s+replace\s+)?function[^;]*?\$\$(.*?)\$\$/gis))
        expect(body).not.toMatch(
          /\b(insert\s+into|update\s+["\w]+\s+set|delete\s+from|truncate|merge\s+into)\b/i,
        )
    }
  })

  test('identifies where a transaction ends', () => {
    const boundaryOf = (text: string) => readStatement(text).boundary
    expect(['begin', 'commit', 'rollback'].map(boundaryOf)).toEqual(['begin', 'commit', 'rollback'])
    expect(['savepoint sp1', 'release savepoint sp1', 'rollback to savepoint sp1'].map(boundaryOf)).toEqual([
      null,
      null,
      null,
    ])
  })
})
