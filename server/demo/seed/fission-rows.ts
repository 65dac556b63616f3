import { desc, eq } from 'drizzle-orm'
import * as campaigns from '../../db/schema/campaigns'
import { pointsAccount, pointsRecord } from '../../db/schema/trade'
import { type CampaignWorld, friendId, wanted } from './campaign-world'
import { fissionRule, fissions, friends } from './content/campaigns'
import { userId } from './demo-people'
import { bullets, local } from './local'

const activityId = 'fission-family'

/** Credits points like the server: the balance is always the sum of the records. */
async function creditPoints(
  { db }: CampaignWorld,
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
    kind: 'invited',
    points: of.points,
    balance,
    createTime,
  })
}

async function writeActivities({ db, at }: CampaignWorld): Promise<void> {
  await db.insert(campaigns.fissionActivity).values(
    fissions.map((content) => ({
      id: `fission-${content.slug}`,
      name: local(content.name),
      rule: bullets(fissionRule),
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
}

interface Reward {
  key: string
  userId: string
  step: number
  points: number
  at: Date
}

async function writeReward(world: CampaignWorld, reward: Reward): Promise<void> {
  await world.db.insert(campaigns.fissionReward).values({
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

/** The activities, the friends that the demo account invited, and their rewards. */
export async function writeFissions(world: CampaignWorld): Promise<void> {
  const { db, at } = world
  await writeActivities(world)
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
  const firstStep = wanted(family.steps[0], 'a step')[2]
  await writeReward(world, { key: 'step-1', userId: userId(1), step: 1, points: firstStep, at: at(-259.9) })
  for (const [key, , hours] of newcomers)
    await writeReward(world, {
      key: `welcome-${key}`,
      userId: friendId(key),
      step: 0,
      points: family.newcomerPoints,
      at: at(-hours + 0.1),
    })
}
