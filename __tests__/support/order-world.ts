import { otherPaths } from '../../contract/constants/paths'
import type { CallInput } from '../../contract/endpoint-types'
import type { OrderDetail } from '../../contract/orders'
import { insert, newKey, nextId, nowIso, text } from './goods-world'
import { sealedBefore } from './sealed-before'
import type {} from './medibook-global'

export { addGoods, addShop, addSlot, dayIn, insert, newKey, nextId, today } from './goods-world'

/** Users, orders and appointments beside the seed. */
export interface TestUser {
  id: string
  session: string
  person: string
}

export async function addPerson(
  userId: string,
  id: string,
  o: { name?: string; relation?: string; sex?: string; birthDate?: string; idNumber?: boolean } = {},
): Promise<void> {
  await insert('person', {
    id,
    user_id: userId,
    name: o.name ?? id,
    relation: o.relation ?? 'self',
    phone_code: '+852',
    phone: '91234567',
    id_type: o.idNumber ? 'passport' : null,
    id_number_sealed: o.idNumber ? sealedBefore('person.id_number_sealed', id, 'K1234567') : null,
    birth_date: o.birthDate ?? '1990-01-01',
    sex: o.sex ?? '2',
    address: '',
    create_time: nowIso(),
  })
}

export async function addUser(): Promise<TestUser> {
  const id = nextId('t-user')
  await insert('app_user', { id, nick_name: id, headimg_url: '', create_time: nowIso() })
  await addPerson(id, `${id}-p`)
  return { id, session: await medibook.signIn(id), person: `${id}-p` }
}

export async function addCode(
  code: string,
  o: {
    kind?: string
    value?: number
    minSpendCents?: number
    total?: number
    perUser?: number
    startsInMs?: number
    endsInMs?: number
  } = {},
): Promise<void> {
  const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
  await insert('discount_code', {
    code,
    name: text(code),
    kind: o.kind ?? 'amount',
    value: o.value ?? 10_000,
    min_spend_cents: o.minSpendCents ?? 0,
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? 30 * 86_400_000),
    total: o.total ?? 100,
    per_user: o.perUser ?? 1,
  })
}

export interface PlaceOptions {
  goods: string
  quantity?: number
  shop?: string
  slot?: string
  person?: string | null
  code?: string
  expected?: string
  key?: string
  body?: Record<string, unknown>
}

export function placeBody(user: TestUser, o: PlaceOptions): Record<string, unknown> {
  return {
    idempotencyKey: o.key ?? newKey(),
    lines: [{ spuId: o.goods, skuId: `${o.goods}-sku`, quantity: o.quantity ?? 1 }],
    ...(o.shop === undefined ? {} : { shopId: o.shop }),
    ...(o.slot === undefined ? {} : { slotId: o.slot }),
    ...(o.person === null || o.shop === undefined ? {} : { personId: o.person ?? user.person }),
    buyerName: 'Chan Tai Man',
    buyerPhoneCode: '+852',
    buyerPhone: '91234567',
    ...(o.code === undefined ? {} : { discountCode: o.code }),
    protocolAccepted: '1',
    expectedPrice: o.expected ?? '1000.00',
    ...(o.shop === undefined ? { deliveryAddress: '8/F, 1 Test Road' } : {}),
    ...o.body,
  }
}

/** One piece of each of these goods, in the form of an order. */
export const linesOf = (...ids: string[]) =>
  ids.map((spuId) => ({ spuId, skuId: `${spuId}-sku`, quantity: 1 }))

export const place = (user: TestUser, o: PlaceOptions) =>
  medibook.call('placeOrder', {
    session: user.session,
    body: placeBody(user, o),
  })
export const price = (body: CallInput<'calculateOrderPrice'>['body'], session?: string, lang?: string) =>
  medibook.call('calculateOrderPrice', {
    body,
    ...(session ? { session } : {}),
    ...(lang ? { lang } : {}),
  })

const withSlot = new Set<string>()
/**
 * A person cannot have two visits at one time, so every further order with a slot is for another person of
 * the account.
 */
async function personOfOrder(user: TestUser, o: PlaceOptions): Promise<string | null | undefined> {
  if (o.slot === undefined || o.person !== undefined) return o.person
  if (!withSlot.has(user.id)) {
    withSlot.add(user.id)
    return user.person
  }
  const id = nextId(`${user.id}-p`)
  await addPerson(user.id, id)
  return id
}

/** The answer of a successful placement. @throws with the refusal otherwise */
export async function placed(user: TestUser, o: PlaceOptions): Promise<OrderDetail> {
  const person = await personOfOrder(user, o)
  const answer = await place(user, { ...o, ...(person === undefined ? {} : { person }) })
  if (answer.code !== 0) throw new Error(`placing was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}

export const order = (user: TestUser, id: string) =>
  medibook.call('orderDetail', { params: { id }, session: user.session })
type PayRoute = 'payAlipayWeb' | 'payWechatWeb' | 'payMiniProgram'
export const pay = (user: TestUser, orderId: string, o: { by?: PayRoute; key?: string } = {}) =>
  medibook.call(o.by ?? 'payAlipayWeb', {
    session: user.session,
    body: { idempotencyKey: o.key ?? newKey(), orderId },
  })

interface SignedNotice {
  headers: Record<string, string>
  body: Record<string, unknown>
}
interface SandboxPayment {
  act(paymentId: string, outcome: 'paid' | 'refused' | 'hanging'): Promise<SignedNotice | null>
}

/** Acts as the payer at the provider. @returns the signed notification, not sent yet */
export const act = (paymentId: string, outcome: 'paid' | 'refused' | 'hanging') =>
  (medibook.server.ports.payment as unknown as SandboxPayment).act(paymentId, outcome)

/** Sends a provider's notification. @returns the HTTP status */
export async function notify(notice: SignedNotice | null): Promise<number> {
  if (!notice) throw new Error('The provider sends nothing')
  return (
    await medibook.inject({
      method: 'POST',
      url: otherPaths.paymentNotice,
      headers: notice.headers,
      payload: notice.body,
    })
  ).statusCode
}

/** Pays an order by the provider's callback. @returns the transaction */
export async function paid(user: TestUser, orderId: string): Promise<string> {
  const started = await pay(user, orderId)
  if (started.code !== 0) throw new Error(`paying was refused: ${started.code} ${started.msg}`)
  await notify(await act(started.data.transactionId, 'paid'))
  return started.data.transactionId
}

export const booking = (user: TestUser, id: string) =>
  medibook.call('bookingBookedDetail', {
    session: user.session,
    query: { id },
  })
type BookRoute = 'bookWaiting' | 'bookDose' | 'bookingUpdate'
export const book = (user: TestUser, route: BookRoute, body: Record<string, unknown>) =>
  medibook.call(route, {
    session: user.session,
    body: { idempotencyKey: newKey(), ...body },
  })
export const unbook = (user: TestUser, id: string, route: 'unBooking' | 'cancelDose' = 'unBooking') =>
  medibook.call(route, { session: user.session, query: { id } })
export const confirmInjected = (user: TestUser, id: string) =>
  medibook.call('confirmInjected', {
    session: user.session,
    body: { id },
  })

/** Verifies an appointment as the clinic's desk does. */
export async function verify(by: { code: string } | { bookingId: string }): Promise<string | null> {
  const desk = medibook.server.load<typeof import('../../server/contexts/scheduling/bookings/commands/desk')>(
    'contexts/scheduling/bookings/commands/desk.ts',
  )
  return desk.verifyBooking(medibook.server.app.contextFor(), by).then(
    () => null,
    (error: { code?: number }) => String(error.code),
  )
}
export async function ship(orderId: string): Promise<string | null> {
  const service = medibook.server.load<
    typeof import('../../server/contexts/commerce/orders/commands/orders')
  >('contexts/commerce/orders/commands/orders.ts')
  return service.shipOrder(medibook.server.app.contextFor(), orderId).then(
    () => null,
    (error: { code?: number }) => String(error.code),
  )
}

export async function value(sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await medibook.query<Record<string, unknown>>(sql, params)
  return Number(Object.values(row ?? {})[0])
}
export const taken = (slot: string) => value('select taken from slot where id = $1', [slot])
export const stock = (goods: string) => value('select stock from sku where id = $1', [`${goods}-sku`])
export const codeUsed = (code: string) => value('select used from discount_code where code = $1', [code])
export const inParallel = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_unused, index) => work(index)))
