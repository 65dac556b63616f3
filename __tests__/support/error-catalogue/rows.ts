import type { Envelope } from '@/api/error-catalogue'
import { routePath } from '../../../scripts/lib/route-paths.mjs'

/** What the transport fixture does with the call: answers, never answers, or refuses the connection. */
export type Play = { status: number; body: unknown } | 'hang' | 'refuse'

export interface Row {
  name: string
  path: string
  method?: 'GET' | 'POST'
  play: Play
  expected: {
    resolves?: Envelope
    /** Value with which the low-level call rejects; 'error' means the plain ApiError. */
    rejects?: unknown
    kind?: string
    dialog: null | { title: string; text: string | RegExp }
    clearsSession?: boolean
  }
}

const PAGE = routePath('goodsPageAll')
const PRICE = routePath('calculateOrderPrice')
const ok = { code: 0, msg: 'success', data: { id: '7' } }
const business = (code: number, msg = 'no more places') => ({ status: 200, body: { code, msg, data: null } })
const prompt = (text: string | RegExp) => ({ title: '提示', text })
const silentBody = (
  name: string,
  path: string,
  method: 'GET' | 'POST',
  body: { code: number; msg: string; data: null },
): Row => ({
  name,
  path,
  method,
  play: { status: 200, body },
  expected: { rejects: body, kind: 'business', dialog: null },
})

/** Every row of the error catalogue (specification, section 8) with its expected result. */
export const rows: Row[] = [
  {
    name: 'body code 0',
    path: PAGE,
    play: { status: 200, body: ok },
    expected: { resolves: ok, dialog: null },
  },
  {
    name: 'body code 500',
    path: PAGE,
    play: business(500, 'stack trace'),
    expected: { rejects: 'error', kind: 'business', dialog: prompt('系統錯誤') },
  },
  ...[60001, 60002].map((code): Row => ({
    name: `body code ${code}`,
    path: PAGE,
    play: business(code),
    expected: { rejects: 'error', kind: 'session', dialog: null, clearsSession: true },
  })),
  ...[91001, 91002, 91003, 70008].map((code): Row => ({
    name: `body code ${code}`,
    path: PAGE,
    play: business(code),
    expected: { rejects: code, kind: 'business', dialog: null },
  })),
  ...[
    '優惠碼不存在',
    '优惠码不存在',
    'Discount code does not exist',
    'Ce code de réduction n’existe pas',
    'El código de descuento no existe',
    'この割引コードは存在しません',
  ].map((msg) => silentBody(`calculateOrderPrice: ${msg}`, PRICE, 'POST', { code: 70101, msg, data: null })),
  {
    name: 'calculateOrderPrice with another message',
    path: PRICE,
    method: 'POST',
    play: business(70101, 'The code has expired'),
    expected: { rejects: 'The code has expired', kind: 'business', dialog: prompt('The code has expired') },
  },
  silentBody('unBooking', routePath('unBooking'), 'GET', {
    code: 70001,
    msg: 'cancelled already',
    data: null,
  }),
  {
    name: 'cancelDose is not unBooking',
    path: routePath('cancelDose'),
    play: business(70001, 'locked'),
    expected: { rejects: 'locked', kind: 'business', dialog: prompt('locked') },
  },
  silentBody('booking/alipay', routePath('payAlipayPage'), 'GET', {
    code: 70004,
    msg: 'paid already',
    data: null,
  }),
  silentBody('booking/alipay on the web', routePath('payAlipayWeb'), 'POST', {
    code: 70004,
    msg: 'paid already',
    data: null,
  }),
  silentBody('booking/wechat', routePath('payWechatWeb'), 'POST', {
    code: 70004,
    msg: 'paid already',
    data: null,
  }),
  {
    name: 'any other non-zero code',
    path: PAGE,
    play: business(80004, '商品已下架'),
    expected: { rejects: '商品已下架', kind: 'business', dialog: prompt('商品已下架') },
  },
  {
    name: 'HTTP 404',
    path: PAGE,
    play: { status: 404, body: { code: 404, msg: 'x' } },
    expected: { rejects: 'error', kind: 'http', dialog: prompt('介面請求失敗，請檢查手機網絡') },
  },
  {
    name: 'HTTP 503 with message fields',
    path: PAGE,
    play: {
      status: 503,
      body: { error: 'Service Unavailable', msg: 'maintenance', message: 'back at noon' },
    },
    expected: {
      rejects: 'error',
      kind: 'http',
      dialog: prompt('Service Unavailable maintenance back at noon'),
    },
  },
  {
    name: 'HTTP 500 without a body',
    path: PAGE,
    play: { status: 500, body: null },
    expected: { rejects: 'error', kind: 'http', dialog: prompt('HTTP 500') },
  },
  {
    name: 'HTTP 200 without an envelope',
    path: PAGE,
    play: { status: 200, body: null },
    expected: { rejects: 'error', kind: 'http', dialog: prompt('系統錯誤') },
  },
  {
    name: 'network failure',
    path: PAGE,
    play: 'refuse',
    expected: { rejects: 'error', kind: 'network', dialog: prompt(/^介面請求錯誤：.+ \S+$/) },
  },
  {
    name: 'time-out',
    path: PAGE,
    method: 'POST',
    play: 'hang',
    expected: { rejects: 'error', kind: 'timeout', dialog: null },
  },
]
