import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { growthRecord, member, memberConfig, memberLevel, memberRight } from '../../db/schema/members'
import { orderInfo } from '../../db/schema/orders'
import { levels, memberRule, rights } from './content/campaigns'
import { joinedDaysAgo } from './content/trade'
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

/** What a completed order added, and what its refund took back. */
function recordsOf(order: OrderRow): RecordRow[] {
  const { id, userId: owner, orderNo, completedTime, refundTime } = order
  const amount = Math.floor((order.paymentCents - order.freightCents) / CENTS_PER_GROWTH)
  const row = (kind: 'order' | 'refund', value: number, createTime: Date): RecordRow => ({
    id: `growth-${kind}-${id}`,
    userId: owner,
    kind,
    amount: value,
    orderId: id,
    orderNo,
    createTime,
  })
  if (!completedTime || amount === 0) return []
  return [row('order', amount, completedTime), ...(refundTime ? [row('refund', -amount, refundTime)] : [])]
}

async function writeMembership(db: Db, now: Date): Promise<void> {
  const joinTime = new Date(now.getTime() - joinedDaysAgo * DAY_MS)
  const orders = await db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.userId, userId(1)), gt(orderInfo.completedTime, joinTime)))
    .orderBy(asc(orderInfo.createTime), asc(orderInfo.id))
  const records: RecordRow[] = [
    { id: 'growth-join', userId: userId(1), kind: 'join', amount: JOIN_GROWTH, createTime: joinTime },
    ...orders.flatMap(recordsOf),
  ]
  await db.insert(member).values({
    userId: userId(1),
    memberNo: 'M000000001',
    growthValue: records.reduce((sum, row) => sum + row.amount, 0),
    joinTime,
  })
  await db.insert(growthRecord).values(records)
}

/**
 * The rules of membership, and the demo account as a member with records of every kind, from the orders that also
 * made its points; demo2 has not joined yet.
 */
export const memberPart: SeedPart = {
  name: 'members and growth points',
  async write(db, { now }) {
    await writeRules(db)
    await writeMembership(db, now)
  },
}
