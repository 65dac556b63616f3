import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { FissionActivity } from '@contract/routes/campaigns'
import { isGone } from '@/api/api-error'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { usePageParams } from '@/navigation/use-page-params'
import {
  useInvitationQuery,
  useReferralListInfiniteQuery,
  useReferralQuery,
} from '@/pages-shopping/api/campaigns.api'
import { useAppSelector } from '@/store/hooks'
import { readState, type ReadState } from '@/utils/read-state'
import { idOfScene } from '../invite/scene'

type Invitation = NonNullable<ReturnType<typeof useInvitationQuery>['currentData']>
/** A referral campaign, and the followed invitation to it. */
export interface Referral {
  activity: FissionActivity
  invitation: Invitation | null
  inviterId: string
}

/**
 * The campaign `id` and its inviter `from`. The `scene` of a code has space for the inviter only and refers
 * to the running campaign.
 */
export function useReferral() {
  const params = usePageParams<{ id: string; from: string; scene: string }>()
  const userId = useAppSelector(selectWxUser)?.id
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const inviterId = params.from || idOfScene(params.scene)
  const running = useReferralListInfiniteQuery('running', { skip: !!params.id || !params.scene })
  const activityId = params.id || (running.data?.pages[0]?.records[0]?.id ?? '')
  const isInvited = inviterId !== '' && inviterId !== userId
  const invited = useInvitationQuery(
    { userId: inviterId, fissionActivityId: activityId },
    { skip: !isInvited || !activityId },
  )
  const own = useReferralQuery(activityId, { skip: isInvited || !activityId })
  const read = activityId === '' ? running : isInvited ? invited : own
  const refresh = async () => {
    if (activityId !== '') await (isInvited ? invited : own).refetch()
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const invitation = isInvited ? (invited.currentData ?? null) : null
  const activity = invitation?.activity ?? own.currentData
  const data = activity && { activity, invitation, inviterId }
  const isNowhere =
    activityId === '' && (!params.scene || (running.data !== undefined && !running.isFetching))
  const state: ReadState<Referral> = readState(data, read, { isGone: isNowhere || isGone(read.error) })
  return {
    state,
    isSignedIn,
    readAtMs: isInvited ? invited.fulfilledTimeStamp : own.fulfilledTimeStamp,
    refresh: () => void refresh(),
  }
}
