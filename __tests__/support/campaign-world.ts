import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { addGoods, insert, nextId, paid, place, placed, type TestUser } from './order-world'

/** Campaigns beside the seed, for tests of bargains and groups. */
const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })
const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
export const HOUR_MS = 3_600_000

/** Shipped goods for HK$ 100.00, with plenty of stock. @returns the id */
export async function campaignGoods(stock = 10_000): Promise<string> {
  const goods = nextId('t-campaign-goods')
  await addGoods(goods, { isBookable: false, slotKind: null, kind: 'product', priceCents: 10_000, stock })
  return goods
}

interface Campaign {
  goods: string
  hours?: number
  startsInMs?: number
  endsInMs?: number
}

/** The columns common to all kinds of campaigns. */
const campaignRow = (
  id: string,
  { goods, hours = 24, startsInMs = -1000, endsInMs = 500 * HOUR_MS }: Campaign,
) => ({
  id,
  name: text(id),
  rule: text('r'),
  share_title: text('s'),
  pic_url: '/assets/goods/x.svg',
  spu_id: goods,
  sku_id: `${goods}-sku`,
  duration_minutes: hours * 60,
  start_time: at(startsInMs),
  end_time: at(endsInMs),
})

export async function addBargain(
  o: Campaign & {
    cuts?: number
    floorCents?: number
    isSelfCut?: boolean
    mustReachFloor?: boolean
    isEnabled?: boolean
  },
): Promise<string> {
  const id = nextId('t-bargain')
  await insert('bargain_info', {
    ...campaignRow(id, o),
    floor_cents: o.floorCents ?? 4_000,
    cut_count: o.cuts ?? 10,
    is_self_cut: o.isSelfCut ?? true,
    must_reach_floor: o.mustReachFloor ?? false,
    is_enabled: o.isEnabled ?? true,
  })
  return id
}

export async function addGroupon(o: Campaign & { size?: number; priceCents?: number }): Promise<string> {
  const id = nextId('t-groupon')
  await insert('groupon_info', {
    ...campaignRow(id, o),
    price_cents: o.priceCents ?? 7_000,
    groupon_num: o.size ?? 3,
  })
  return id
}

/** A call as a user, or as a visitor. */
export const callAs = <N extends EndpointName>(user: TestUser | null, name: N, input: CallInput<N> = {}) =>
  medibook.call(name, { ...input, lang: 'en', ...(user ? { session: user.session } : {}) })

export const start = (user: TestUser, bargainId: string) =>
  callAs(user, 'bargainStart', { body: { bargainId } })
export const cut = (user: TestUser, bargainUserId: string) =>
  callAs(user, 'bargainCutMake', { body: { bargainUserId } })
export const bargain = (user: TestUser | null, id: string) =>
  callAs(user, 'bargainUserDetail', { params: { id } })
export const group = (user: TestUser | null, id: string) =>
  callAs(user, 'grouponUserDetail', { params: { id } })

type Kind = 'bargain' | 'groupon'
interface BuyOptions {
  goods: string
  kind: Kind
  id: string
  expected: string
  quantity?: number
}
const buyOptions = (o: BuyOptions) => ({
  goods: o.goods,
  expected: o.expected,
  quantity: o.quantity ?? 1,
  body: { offer: { kind: o.kind, id: o.id } },
})

/** Places an order at a campaign's price. @returns the envelope */
export const buy = (user: TestUser, o: BuyOptions) => place(user, buyOptions(o))
/** Like `buy`, but must succeed. @returns the order's id */
export const bought = async (user: TestUser, o: BuyOptions): Promise<string> =>
  (await placed(user, buyOptions(o))).id

/** The group that contains an order's place. */
export async function groupOf(orderId: string): Promise<string> {
  const [row] = await medibook.query<{ group_id: string }>(
    'select group_id from groupon_user where order_id = $1',
    [orderId],
  )
  if (!row) throw new Error('The order has no place in a group')
  return row.group_id
}

/** Founds a group and pays. @returns the group's id and the order's */
export async function founded(
  user: TestUser,
  o: { goods: string; groupon: string; expected?: string },
): Promise<{ groupId: string; orderId: string }> {
  const orderId = await bought(user, {
    goods: o.goods,
    kind: 'groupon',
    id: o.groupon,
    expected: o.expected ?? '70.00',
  })
  await paid(user, orderId)
  return { groupId: await groupOf(orderId), orderId }
}
