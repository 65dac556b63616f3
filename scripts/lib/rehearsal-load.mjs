// Simulated buyers that place orders continuously; each repeats its request until it is accepted.
import { randomUUID } from 'node:crypto'
import { routeOf } from './route-paths.mjs'

const SHOP = 'rehearsal-shop'
const GOODS = 'rehearsal-goods'
const SLOT = 'rehearsal-slot'
const PLACES = 1_000_000
const BUSY = 60000
const PAUSE_MS = 50
const LONGEST_CALL_MS = 40_000
const DAY_MS = 86_400_000

const words = (text) => JSON.stringify({ 'zh-Hant': text, 'zh-Hans': text, en: text })
const openDays = JSON.stringify(
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '00:00', close: '00:00' })),
)

/** The goods for sale: one clinic, one package, one slot with enough capacity for all. */
const wares = (now) => [
  [
    `insert into shop (id, kind, name, region, district, address, transport, intro, phone, latitude, longitude, zone,
       hours, pic_urls, tags, rating_tenths, sort)
     values ($1, 'clinic', $2, 'HK', $2, $2, $2, $2, '+852 2000 0000', 22.28, 114.15, 'Asia/Hong_Kong',
       $3, '[]', '[]', 48, 1)`,
    [SHOP, words('Rehearsal'), openDays],
  ],
  [
    `insert into spu (id, spu_code, kind, name, sell_point, category_id, pic_urls, is_on_shelf, price_down_cents,
       price_up_cents, is_bookable, is_free, slot_kind, description, notice, service_content, key_screenings,
       package_groups, preparations, sex, eligibility_text, needles, needle_intervals, duration_minutes, refund_text,
       tax_basis_points, freight_cents, is_cross_border, create_time, search_text, is_deleted, is_price_hidden)
     values ($1::text, $1::text, 'package', $2, $2, 'none', '[]', true, 100000, 100000, true, false,
       'exam', $2, $2, '[]', '[]',
       '[]', '[]', '0', $2, 0, '[]', 30, $2, 0, 0, false, $3, $1::text, false, false)`,
    [GOODS, words('Rehearsal'), now.toISOString()],
  ],
  [
    `insert into sku (id, spu_id, name, pic_url, sales_price_cents, stock, is_enabled, specs)
     values ($1::text || '-sku', $1::text, $2, '', 100000, $3, true, '[]')`,
    [GOODS, words('Rehearsal'), PLACES],
  ],
  [`insert into spu_shop (spu_id, shop_id) values ($1, $2)`, [GOODS, SHOP]],
  [
    `insert into slot (id, shop_id, slot_kind, date, time, capacity) values ($1, $2, 'exam', $3, '10:00', $4)`,
    [SLOT, SHOP, new Date(now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10), PLACES],
  ],
]

const buyers = (count, now) => [
  [
    `insert into app_user (id, nick_name, headimg_url, create_time)
     select 'buyer-' || n, 'Buyer', '', $1 from generate_series(1, $2::int) n`,
    [now.toISOString(), count],
  ],
  [
    `insert into person (id, user_id, name, relation, phone_code, phone, birth_date, sex, address, create_time)
     select 'person-' || n, 'buyer-' || n, 'Buyer', 'self', '+852', '91234567', '1990-01-01', '2', '', $1
     from generate_series(1, $2::int) n`,
    [now.toISOString(), count],
  ],
  [
    `insert into session (token_hash, user_id, create_time, expire_time)
     select encode(sha256(convert_to('token-' || n, 'UTF8')), 'hex'), 'buyer-' || n, $1, $1::timestamptz
       + interval '4 hours'
     from generate_series(1, $2::int) n`,
    [now.toISOString(), count],
  ],
]

/**
 * Writes the rows that the load needs to a migrated, empty database.
 *
 * @param {(text: string, values: unknown[]) => Promise<unknown>} ask
 */
export async function prepareLoad(ask, buyerCount) {
  const now = new Date()
  for (const [text, values] of [...wares(now), ...buyers(buyerCount, now)]) await ask(text, values)
}

const orderForm = (number) => ({
  idempotencyKey: randomUUID(),
  lines: [{ spuId: GOODS, skuId: `${GOODS}-sku`, quantity: 1 }],
  shopId: SHOP,
  slotId: SLOT,
  personId: `person-${number}`,
  buyerName: 'Chan Tai Man',
  buyerPhoneCode: '+852',
  buyerPhone: '91234567',
  protocolAccepted: '1',
  expectedPrice: '1000.00',
})

async function send(server, number, form) {
  const { method, path } = routeOf('placeOrder')
  const response = await fetch(`${server}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'third-session': `token-${number}` },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
  })
  return response.json()
}

/**
 * Starts placing orders until stopped.
 *
 * @param {{ servers: string[], workers: number, buyerCount: number }} options URLs of the servers
 * @returns {{ acknowledged: { id: string, atMs: number }[], refused: Set<number>, retries: () => number,
 * stop: () => Promise<void> }}
 */
export function startLoad({ servers, workers, buyerCount }) {
  const acknowledged = []
  const refused = new Set()
  let retries = 0
  let isStopped = false
  let next = 0

  const order = async (number, worker) => {
    const form = orderForm(number)
    for (let attempt = 0; ; attempt += 1) {
      const server = servers[(worker + attempt) % servers.length]
      const answer = await send(server, number, form).catch(() => ({ code: BUSY }))
      if (answer.code === 0) return acknowledged.push({ id: answer.data.id, atMs: performance.now() })
      if (answer.code !== BUSY) return refused.add(answer.code)
      retries += 1
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS)
      })
    }
  }
  const work = async (worker) => {
    while (!isStopped && next < buyerCount) await order((next += 1), worker)
  }
  const ended = Promise.all(Array.from({ length: workers }, (_unused, worker) => work(worker)))
  return {
    acknowledged,
    refused,
    retries: () => retries,
    async stop() {
      isStopped = true
      await ended
    },
  }
}
