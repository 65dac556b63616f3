import { asc, eq, inArray } from 'drizzle-orm'
import type { LogisticsState, RefundReason, RefundState } from '../../../contract/constants/enums'
import { places } from '../../contexts/commerce'
import type { Db } from '../../db/client'
import {
  invoice,
  logisticsTrace,
  orderLogistics,
  orderRefund,
  orderRefundItem,
} from '../../db/schema/aftersales'
import { sandboxState } from '../../db/schema/content'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { dayText, momentText } from '../../lib/store-time'
import { type SandboxPaymentRecord, sandboxPaymentKey } from '../payment'
import type { SeedPart } from './part'

const ZONE = 'Asia/Hong_Kong'
const HOUR_MS = 3_600_000
const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS)

/**
 * Refund requests in every lasting state; times are hours after the order. Approved requests are refunded
 * immediately.
 */
const refunds: readonly {
  key: string
  state: RefundState
  reason: RefundReason
  description: string
  answer: string
  hours: number
}[] = [
  {
    key: 'refunded',
    state: 'refunded',
    reason: 'planChanged',
    description: '那天要出差，改不到時間。',
    answer: '',
    hours: 30,
  },
  {
    key: 'to-rebook',
    state: 'applied',
    reason: 'planChanged',
    description: '媽媽暫時不方便外出。',
    answer: '',
    hours: 200,
  },
  {
    key: 'changed',
    state: 'refused',
    reason: 'other',
    description: '想換另一個套餐。',
    // the terms promise a full refund before use: only the customer's own wish speaks against it
    answer: '你來電表示保留這個預約，所以這次不退款。',
    hours: 60,
  },
  { key: 'rebooked', state: 'withdrawn', reason: 'wrongItem', description: '', answer: '', hours: 20 },
  {
    key: 'second-to-book',
    state: 'applied',
    reason: 'wrongItem',
    description: '選錯了套餐。',
    answer: '',
    hours: 12,
  },
  {
    key: 'returned',
    state: 'refunded',
    reason: 'damaged',
    description: '用了兩天，屏幕便不亮了。',
    answer: '',
    hours: 190,
  },
]

/** Parcels with the states of their tracking, in hours after shipping. */
const parcels: readonly {
  key: string
  carrier: string
  number: string
  steps: readonly [LogisticsState, number][]
}[] = [
  {
    key: 'shipped',
    carrier: 'sfExpress',
    number: 'SF1426119900182',
    steps: [
      ['collected', 0],
      ['inTransit', 9],
      ['delivering', 26],
    ],
  },
  {
    key: 'groupon-formed-2',
    carrier: 'sfExpress',
    number: 'SF1426120100347',
    steps: [
      ['collected', 0],
      ['inTransit', 11],
    ],
  },
  {
    key: 'received',
    carrier: 'hongkongPost',
    number: 'HK2026110400551',
    steps: [
      ['collected', 0],
      ['inTransit', 12],
      ['delivering', 30],
      ['signed', 34],
    ],
  },
  {
    key: 'second-received',
    carrier: 'kerry',
    number: 'KE7700341200908',
    steps: [
      ['collected', 0],
      ['inTransit', 8],
      ['delivering', 22],
      ['exception', 27],
      ['delivering', 46],
      ['signed', 50],
    ],
  },
]

const invoices: readonly {
  key: string
  state: 'requested' | 'issued' | 'refused'
  kind: 'person' | 'company'
  title: string
  taxNumber: string
  answer: string
}[] = [
  { key: 'received', state: 'issued', kind: 'person', title: '陳美儀', taxNumber: '', answer: '' },
  {
    key: 'completed',
    state: 'requested',
    kind: 'company',
    title: '海橋設計有限公司',
    taxNumber: '68012345-000',
    answer: '',
  },
  {
    key: 'booked',
    state: 'refused',
    kind: 'company',
    title: '海橋設計',
    taxNumber: '68012345',
    answer: '抬頭與商業登記不符，請重新申請。',
  },
  { key: 'second-received', state: 'issued', kind: 'person', title: '李志文', taxNumber: '', answer: '' },
]

type OrderRow = typeof orderInfo.$inferSelect
type Orders = ReadonlyMap<string, OrderRow>
const idOf = (key: string): string => `order-${key}`

async function writeRefunds(db: Db, orders: Orders): Promise<void> {
  for (const [index, scene] of refunds.entries()) {
    const order = orders.get(idOf(scene.key))
    if (!order) continue
    const items = await db
      .select()
      .from(orderItem)
      .where(eq(orderItem.orderId, order.id))
      .orderBy(asc(orderItem.id))
    const [paid] = await db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, order.id))
    // the order has the time at which the money went back, after the request and the answer
    const createTime = order.refundTime ? later(order.refundTime, -6) : later(order.createTime, scene.hours)
    const isAnswered = scene.state !== 'applied'
    await db.insert(orderRefund).values({
      id: `refund-${scene.key}`,
      refundNo: `RF${momentText(createTime, ZONE).replace(/\D/g, '').slice(2)}${200_001 + index}`,
      orderId: order.id,
      userId: order.userId,
      state: scene.state,
      amountCents: order.paymentCents,
      freightCents: 0,
      reason: scene.reason,
      description: scene.description,
      picKeys: [],
      answer: scene.answer,
      createTime,
      answerTime: isAnswered ? later(createTime, 5) : null,
      refundTime: scene.state === 'refunded' ? (order.refundTime ?? later(createTime, 6)) : null,
      paymentId: paid?.id ?? null,
    })
    await db.insert(orderRefundItem).values(
      items.map((item) => ({
        refundId: `refund-${scene.key}`,
        orderItemId: item.id,
        quantity: item.quantity,
        amountCents: item.paymentCents,
      })),
    )
  }
}

async function writeParcels(db: Db, orders: Orders): Promise<void> {
  for (const parcel of parcels) {
    const order = orders.get(idOf(parcel.key))
    const sent = order?.shippedTime
    const last = parcel.steps.at(-1)
    if (!order || !sent || !last) continue
    await db.insert(orderLogistics).values({
      orderId: order.id,
      carrier: parcel.carrier,
      number: parcel.number,
      state: last[0],
      updateTime: later(sent, last[1]),
    })
    await db.insert(logisticsTrace).values(
      parcel.steps.map(([state, hours], index) => ({
        orderId: order.id,
        step: index + 1,
        state,
        place: places[state],
        time: later(sent, hours),
      })),
    )
  }
}

async function writeInvoices(db: Db, orders: Orders): Promise<void> {
  for (const [index, scene] of invoices.entries()) {
    const order = orders.get(idOf(scene.key))
    if (!order) continue
    const createTime = later(order.createTime, 2)
    const issueTime = scene.state === 'issued' ? later(createTime, 20) : null
    await db.insert(invoice).values({
      id: `invoice-${scene.key}`,
      userId: order.userId,
      orderId: order.id,
      state: scene.state,
      kind: scene.kind,
      title: scene.title,
      taxNumber: scene.taxNumber,
      email: `demo${order.userId.endsWith('2') ? '2' : ''}@medibook.example`,
      amountCents: order.paymentCents,
      invoiceNo: issueTime
        ? `INV${dayText(issueTime, ZONE).replace(/\D/g, '').slice(2)}${String(30_000_001 + index)}`
        : null,
      answer: scene.answer,
      createTime,
      issueTime,
    })
  }
}

/** The sandbox provider must know the demo data's payments, or it could not refund them. */
async function writeProviderRecords(db: Db, orders: Orders): Promise<void> {
  const rows = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, [...orders.keys()]))
  if (rows.length === 0) return
  await db
    .insert(sandboxState)
    .values(
      rows.map((row) => {
        const order = orders.get(row.orderId)
        const isRefunded = order?.refundTime != null
        const value: SandboxPaymentRecord = {
          paymentId: row.id,
          orderNo: order?.orderNo ?? '',
          subject: order?.orderNo ?? '',
          amountCents: row.amountCents,
          payType: row.payType,
          returnUrl: null,
          expiresAt: (order?.payDeadline ?? row.createTime).toISOString(),
          outcome: 'paid',
          transactionIds: [row.providerRef ?? row.id],
          paidAt: (row.finishTime ?? row.createTime).toISOString(),
          refundedCents: isRefunded ? row.amountCents : 0,
          refundIds: isRefunded ? [`refund-${row.orderId.replace(/^order-/, '')}`] : [],
        }
        return { key: sandboxPaymentKey(row.id), value }
      }),
    )
    .onConflictDoNothing()
}

/** Refunds, parcels and invoices of the demo accounts' orders. */
export const aftersalesPart: SeedPart = {
  name: 'refunds, parcels and invoices',
  async write(db) {
    const orders: Orders = new Map(
      (
        await db
          .select()
          .from(orderInfo)
          .where(inArray(orderInfo.userId, ['user-demo1', 'user-demo2']))
      ).map((order) => [order.id, order]),
    )
    await writeRefunds(db, orders)
    await writeParcels(db, orders)
    await writeInvoices(db, orders)
    await writeProviderRecords(db, orders)
  },
}
