import * as campaigns from '../../db/schema/campaigns'
import { type CampaignWorld, friendId, wanted } from './campaign-world'
import { fissionRule, fissions, friends } from './content/campaigns'
import { userId } from './demo-people'
import { bullets, local } from './local'

const activityId = 'fission-family'

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

/** A granted reward; points-part.ts credits its points. */
async function writeReward({ db }: CampaignWorld, reward: Reward): Promise<void> {
  await db.insert(campaigns.fissionReward).values({
    id: `fission-reward-${reward.key}`,
    activityId,
    userId: reward.userId,
    step: reward.step,
    points: reward.points,
    createTime: reward.at,
    grantTime: reward.at,
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
