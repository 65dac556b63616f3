import type { CouponUser } from '../../contract/coupons'
import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { insert, newKey, nextId, type TestUser, value } from './order-world'

const text = (words: string) => ({ 'zh-Hant': words, 'zh-Hans': words, en: words })
const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
export const DAY_MS = 86_400_000

export interface CouponOptions {
  kind?: string
  value?: number
  capCents?: number | null
  minSpendCents?: number
  suitType?: string
  suits?: string[]
  total?: number
  perUser?: number
  startsInMs?: number
  endsInMs?: number
  validDays?: number | null
  validFromMs?: number
  validToMs?: number
  isClaimable?: boolean
}

export async function addCoupon(id: string, o: CouponOptions = {}): Promise<string> {
  const isDays = o.validToMs === undefined
  await insert('coupon_info', {
    id,
    name: text(id),
    remarks: text('r'),
    kind: o.kind ?? 'amount',
    value: o.value ?? 10_000,
    cap_cents: o.capCents ?? null,
    min_spend_cents: o.minSpendCents ?? 0,
    suit_type: o.suitType ?? 'all',
    total: o.total ?? 1000,
    per_user: o.perUser ?? 1,
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? 30 * DAY_MS),
    expire_type: isDays ? 'days' : 'fixed',
    valid_days: isDays ? (o.validDays ?? 7) : null,
    valid_begin_time: isDays ? null : at(o.validFromMs ?? -1000),
    valid_end_time: isDays ? null : at(o.validToMs ?? DAY_MS),
    is_claimable: o.isClaimable ?? true,
    create_time: at(0),
  })
  for (const target of o.suits ?? []) await insert('coupon_suit', { coupon_id: id, target_id: target })
  return id
}

const call = <N extends EndpointName>(name: N, user: TestUser, input: CallInput<N> = {}) =>
  medibook.call(name, { session: user.session, lang: 'en', ...input })

export const claim = (user: TestUser, couponId: string, key = newKey()) =>
  call('couponClaim', user, { body: { couponId, idempotencyKey: key } })
export async function claimed(user: TestUser, couponId: string): Promise<CouponUser> {
  const answer = await claim(user, couponId)
  if (answer.code !== 0) throw new Error(`claiming was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}
export const couponList = async (user: TestUser, list: 'Usable' | 'Used' | 'Expired') =>
  (await call(`couponUser${list}`, user)).data.records
export const ownCoupon = (user: TestUser, id: string) => call('couponUserOne', user, { params: { id } })
export const couponWithMe = (user: TestUser, id: string) => call('couponInfoMine', user, { params: { id } })
export const redeem = (user: TestUser, code: string) => call('couponCodeReceive', user, { query: { code } })
export const receivePackage = (user: TestUser, packageId: string) =>
  call('couponPackageReceive', user, {
    body: { packageId },
  })
export const forLines = (user: TestUser, goods: string, quantity = 1) =>
  call('couponUserForLines', user, {
    body: { lines: [{ spuId: goods, skuId: `${goods}-sku`, quantity }] },
  })

export async function addCouponCode(code: string, couponId: string, endsInMs = DAY_MS): Promise<void> {
  await insert('coupon_code_item', { code, coupon_id: couponId, end_time: at(endsInMs) })
}
export async function addPackage(
  id: string,
  items: Record<string, number>,
  o: { total?: number; startsInMs?: number; endsInMs?: number } = {},
): Promise<void> {
  await insert('coupon_package', {
    id,
    name: text(id),
    intro: text('i'),
    pic_url: '/assets/goods/x.svg',
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? DAY_MS),
    total: o.total ?? 100,
  })
  for (const [coupon, count] of Object.entries(items))
    await insert('coupon_package_item', { package_id: id, coupon_id: coupon, count })
}
export const claimedOf = (couponId: string) =>
  value('select claimed from coupon_info where id = $1', [couponId])
export const couponsOf = (user: TestUser) =>
  value('select count(*) from coupon_user where user_id = $1', [user.id])

/** Adds points as if granted by the platform. */
export async function addPoints(user: TestUser, points: number): Promise<void> {
  await insert('points_account', { user_id: user.id, balance: points })
  await insert('points_record', {
    id: nextId('t-points'),
    user_id: user.id,
    kind: 'granted',
    points,
    balance: points,
    create_time: at(0),
  })
}
export const balanceOf = (user: TestUser) =>
  value('select coalesce((select balance from points_account where user_id = $1), 0)', [user.id])
export const recordsOf = async (user: TestUser) =>
  (
    await medibook.query<{ kind: string; points: number }>(
      'select kind, points from points_record where user_id = $1 order by kind, points',
      [user.id],
    )
  ).map((row) => `${row.kind} ${row.points}`)
/** Accounts whose balance is not the sum of their records; must be empty. */
export const unbalanced = () =>
  medibook.query(
    `select a.user_id, a.balance, coalesce(sum(r.points), 0) as records from points_account a left
      join points_record r on r.user_id = a.user_id group by a.user_id, a.balance having a.balance <>
      coalesce(sum(r.points), 0)`,
  )

export const putInCart = (user: TestUser, body: Record<string, unknown>) => call('cartPut', user, { body })
export const cartOf = async (user: TestUser) => (await call('cartList', user)).data
export const saveCart = (user: TestUser, lines: unknown[], key = newKey()) =>
  call('cartSave', user, {
    body: { idempotencyKey: key, lines },
  })
export const removeFromCart = (user: TestUser, ids: string[]) => call('cartDelete', user, { body: ids })
export const goodsOf = (id: string) => ({ spuId: id, skuId: `${id}-sku` })

/** Returns everything that an order took, like a refund. */
export async function giveBack(orderId: string): Promise<boolean> {
  const { inTransaction } = medibook.server.load<typeof import('../../server/lib/context')>('lib/context.ts')
  const { lockOrder } = medibook.server.load<
    typeof import('../../server/contexts/commerce/orders/commands/cancel-order')
  >('contexts/commerce/orders/commands/cancel-order.ts')
  const giving = medibook.server.load<
    typeof import('../../server/contexts/commerce/orders/commands/give-back')
  >('contexts/commerce/orders/commands/give-back.ts')
  return inTransaction(medibook.server.app.contextFor(), async (tx) => {
    const order = await lockOrder(tx, orderId, null)
    if (!order) throw new Error('no such order')
    return giving.giveBack(tx, order)
  })
}
