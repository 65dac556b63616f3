import { createHash } from 'node:crypto'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addGoods, addShop, insert, nextId, text } from '../support/goods-world'
import type { MedibookServer } from '../support/medibook-global'
import { addUser, place } from '../support/order-world'

/** A second server, which is notified of changes through the database. */
let other: MedibookServer
/** A server without a cache, whose answers always come from the database. */
let plain: MedibookServer

beforeAll(async () => {
  other = await medibook.startServer()
  plain = await medibook.startServer({ ANSWER_CACHE_MB: '0' })
  // The first answer opens the connection on which changes are received.
  for (const server of [medibook, other]) await untilKept(server, routePath('categoryTree'))
})

const kept = (server: MedibookServer): number => server.server.app.answers.size().answers

/** Requests until the answer is cached; from then on changes are received. */
async function untilKept(server: MedibookServer, url: string): Promise<void> {
  for (;;) {
    await server.inject(url)
    if (kept(server) > 0) return
    await new Promise(setImmediate)
  }
}

const goodsUrl = (id: string): string => routePath('goodsDetail', { id })
const bodyOf = async (server: MedibookServer, url: string, lang = 'en'): Promise<string> =>
  (await server.inject({ url, lang })).body

async function untilEqual(read: () => Promise<string>, wanted: string): Promise<void> {
  while ((await read()) !== wanted) await new Promise(setImmediate)
}

async function newGoods(): Promise<string> {
  const id = nextId('spu-kept')
  await addGoods(id, { stock: 9, isBookable: false, slotKind: null })
  return id
}

test('an answer is computed once and then sent unchanged', async () => {
  const id = await newGoods()
  const first = await medibook.inject({ url: goodsUrl(id), lang: 'en' })
  const before = kept(medibook)
  const second = await medibook.inject({ url: goodsUrl(id), lang: 'en' })
  expect(second.body).toBe(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(kept(medibook)).toBe(before)
})

test('it has the headers that a browser needs for revalidation', async () => {
  const url = goodsUrl(await newGoods())
  const { headers, body } = await medibook.inject({ url, lang: 'en' })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
  })
  expect(headers.vary).toMatch(/Accept-Language/)
  expect(headers['x-request-id']).toBeTruthy()
  const again = await medibook.inject({ url, lang: 'en', headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  const chinese = await medibook.inject({
    url,
    lang: 'zh-Hant',
    headers: { 'if-none-match': headers.etag ?? '' },
  })
  expect(chinese.statusCode).toBe(200)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('an answer is sent in an encoding that the client accepts: %s', async (accepted, sent) => {
  const id = await newGoods()
  // short answers are sent uncompressed
  await medibook.query('update spu set description = $2 where id = $1', [id, text('long '.repeat(1_000))])
  const url = goodsUrl(id)
  for (const _ of ['made', 'kept']) {
    const { headers } = await medibook.inject({
      url,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(sent)
  }
})

test('a changed answer has another ETag', async () => {
  const id = await newGoods()
  const { headers } = await medibook.inject({ url: goodsUrl(id), lang: 'en' })
  await medibook.query('update spu set name = $2 where id = $1', [id, text('renamed')])
  const again = await medibook.inject({
    url: goodsUrl(id),
    lang: 'en',
    headers: { 'if-none-match': headers.etag ?? '' },
  })
  expect(again.statusCode).toBe(200)
  expect(again.body).toContain('renamed')
})

describe('changes of data are visible in the next answer', () => {
  const changes: [what: string, change: (id: string) => Promise<unknown>][] = [
    [
      'a text',
      (id) => medibook.query('update spu set sell_point = $2 where id = $1', [id, text('new words')]),
    ],
    ['a price', (id) => medibook.query('update spu set price_down_cents = 777 where id = $1', [id])],
    ['the stock', (id) => medibook.query('update sku set stock = 3 where spu_id = $1', [id])],
    ['a shelf', (id) => medibook.query('update spu set is_on_shelf = false where id = $1', [id])],
    ['a clinic', (id) => insertClinicOf(id)],
    [
      'a setting',
      () =>
        medibook.query(
          `insert into custom_config (custom_code, config_value) values ('display_sales_and_price', $1)
           on conflict (custom_code) do update set config_value = excluded.config_value`,
          [{ en: 'none' }],
        ),
    ],
  ]
  test.each(changes)('%s', async (_what, change) => {
    const id = await newGoods()
    const before = await bodyOf(medibook, goodsUrl(id))
    const elsewhere = await bodyOf(other, goodsUrl(id))
    expect(elsewhere).toBe(before)
    await change(id)
    const after = await bodyOf(medibook, goodsUrl(id))
    expect(after).not.toBe(before)
    expect(after).toBe(await bodyOf(plain, goodsUrl(id)))
    // The other server is notified a moment later.
    await untilEqual(() => bodyOf(other, goodsUrl(id)), after)
  })

  async function insertClinicOf(id: string): Promise<void> {
    const shop = nextId('shop-kept')
    await addShop(shop)
    await insert('spu_shop', { spu_id: id, shop_id: shop })
  }
})

test('a change takes effect when its transaction is committed', async () => {
  const id = await newGoods()
  const before = await bodyOf(medibook, goodsUrl(id))
  const client = await medibook.server.app.pool.connect()
  try {
    await client.query('begin')
    await client.query('update sku set stock = 1 where spu_id = $1', [id])
    expect(await bodyOf(medibook, goodsUrl(id))).toBe(before)
    await client.query('commit')
    expect(await bodyOf(medibook, goodsUrl(id))).not.toBe(before)
  } finally {
    client.release()
  }
})

test('an order reduces the stock shown to everyone', async () => {
  const id = await newGoods()
  const user = await addUser()
  const stockOf = async (server: MedibookServer): Promise<number | undefined> =>
    (await server.call('goodsDetail', { params: { id } })).data.skus[0]?.stock
  expect(await stockOf(medibook)).toBe(9)
  expect(await place(user, { goods: id, quantity: 2, expected: '2000.00' })).toMatchObject({ code: 0 })
  expect(await stockOf(medibook)).toBe(7)
})

test('a time-dependent answer follows the clock', async () => {
  const id = nextId('notice')
  const soon = new Date(medibook.clock.now().getTime() + 2_000)
  await insert('notice', {
    id,
    title: text('soon'),
    content: text('soon'),
    start_time: soon.toISOString(),
    end_time: new Date(soon.getTime() + 60_000).toISOString(),
  })
  const listed = async () => (await medibook.call('noticeList')).data.some((row) => row.id === id)
  expect(await listed()).toBe(false)
  await medibook.clock.advance(2_500)
  expect(await listed()).toBe(true)
})

describe('answers contain no personal data', () => {
  test('the answer does not depend on the caller', async () => {
    const { session } = await addUser()
    const id = await newGoods()
    await medibook.call('favouriteAdd', { session, body: { kind: 'goods', targetId: id } })
    for (const url of [
      goodsUrl(id),
      `${routePath('goodsPageAll')}?size=40`,
      `${routePath('search')}?keyword=spu`,
    ]) {
      const nobody = await medibook.inject({ url, lang: 'en' })
      const somebody = await medibook.inject({ url, lang: 'en', session })
      const invalid = await medibook.inject({ url, lang: 'en', session: 'no-session' })
      expect(somebody.body).toBe(nobody.body)
      expect(invalid.body).toBe(nobody.body)
      expect(somebody.headers['set-cookie']).toBeUndefined()
    }
  })
})

test('refusals are not cached', async () => {
  const id = nextId('spu-later')
  expect(await medibook.call('goodsDetail', { params: { id } })).toMatchObject({ code: 40400 })
  await addGoods(id)
  expect(await medibook.call('goodsDetail', { params: { id } })).toMatchObject({ code: 0 })
})

test('a request with a position is not cached', async () => {
  const before = kept(medibook)
  expect(await medibook.call('shopPage', { query: { latitude: '22.3', longitude: '114.2' } })).toMatchObject({
    code: 0,
  })
  expect(kept(medibook)).toBe(before)
})

/** Deterministic pseudo-random numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

test('after any writes, a cached answer equals a new one from the database', async () => {
  const ids = [await newGoods(), await newGoods(), await newGoods()]
  const shop = nextId('shop-kept')
  await addShop(shop)
  const random = numbers(13)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random.next().value * from.length)] as T
  const urls = [
    ...ids.map(goodsUrl),
    `${routePath('goodsPageAll')}?size=40&descs=create_time`,
    `${routePath('goodsPageAll')}?shopId=${shop}`,
    routePath('shopDetail', { id: shop }),
    `${routePath('search')}?keyword=spu-kept`,
    routePath('categoryTree'),
  ]
  const writes: (() => Promise<unknown>)[] = [
    () => medibook.query('update spu set sale_num = sale_num + 1 where id = $1', [pick(ids)]),
    () => medibook.query('update sku set stock = stock - 1 where spu_id = $1', [pick(ids)]),
    () => medibook.query('update spu set is_on_shelf = not is_on_shelf where id = $1', [pick(ids)]),
    () => medibook.query('update spu set price_down_cents = price_down_cents + 1 where id = $1', [pick(ids)]),
    () =>
      medibook.query('insert into spu_shop (spu_id, shop_id) values ($1, $2) on conflict do nothing', [
        pick(ids),
        shop,
      ]),
    () => medibook.query('delete from spu_shop where spu_id = $1', [pick(ids)]),
    () => medibook.query('update shop set phone = $2 where id = $1', [shop, String(random.next().value)]),
    () => medibook.query('update category set sort = sort + 1'),
  ]
  for (let step = 0; step < 40; step += 1) {
    await pick(writes)()
    const url = pick(urls)
    expect(await bodyOf(medibook, url)).toBe(await bodyOf(plain, url))
  }
})
