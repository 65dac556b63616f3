import { desc, eq } from 'drizzle-orm'
import { orderStatus } from '../../../contract/constants/enums'
import { planCuts } from '../../contexts/campaigns'
import type { Db } from '../../db/client'
import * as campaigns from '../../db/schema/campaigns'
import { pointsAccount, pointsRecord } from '../../db/schema/trade'
import { appUser } from '../../db/schema/users'
import { campaignOrder, goodsOf } from './campaign-orders'
import { chance } from './chance'
import {
  type BargainContent,
  bargainRule,
  bargains,
  fissionRule,
  fissions,
  friends,
  type GrouponContent,
  grouponRule,
  groupons,
} from './content/campaigns'
import type { Words } from './content/words'
import { userId } from './demo-people'
import { html, local } from './local'
import type { SeedPart } from './part'

const HOUR_MS = 3_600_000
const friendId = (key: string): string => `user-friend${key}`
const ruleOf = (lines: readonly Words[]) => html(lines.map((line) => ['li', local(line)] as const))
const wanted = <T>(item: T | undefined, what: string): T => {
  if (item === undefined) throw new Error(`The demo campaigns need ${what}`)
  return item
}
/** Whole dollars near a share of a price. */
const shareOf = (cents: number, percent: number): number => Math.round((cents * percent) / 10_000) * 100

interface World {
  db: Db
  now: Date
  at(hours: number): Date
}

async function writeFriends({ db, at }: World): Promise<void> {
  await db.insert(appUser).values(
    friends.map(([key, nickName, hours]) => ({
      id: friendId(key),
      nickName,
      headimgUrl: '',
      createTime: at(-hours),
    })),
  )
}

const commonRow = (content: BargainContent | GrouponContent, world: World, index: number) => ({
  name: local(content.name),
  shareTitle: local(content.share),
  picUrl: content.picture,
  durationMinutes: content.durationHours * 60,
  startTime: world.at(content.from),
  endTime: world.at(content.to),
  sort: index,
})

interface EntryScene {
  key: string
  bargain: string
  user: string
  hoursAgo: number
  helpers: readonly string[]
  isBought?: boolean
}
/** Demo's bargains: going on, down to the lowest price, over, bought; and one of a friend that demo can help. */
const entryScenes: readonly EntryScene[] = [
  {
    key: 'open',
    bargain: 'band',
    user: userId(1),
    hoursAgo: 20,
    helpers: [userId(1), friendId('1'), friendId('3'), friendId('5')],
  },
  {
    key: 'done',
    bargain: 'eye',
    user: userId(1),
    hoursAgo: 30,
    helpers: [userId(1), userId(2), ...friends.map(([key]) => friendId(key))],
  },
  { key: 'expired', bargain: 'mask', user: userId(1), hoursAgo: 300, helpers: [userId(1), friendId('4')] },
  {
    key: 'bought',
    bargain: 'probiotic',
    user: userId(1),
    hoursAgo: 400,
    helpers: [friendId('3'), friendId('4'), friendId('6')],
    isBought: true,
  },
  { key: 'friend', bargain: 'band', user: userId(2), hoursAgo: 6, helpers: [userId(2), friendId('6')] },
]

async function writeBargains(world: World): Promise<void> {
  for (const [index, content] of bargains.entries()) {
    const { sku, spu } = await goodsOf(world.db, content.goods)
    await world.db.insert(campaigns.bargainInfo).values({
      id: `bargain-${content.slug}`,
      ...commonRow(content, world, index),
      rule: ruleOf(bargainRule),
      spuId: spu.id,
      skuId: sku.id,
      floorCents: shareOf(sku.salesPriceCents, content.floorPercent),
      cutCount: content.cutCount,
      isSelfCut: content.isSelfCut,
      mustReachFloor: content.mustReachFloor,
      launchNum: entryScenes.filter((scene) => scene.bargain === content.slug).length,
    })
  }
  for (const scene of entryScenes) await writeEntry(world, scene)
}

async function writeEntry(world: World, scene: EntryScene): Promise<void> {
  const content = wanted(
    bargains.find((item) => item.slug === scene.bargain),
    scene.bargain,
  )
  const goods = await goodsOf(world.db, content.goods)
  const floorCents = shareOf(goods.sku.salesPriceCents, content.floorPercent)
  let drawn = 0
  const cutPlan = planCuts(
    goods.sku.salesPriceCents - floorCents,
    content.cutCount,
    (min, max) => min + Math.floor(chance(`${scene.key} cut ${(drawn += 1)}`) * (max - min)),
  )
  const id = `bargain-user-${scene.key}`
  const cutAt = (index: number): Date => world.at(-scene.hoursAgo + 0.2 + index * 0.7)
  const cutCents = cutPlan.slice(0, scene.helpers.length).reduce((sum, cents) => sum + cents, 0)
  const orderId = !scene.isBought
    ? null
    : await campaignOrder(world.db, {
        key: `bargain-${scene.key}`,
        userId: scene.user,
        buyerName: '陳美儀',
        address: '堅尼地城海旁 12 號 8 樓 C 室',
        goods,
        unitCents: goods.sku.salesPriceCents - cutCents,
        paidAt: world.at(-scene.hoursAgo + 10),
        status: orderStatus.completed,
        offerKind: 'bargain',
        offerId: id,
        finishedAt: world.at(-scene.hoursAgo + 120),
      })
  await world.db.insert(campaigns.bargainUser).values({
    id,
    bargainId: `bargain-${content.slug}`,
    userId: scene.user,
    spuId: goods.spu.id,
    skuId: goods.sku.id,
    startCents: goods.sku.salesPriceCents,
    floorCents,
    cutPlan,
    cutTotal: cutPlan.length,
    cutsDone: scene.helpers.length,
    cutCents,
    startTime: world.at(-scene.hoursAgo),
    endTime: world.at(Math.min(-scene.hoursAgo + content.durationHours, content.to)),
    orderId,
    isBought: scene.isBought ?? false,
  })
  await world.db.insert(campaigns.bargainCut).values(
    scene.helpers.map((helper, index) => ({
      id: `bargain-cut-${scene.key}-${index + 1}`,
      bargainId: `bargain-${content.slug}`,
      bargainUserId: id,
      userId: helper,
      cutNo: index + 1,
      cutCents: cutPlan[index] ?? 0,
      createTime: cutAt(index),
    })),
  )
}

interface GroupScene {
  key: string
  groupon: string
  hoursAgo: number
  members: readonly string[]
  state: 'open' | 'formed' | 'failed'
}
/** Groups: demo's that waits, two that can be joined, demo's formed and failed ones. */
const groupScenes: readonly GroupScene[] = [
  { key: 'open', groupon: 'omega', hoursAgo: 5, members: [userId(1), friendId('1')], state: 'open' },
  { key: 'joinable', groupon: 'omega', hoursAgo: 9, members: [friendId('2'), friendId('4')], state: 'open' },
  { key: 'fresh', groupon: 'vitamin', hoursAgo: 3, members: [userId(2)], state: 'open' },
  {
    key: 'formed',
    groupon: 'omega',
    hoursAgo: 70,
    members: [friendId('3'), userId(1), friendId('5')],
    state: 'formed',
  },
  { key: 'failed', groupon: 'knee', hoursAgo: 260, members: [userId(1), friendId('6')], state: 'failed' },
]

async function writeGroupons(world: World): Promise<void> {
  for (const [index, content] of groupons.entries()) {
    const { sku, spu } = await goodsOf(world.db, content.goods)
    await world.db.insert(campaigns.grouponInfo).values({
      id: `groupon-${content.slug}`,
      ...commonRow(content, world, index),
      rule: ruleOf(grouponRule),
      spuId: spu.id,
      skuId: sku.id,
      priceCents: shareOf(sku.salesPriceCents, content.pricePercent),
      grouponNum: content.size,
      launchNum: groupScenes.filter((scene) => scene.groupon === content.slug).length,
    })
  }
  for (const scene of groupScenes) await writeGroup(world, scene)
}

const groupOrderStatus = {
  open: orderStatus.paid,
  formed: orderStatus.shipped,
  failed: orderStatus.refunded,
} as const

async function writeGroup(world: World, scene: GroupScene): Promise<void> {
  const content = wanted(
    groupons.find((item) => item.slug === scene.groupon),
    scene.groupon,
  )
  const goods = await goodsOf(world.db, content.goods)
  const priceCents = shareOf(goods.sku.salesPriceCents, content.pricePercent)
  const id = `groupon-group-${scene.key}`
  const grouponId = `groupon-${content.slug}`
  const joinedAt = (index: number): Date => world.at(-scene.hoursAgo + index * 1.5)
  const endTime = world.at(-scene.hoursAgo + content.durationHours)
  const count = scene.members.length
  await world.db.insert(campaigns.grouponGroup).values({
    id,
    grouponId,
    leaderUserId: wanted(scene.members[0], 'a founder'),
    state: scene.state,
    size: content.size,
    taken: count,
    paid: count,
    priceCents,
    startTime: joinedAt(0),
    endTime,
    isSettled: scene.state === 'failed',
    finishTime: scene.state === 'open' ? null : scene.state === 'formed' ? joinedAt(count - 1) : endTime,
  })
  for (const [index, member] of scene.members.entries()) {
    const orderId = await campaignOrder(world.db, {
      key: `groupon-${scene.key}-${index + 1}`,
      userId: member,
      buyerName: member === userId(1) ? '陳美儀' : member === userId(2) ? '李志文' : '朋友',
      address: '堅尼地城海旁 12 號 8 樓 C 室',
      goods,
      unitCents: priceCents,
      paidAt: joinedAt(index),
      status: groupOrderStatus[scene.state],
      offerKind: 'groupon',
      offerId: index === 0 ? grouponId : id,
      ...(scene.state === 'failed' ? { finishedAt: endTime } : {}),
    })
    await world.db.insert(campaigns.grouponUser).values({
      id: `groupon-user-${scene.key}-${index + 1}`,
      grouponId,
      groupId: id,
      userId: member,
      orderId,
      isLeader: index === 0,
      state: scene.state === 'failed' ? 'released' : 'paid',
      createTime: new Date(joinedAt(index).getTime() - 120_000),
      paidTime: joinedAt(index),
    })
  }
}

/** Credits points as the server does: the balance is always the sum of the records. */
async function creditPoints(
  { db }: World,
  of: { key: string; userId: string; points: number; at: Date },
): Promise<void> {
  const [account] = await db.select().from(pointsAccount).where(eq(pointsAccount.userId, of.userId))
  const [last] = await db
    .select({ createTime: pointsRecord.createTime })
    .from(pointsRecord)
    .where(eq(pointsRecord.userId, of.userId))
    .orderBy(desc(pointsRecord.createTime))
    .limit(1)
  const balance = (account?.balance ?? 0) + of.points
  const createTime = last && last.createTime > of.at ? new Date(last.createTime.getTime() + 1000) : of.at
  await db
    .insert(pointsAccount)
    .values({ userId: of.userId, balance })
    .onConflictDoUpdate({ target: pointsAccount.userId, set: { balance } })
  await db.insert(pointsRecord).values({
    id: `points-${of.key}`,
    userId: of.userId,
    kind: 'granted',
    points: of.points,
    balance,
    createTime,
  })
}

async function writeFissions(world: World): Promise<void> {
  const { db, at } = world
  await db.insert(campaigns.fissionActivity).values(
    fissions.map((content) => ({
      id: `fission-${content.slug}`,
      name: local(content.name),
      rule: ruleOf(fissionRule),
      shareTitle: local(content.share),
      picUrl: content.picture,
      newcomerPoints: content.newcomerPoints,
      startTime: at(content.from),
      endTime: at(content.to),
      steps: content.steps.map(([count, name, points]) => ({
        count,
        name: local(name),
        points,
        couponId: null,
      })),
    })),
  )
  const activityId = 'fission-family'
  const family = wanted(
    fissions.find((content) => content.slug === 'family'),
    'the family activity',
  )
  const newcomers = friends.slice(0, 2)
  await db
    .insert(campaigns.fissionUser)
    .values({ activityId, userId: userId(1), invitedNum: newcomers.length, createTime: at(-259) })
  await db.insert(campaigns.fissionRecord).values(
    newcomers.map(([key, , hours]) => ({
      id: `fission-record-${key}`,
      activityId,
      inviterUserId: userId(1),
      newcomerUserId: friendId(key),
      createTime: at(-hours + 0.1),
    })),
  )
  const rewards = [
    {
      key: 'step-1',
      userId: userId(1),
      step: 1,
      points: wanted(family.steps[0], 'a step')[2],
      at: at(-259.9),
    },
    ...newcomers.map(([key, , hours]) => ({
      key: `welcome-${key}`,
      userId: friendId(key),
      step: 0,
      points: family.newcomerPoints,
      at: at(-hours + 0.1),
    })),
  ]
  for (const reward of rewards) {
    await db.insert(campaigns.fissionReward).values({
      id: `fission-reward-${reward.key}`,
      activityId,
      userId: reward.userId,
      step: reward.step,
      points: reward.points,
      createTime: reward.at,
      grantTime: reward.at,
    })
    await creditPoints(world, {
      key: `fission-${reward.key}`,
      userId: reward.userId,
      points: reward.points,
      at: reward.at,
    })
  }
}

/** Campaigns that run, are over and have not begun, and demo's part in them in every state. */
export const campaignPart: SeedPart = {
  name: 'bargains, group-buys and referrals',
  async write(db, { now }) {
    const world: World = { db, now, at: (hours) => new Date(now.getTime() + Math.round(hours * HOUR_MS)) }
    await writeFriends(world)
    await writeBargains(world)
    await writeGroupons(world)
    await writeFissions(world)
  },
}
