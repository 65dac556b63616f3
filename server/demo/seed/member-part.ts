import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { orderStatus } from '../../../contract/constants/enums'
import type { Db } from '../../db/client'
import { growthRecord, member, memberConfig, memberLevel, memberRight } from '../../db/schema/members'
import { orderInfo } from '../../db/schema/orders'
import { levels, memberRule, rights } from './content/campaigns'
import { userId } from './demo-people'
import { bullets, local } from './local'
import type { SeedPart } from './part'

const DAY_MS = 86_400_000
const CENTS_PER_GROWTH = 100
const JOIN_GROWTH = 50
type RecordRow = typeof growthRecord.$inferInsert
type OrderRow = typeof orderInfo.$inferSelect

async function writeRules(db: Db): Promise<void> {
  await db.insert(memberConfig).values({
    id: 'default',
    name: local(['康序會員', 'Medibook members', 'Membres Medibook', 'Socios Medibook', 'Medibook 会員']),
    growthName: local(['成長值', 'Growth points', 'Progression', 'Progreso', '成長ポイント']),
    rule: bullets(memberRule),
    centsPerGrowth: CENTS_PER_GROWTH,
    joinGrowth: JOIN_GROWTH,
  })
  await db.insert(memberRight).values(
    rights.map((right, index) => ({
      id: `right-${right.key}`,
      name: local(right.name),
      detail: local(right.detail),
      icon: right.icon,
      sort: index,
    })),
  )
  await db.insert(memberLevel).values(
    levels.map((level) => ({
      id: `level-${level.level}`,
      level: level.level,
      name: local(level.name),
      growthValue: level.growthValue,
      rightIds: rights.filter((right) => right.fromLevel <= level.level).map((right) => `right-${right.key}`),
    })),
  )
}

function recordOf(kind: 'order' | 'refund', order: OrderRow, createTime: Date): RecordRow {
  const amount = Math.floor((order.paymentCents - order.freightCents) / CENTS_PER_GROWTH)
  return {
    id: `growth-${kind}-${order.id}`,
    userId: order.userId,
    kind,
    amount: kind === 'order' ? amount : -amount,
    orderId: order.id,
    orderNo: order.orderNo,
    createTime,
  }
}

const paidOrders = (db: Db, status: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orderInfo)
    .where(
      and(eq(orderInfo.userId, userId(1)), eq(orderInfo.status, status), isNotNull(orderInfo.paymentTime)),
    )
    .orderBy(asc(orderInfo.createTime), asc(orderInfo.id))

async function writeMembership(db: Db, now: Date): Promise<void> {
  const joinTime = new Date(now.getTime() - 100 * DAY_MS)
  const completed = (await paidOrders(db, orderStatus.completed)).map((order) =>
    recordOf('order', order, order.completedTime ?? now),
  )
  // An order that was completed and later refunded.
  const [refunded] = await paidOrders(db, orderStatus.refunded)
  const back = refunded?.refundTime
    ? [
        recordOf('order', refunded, new Date(refunded.refundTime.getTime() - DAY_MS)),
        recordOf('refund', refunded, refunded.refundTime),
      ]
    : []
  const records: RecordRow[] = [
    { id: 'growth-join', userId: userId(1), kind: 'join', amount: JOIN_GROWTH, createTime: joinTime },
    ...completed,
    ...back,
  ].filter((row) => row.amount !== 0)
  await db.insert(member).values({
    userId: userId(1),
    memberNo: 'M000000001',
    growthValue: records.reduce((sum, row) => sum + row.amount, 0),
    joinTime,
  })
  await db.insert(growthRecord).values(records)
}

/**
 * The rules of membership, and the demo account as a member with records of every kind; demo2 has not joined
 * yet.
 */
export const memberPart: SeedPart = {
  name: 'members and growth points',
  async write(db, { now }) {
    await writeRules(db)
    await writeMembership(db, now)
  },
}
