import { orderStatus } from '../../../contract/constants/enums'
import { planCuts } from '../../contexts/campaigns'
import * as campaigns from '../../db/schema/campaigns'
import { campaignOrder, goodsOf, type GoodsRow } from './campaign-orders'
import { type CampaignWorld, commonRow, friendId, shareOf, wanted } from './campaign-world'
import { chance } from './chance'
import { type BargainContent, bargainRule, bargains, friends } from './content/campaigns'
import { userId } from './demo-people'
import { bullets } from './local'

interface EntryScene {
  key: string
  bargain: string
  user: string
  hoursAgo: number
  helpers: readonly string[]
  isBought?: boolean
}
/** Bargains of the demo account: in progress, at the floor, expired, bought; and one of a friend to help. */
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

export async function writeBargains(world: CampaignWorld): Promise<void> {
  for (const [index, content] of bargains.entries()) {
    const { sku, spu } = await goodsOf(world.db, content.goods)
    await world.db.insert(campaigns.bargainInfo).values({
      id: `bargain-${content.slug}`,
      ...commonRow(content, world, index),
      rule: bullets(bargainRule),
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

/** Computes an entry's cuts and current price from its planned cuts. */
function cutsOf(scene: EntryScene, content: BargainContent, startCents: number, floorCents: number) {
  let drawn = 0
  const cutPlan = planCuts(
    startCents - floorCents,
    content.cutCount,
    (min, max) => min + Math.floor(chance(`${scene.key} cut ${(drawn += 1)}`) * (max - min)),
  )
  const cutCents = cutPlan.slice(0, scene.helpers.length).reduce((sum, cents) => sum + cents, 0)
  return { cutPlan, cutCents }
}

const buyEntry = (
  world: CampaignWorld,
  scene: EntryScene,
  of: { id: string; goods: GoodsRow; unitCents: number },
): Promise<string> =>
  campaignOrder(world.db, {
    key: `bargain-${scene.key}`,
    userId: scene.user,
    buyerName: '陳美儀',
    address: '堅尼地城海旁 12 號 8 樓 C 室',
    goods: of.goods,
    unitCents: of.unitCents,
    paidAt: world.at(-scene.hoursAgo + 10),
    status: orderStatus.completed,
    offerKind: 'bargain',
    offerId: of.id,
    finishedAt: world.at(-scene.hoursAgo + 120),
  })

async function writeEntry(world: CampaignWorld, scene: EntryScene): Promise<void> {
  const content = wanted(
    bargains.find((item) => item.slug === scene.bargain),
    scene.bargain,
  )
  const goods = await goodsOf(world.db, content.goods)
  const startCents = goods.sku.salesPriceCents
  const floorCents = shareOf(startCents, content.floorPercent)
  const { cutPlan, cutCents } = cutsOf(scene, content, startCents, floorCents)
  const id = `bargain-user-${scene.key}`
  const bargainId = `bargain-${content.slug}`
  await world.db.insert(campaigns.bargainUser).values({
    id,
    bargainId,
    userId: scene.user,
    spuId: goods.spu.id,
    skuId: goods.sku.id,
    startCents,
    floorCents,
    cutPlan,
    cutTotal: cutPlan.length,
    cutsDone: scene.helpers.length,
    cutCents,
    startTime: world.at(-scene.hoursAgo),
    endTime: world.at(Math.min(-scene.hoursAgo + content.durationHours, content.to)),
    orderId: scene.isBought
      ? await buyEntry(world, scene, { id, goods, unitCents: startCents - cutCents })
      : null,
    isBought: scene.isBought ?? false,
  })
  await world.db.insert(campaigns.bargainCut).values(
    scene.helpers.map((helper, index) => ({
      id: `bargain-cut-${scene.key}-${index + 1}`,
      bargainId,
      bargainUserId: id,
      userId: helper,
      cutNo: index + 1,
      cutCents: cutPlan[index] ?? 0,
      createTime: world.at(-scene.hoursAgo + 0.2 + index * 0.7),
    })),
  )
}
