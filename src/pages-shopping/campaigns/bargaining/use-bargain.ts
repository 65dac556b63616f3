import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { BargainUser } from '@contract/routes/bargain'
import { isGone } from '@/api/api-error'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { usePageParams } from '@/navigation/use-page-params'
import { useBargainPartQuery, useBargainQuery } from '@/pages-shopping/api/campaigns.api'
import { readState, readTogether, type ReadState } from '@/utils/read-state'
import { idOfScene } from '../invite/scene'

type Campaign = NonNullable<ReturnType<typeof useBargainQuery>['currentData']>
/** A campaign, and a bargain in it: that of the link, or the account's own. A bargain outlives its campaign. */
export interface Bargaining {
  campaign: Campaign | null
  part: BargainUser | null
  campaignId: string
  /** the one that contains goods and lowest price */
  shown: Campaign | BargainUser
}

const ASK_EVERY_MS = 10_000

function bargainingOf(campaign: Campaign | null, linked: BargainUser | null): Bargaining | undefined {
  if (campaign)
    return { campaign, part: linked ?? campaign.bargainUser, campaignId: campaign.id, shown: campaign }
  return linked ? { campaign, part: linked, campaignId: linked.bargainId, shown: linked } : undefined
}

/** The campaign `id`, and the linked bargain: `part`, or the `scene` of a code. */
export function useBargain() {
  const params = usePageParams<{ id: string; part: string; scene: string }>()
  const partId = params.part || idOfScene(params.scene)
  const isShown = useIsShown()
  const polling = { pollingInterval: isShown ? ASK_EVERY_MS : 0 }
  const part = useBargainPartQuery(partId, { skip: !partId, ...polling })
  const known = partId ? (part.currentData ?? null) : null
  const campaignId = params.id || known?.bargainId || ''
  const campaign = useBargainQuery(campaignId, { skip: !campaignId, ...polling })

  const refresh = async () => {
    await Promise.all([partId && part.refetch(), campaignId && campaign.refetch()])
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const isCampaignGone = isGone(campaign.error)
  const isWaiting = partId !== '' && !known && !isGone(part.error)
  const hasAll = !isWaiting && (campaign.currentData !== undefined || isCampaignGone || !campaignId)
  const data = hasAll ? bargainingOf(campaign.currentData ?? null, known) : undefined
  const isNothing =
    (partId === '' && campaignId === '') || (hasAll && !data) || (!params.id && isGone(part.error))
  const reads = readTogether(...(partId ? [part] : []), ...(campaignId ? [campaign] : []))
  const state: ReadState<Bargaining> = readState(data, reads, { isGone: isNothing })
  return {
    state,
    refresh: () => void refresh(),
    /** when the answer with the bargain's remaining time arrived */
    partReadAtMs: known ? part.fulfilledTimeStamp : campaign.fulfilledTimeStamp,
    campaignReadAtMs: campaign.fulfilledTimeStamp,
  }
}
