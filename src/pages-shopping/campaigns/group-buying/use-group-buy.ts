import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { GrouponDetail } from '@contract/routes/groupon'
import { isGone } from '@/api/api-error'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { usePageParams } from '@/navigation/use-page-params'
import { useGrouponQuery, useGroupQuery } from '@/pages-shopping/api/campaigns.api'
import { useAppSelector } from '@/store/hooks'
import { type Reading, readState, readTogether, type ReadState } from '@/utils/read-state'
import { idOfScene } from '../invite/scene'

type Groupon = NonNullable<ReturnType<typeof useGrouponQuery>['currentData']>
/** What is shown: a campaign, a group of it, or both. A group outlives its campaign. */
export interface GroupBuy {
  campaign: Groupon | null
  group: GrouponDetail | null
  /** the one that contains goods, price and rules */
  shown: Groupon | GrouponDetail
}

const ASK_EVERY_MS = 10_000

function groupBuyOf(campaign: Groupon | null, group: GrouponDetail | null): GroupBuy | undefined {
  const shown = campaign ?? group
  return shown ? { campaign, group, shown } : undefined
}

/** The campaign `id`, and the linked group: `group`, or the `scene` of a code. */
export function useGroupBuy() {
  const params = usePageParams<{ id: string; group: string; scene: string }>()
  const groupId = params.group || idOfScene(params.scene)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isShown = useIsShown()
  const group = useGroupQuery(groupId, { skip: !groupId, pollingInterval: isShown ? ASK_EVERY_MS : 0 })
  const known = groupId ? (group.currentData ?? null) : null
  const campaignId = params.id || known?.grouponId || ''
  const campaign = useGrouponQuery(campaignId, { skip: !campaignId })

  const refresh = async () => {
    await Promise.all([groupId && group.refetch(), campaignId && campaign.refetch()])
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  // the campaign may have ended while its group can still be viewed
  const isCampaignGone = isGone(campaign.error)
  const isWaiting = groupId !== '' && !known && !isGone(group.error)
  const hasAll = !isWaiting && (campaign.currentData !== undefined || isCampaignGone || !campaignId)
  const data = hasAll ? groupBuyOf(campaign.currentData ?? null, known) : undefined
  const reads: Reading = readTogether(...(groupId ? [group] : []), ...(campaignId ? [campaign] : []))
  const isNothing =
    (groupId === '' && campaignId === '') || (hasAll && !data) || (!params.id && isGone(group.error))
  const state: ReadState<GroupBuy> = readState(data, reads, { isGone: isNothing })
  return {
    state,
    isSignedIn,
    refresh: () => void refresh(),
    groupReadAtMs: group.fulfilledTimeStamp,
    campaignReadAtMs: campaign.fulfilledTimeStamp,
  }
}
