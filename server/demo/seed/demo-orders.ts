import { orderStatus } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { priceOrder } from '../../contexts/commerce'
import type { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { momentText } from '../../lib/store-time'
import { discountCodes } from './content/site'
import { bookingRow, type BookingRow, type HistoryGiven, later, wanted } from './demo-appointments'
import { type PersonRow, personId, userId } from './demo-people'
import type { OrderScene } from './demo-scenes'
import { type GoodsRows, spuId } from './goods-rows'
import { shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'

function discountOf(scene: OrderScene): { kind: 'amount' | 'percent'; value: number } | null {
  if (!scene.code) return null
  const code = wanted(
    discountCodes.find((item) => item.code === scene.code),
    `the code ${scene.code}`,
  )
  return { kind: code.kind, value: code.kind === 'amount' ? code.value * 100 : code.value }
}

/** The moments of an order by its state; events that did not happen are null. */
function times(scene: OrderScene, createTime: Date) {
  const isPaid = scene.status !== null && scene.status !== orderStatus.cancelled
  const isReturned = scene.isReturned === true
  const isShipped =
    scene.status === orderStatus.shipped ||
    isReturned ||
    (scene.status === orderStatus.completed && !scene.appointments)
  return {
    isPaid,
    paymentTime: isPaid ? later(createTime, 2) : null,
    cancelTime:
      scene.status === orderStatus.cancelled
        ? later(createTime, scene.cancelReason === 'deadline' ? 30 : 11)
        : null,
    cancelReason: scene.status === orderStatus.cancelled ? (scene.cancelReason ?? 'user') : null,
    shippedTime: isShipped ? later(createTime, 1500) : null,
    refundTime: scene.status === orderStatus.refunded ? later(createTime, (isReturned ? 9 : 2) * 1440) : null,
  }
}

const pricedOf = (scene: OrderScene, spu: GoodsRows['spu'], unitCents: number, quantity: number) =>
  priceOrder(
    [
      {
        unitCents,
        quantity,
        taxBasisPoints: spu.taxBasisPoints ?? 0,
        freightCents: spu.freightCents ?? 0,
      },
    ],
    discountOf(scene),
  )

/** An order of one line while its rows are built. */
interface OrderOf {
  id: string
  scene: OrderScene
  index: number
  goods: GoodsRows
  skuIndex: number
  sku: GoodsRows['skus'][number]
  quantity: number
  priced: ReturnType<typeof priceOrder>
  person: PersonRow | null
  buyer: PersonRow
  createTime: Date
  moments: ReturnType<typeof times>
}

function orderOf(given: HistoryGiven, scene: OrderScene, index: number): OrderOf {
  const goods = wanted(given.goods.get(spuId(scene.goods)), scene.goods)
  const skuIndex = (scene.version ?? 1) - 1
  const sku = wanted(goods.skus[skuIndex], `a version of ${scene.goods}`)
  const quantity = scene.quantity ?? 1
  const createTime = later(given.now, -scene.minutesAgo)
  return {
    id: `order-${scene.key}`,
    scene,
    index,
    goods,
    skuIndex,
    sku,
    quantity,
    priced: pricedOf(scene, goods.spu, sku.salesPriceCents, quantity),
    person: scene.person ? wanted(given.persons.get(personId(scene.person)), scene.person) : null,
    buyer: wanted(given.persons.get(personId(scene.user === 1 ? 'self' : 'self2')), 'a buyer'),
    createTime,
    moments: times(scene, createTime),
  }
}

const appointmentsOf = (given: HistoryGiven, of: OrderOf): BookingRow[] =>
  (of.scene.appointments ?? []).map((appointment, dose) =>
    bookingRow(given, {
      key: `${of.scene.key}-${dose + 1}`,
      scene: appointment,
      goods: of.goods,
      skuIndex: of.skuIndex,
      person: of.person ?? of.buyer,
      user: of.scene.user,
      createTime: of.createTime,
      kind: 'order',
      doseNo: (of.goods.spu.doses ?? 0) > 0 ? dose + 1 : 0,
      orderId: of.id,
      orderItemId: `${of.id}-1`,
    }),
  )

const payTypeOf = ({ index }: OrderOf): string => (index % 2 ? 'alipay' : 'wechat')

function orderRow(of: OrderOf, bookings: BookingRow[]): typeof orderInfo.$inferInsert {
  const { scene, goods, priced, person, buyer, createTime } = of
  const { isPaid, ...moments } = of.moments
  const stamp = momentText(createTime, zone).replace(/\D/g, '').slice(2)
  const lastCame = bookings.map((row) => row.injectedTime ?? row.verifiedTime).at(-1) ?? null
  return {
    id: of.id,
    orderNo: `KX${stamp}${String(100_001 + of.index)}`,
    userId: userId(scene.user),
    status: scene.status,
    isPaid,
    salesCents: priced.salesCents,
    discountCents: priced.discountCents,
    taxCents: priced.taxCents,
    freightCents: priced.freightCents,
    paymentCents: priced.paymentCents,
    discountCode: scene.code ?? null,
    payType: isPaid ? payTypeOf(of) : null,
    shopId: scene.appointments?.[0]?.shop ? shopId(scene.appointments[0].shop) : null,
    personId: person?.id ?? null,
    buyerName: buyer.name,
    buyerPhoneCode: '+852',
    buyerPhone: buyer.phone,
    deliveryAddress: goods.spu.isBookable ? null : buyer.address,
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
    ...moments,
    refundCents: moments.refundTime ? priced.paymentCents : null,
    completedTime:
      scene.status === orderStatus.completed || scene.isReturned
        ? (lastCame ?? later(createTime, 5 * 1440))
        : null,
  }
}

const itemRow = ({ id, goods, sku, quantity, priced }: OrderOf): typeof orderItem.$inferInsert => ({
  id: `${id}-1`,
  orderId: id,
  spuId: goods.spu.id,
  skuId: sku.id,
  spuName: goods.spu.name,
  specInfo: sku.name,
  picUrl: sku.picUrl,
  quantity,
  salesPriceCents: sku.salesPriceCents,
  isBookable: goods.spu.isBookable,
  doses: goods.spu.doses ?? 0,
  paymentCents: priced.paymentCents - priced.freightCents,
})

const paymentRow = (of: OrderOf): typeof payment.$inferInsert => ({
  id: `payment-${of.scene.key}`,
  orderId: of.id,
  userId: userId(of.scene.user),
  payType: payTypeOf(of),
  channel: 'h5',
  state: 'paid',
  amountCents: of.priced.paymentCents,
  providerRef: `sandbox-seed-${of.scene.key}`,
  createTime: later(of.createTime, 1),
  finishTime: of.moments.paymentTime,
})

/** Builds the rows of one order; its appointments count the places that they occupy. */
export function orderRows(given: HistoryGiven, scene: OrderScene, index: number) {
  const of = orderOf(given, scene, index)
  const bookings = appointmentsOf(given, of)
  const { id: orderId, createTime } = of
  return {
    order: orderRow(of, bookings),
    item: itemRow(of),
    bookings,
    payment: of.moments.isPaid ? paymentRow(of) : null,
    discountUse: scene.code ? { orderId, code: scene.code, userId: userId(scene.user), createTime } : null,
  }
}
