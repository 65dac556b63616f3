import { useState } from 'react'
import type { BargainUser } from '@contract/routes/bargain'
import { isApiError, isUnsent } from '@/api/api-error'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useToast } from '@/hooks/use-toast'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useCutBargainMutation, useStartBargainMutation } from '@/pages-shopping/api/campaigns.api'

/** Starts a bargain or cuts one: a refusal is shown beside the buttons, and the page is refetched. */
export function useBargainActs(refresh: () => void) {
  const { t } = useText('pages-shopping')
  const guard = useLoginGuard()
  const [sendStart, starting] = useStartBargainMutation()
  const [sendCut, cutting] = useCutBargainMutation()
  const [refusal, setRefusal] = useState('')
  const [toast, say] = useToast()

  const refused = (error: unknown) => {
    if (!isApiError(error) || isUnsent(error)) setRefusal(t('campaign.notSent'))
    else setRefusal(error.msg)
    refresh()
  }
  const start = async (campaignId: string) => {
    setRefusal('')
    const answer = await sendStart(campaignId)
    if (!answer.data) refused(answer.error)
  }
  const cut = async (part: BargainUser) => {
    setRefusal('')
    const answer = await sendCut(part.id)
    if (!answer.data) return refused(answer.error)
    say(t('campaign.bargain.cutDone', { amount: formatPrice(answer.data.cutPrice) }))
  }
  return {
    refusal,
    toast,
    isBusy: starting.isLoading || cutting.isLoading,
    start: (campaignId: string) => guard(() => void start(campaignId)),
    cut: (part: BargainUser) => guard(() => void cut(part)),
  }
}
export type BargainActs = ReturnType<typeof useBargainActs>
