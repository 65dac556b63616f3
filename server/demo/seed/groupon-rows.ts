import { orderStatus } from '../../../contract/constants/enums'
import * as campaigns from '../../db/schema/campaigns'
import { campaignOrder, goodsOf } from './campaign-orders'
import { type CampaignWorld, commonRow, friendId, shareOf, wanted } from './campaign-world'
import { grouponRule, groupons } from './content/campaigns'
import { userId } from './demo-people'
import { bullets } from './local'

interface GroupScene {
  key: string
  groupon: string
  hoursAgo: number
  members: readonly string[]
  state: 'open' | 'formed' | 'failed'
}
/** Groups: an open one of the demo account, two that can be joined, complete and failed ones. */
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

export async function writeGroupons(world: CampaignWorld): Promise<void> {
  for (const [index, content] of groupons.entries()) {
    const { sku, spu } = await goodsOf(world.db, content.goods)
    await world.db.insert(campaigns.grouponInfo).values({
      id: `groupon-${content.slug}`,
      ...commonRow(content, world, index),
      rule: bullets(grouponRule),
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

async function writeGroup(world: CampaignWorld, scene: GroupScene): Promise<void> {
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
