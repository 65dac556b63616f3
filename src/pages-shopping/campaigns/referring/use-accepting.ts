import { useState } from 'react'
import type { FissionReward } from '@contract/routes/fission'
import { isApiError, isUnsent } from '@/api/api-error'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useDraft } from '@/hooks/use-draft'
import { useText } from '@/i18n/use-text'
import { useAcceptInvitationMutation } from '@/pages-shopping/api/campaigns.api'
import type { Referral } from './use-referral'

/**
 * Accepts an invitation: a visitor follows the link and registers, then the link's proof is submitted. Until
 * then the proof is stored on the device, since the sign-in may leave the app.
 */
export function useAccepting({ activity, invitation, inviterId }: Referral, refresh: () => void) {
  const { t } = useText('pages-shopping')
  const guard = useLoginGuard()
  const kept = useDraft(`referral/${activity.id}/${inviterId}`, { followToken: '' })
  const [send, { isLoading }] = useAcceptInvitationMutation()
  const [refusal, setRefusal] = useState('')
  const [rewards, setRewards] = useState<FissionReward[] | null>(null)
  const followToken = invitation?.followToken ?? kept.values.followToken

  const save = async (token: string) => {
    setRefusal('')
    const answer = await send({ fissionActivityId: activity.id, userId: inviterId, followToken: token })
    if (answer.data) {
      kept.clear()
      setRewards(answer.data.rewards)
    } else if (!isApiError(answer.error) || isUnsent(answer.error)) setRefusal(t('campaign.notSent'))
    else {
      kept.clear()
      setRefusal(answer.error.msg)
    }
    refresh()
  }
  return {
    canAccept: followToken !== '' && invitation !== null && !invitation.isMine && !invitation.isAccepted,
    isAccepting: isLoading,
    refusal,
    rewards,
    accept: () => {
      kept.change({ followToken })
      guard(() => void save(followToken))
    },
  }
}
export type Accepting = ReturnType<typeof useAccepting>
