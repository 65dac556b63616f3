import { asc, gt } from 'drizzle-orm'
import { type PointsKind } from '../../../contract/constants/enums'
import type { Db } from '../../db/client'
import { fissionReward } from '../../db/schema/campaigns'
import { orderInfo } from '../../db/schema/orders'
import { pointsAccount, pointsConfig, pointsRecord } from '../../db/schema/trade'
import { grantedPoints, pointsRules, usedPoints } from './content/trade'
import { userId } from './demo-people'
import { local } from './local'
import type { SeedPart } from './part'

const DAY_MS = 86_400_000

interface Move {
  userId: string
  kind: PointsKind
  points: number
  at: Date
  orderId?: string
  orderNo?: string
  remark?: string
}

function movesOfOrder(order: typeof orderInfo.$inferSelect): Move[] {
  const of = { userId: order.userId, orderId: order.id, orderNo: order.orderNo }
  const used = usedPoints.find((item) => `order-${item.order}` === order.id)
  const earned = Math.floor((order.paymentCents - order.freightCents) / 100) * pointsRules.earnPoints
  const moves: Move[] = []
  if (used) moves.push({ ...of, kind: 'used', points: -used.points, at: order.createTime })
  if (used?.isReturned)
    moves.push({ ...of, kind: 'returned', points: used.points, at: order.cancelTime ?? order.createTime })
  if (order.completedTime && earned > 0) {
    moves.push({ ...of, kind: 'earned', points: earned, at: order.completedTime })
    if (order.refundTime) moves.push({ ...of, kind: 'takenBack', points: -earned, at: order.refundTime })
  }
  return moves
}

async function movesOf(db: Db, now: Date): Promise<Move[]> {
  const granted = grantedPoints.map((item) => ({
    userId: userId(item.user),
    kind: 'granted' as const,
    points: item.points,
    at: new Date(now.getTime() - item.daysAgo * DAY_MS),
    remark: item.remark,
  }))
  const rewards = await db
    .select()
    .from(fissionReward)
    .where(gt(fissionReward.points, 0))
    .orderBy(asc(fissionReward.id))
  const invited = rewards.map((reward) => ({
    userId: reward.userId,
    kind: 'invited' as const,
    points: reward.points,
    at: reward.grantTime ?? reward.createTime,
  }))
  const orders = await db.select().from(orderInfo).orderBy(asc(orderInfo.id))
  return [...granted, ...invited, ...orders.flatMap(movesOfOrder)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

async function writeLedger(db: Db, moves: readonly Move[]): Promise<void> {
  const balances = new Map<string, number>()
  const rows = moves.map((move, index) => {
    const balance = (balances.get(move.userId) ?? 0) + move.points
    balances.set(move.userId, balance)
    return {
      id: `points-${String(index + 1).padStart(3, '0')}`,
      userId: move.userId,
      kind: move.kind,
      points: move.points,
      balance,
      orderId: move.orderId ?? null,
      orderNo: move.orderNo ?? null,
      remark: move.remark ?? '',
      // a second apart, so that a list by time shows the balances in their order
      createTime: new Date(move.at.getTime() + index * 1000),
    }
  })
  await db.insert(pointsRecord).values(rows)
  await db.insert(pointsAccount).values([...balances].map(([id, balance]) => ({ userId: id, balance })))
}

/** The rules of points, and the ledger of the grants, orders and rewards that other parts have written. */
export const pointsPart: SeedPart = {
  name: 'points',
  async write(db, { now }) {
    await db.insert(pointsConfig).values({
      id: 'default',
      earnPoints: pointsRules.earnPoints,
      usePoints: pointsRules.usePoints,
      maxSharePercent: pointsRules.maxSharePercent,
      minPoints: pointsRules.minPoints,
      remarks: local(pointsRules.remarks),
    })
    await writeLedger(db, await movesOf(db, now))
  },
}
