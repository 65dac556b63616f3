import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { isGone } from '@/api/api-error'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { copyText } from '@/platform/clipboard'
import { showDialog } from '@/platform/dialog'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useRefundDetailQuery, useRefundWithdrawMutation } from '../api/refunds.api'

/** A refund request: refetched whenever the page is shown, withdrawn after a confirmation. */
export function useRefundDetail() {
  const { t } = useText('pages-order')
  const { id = '' } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const query = useRefundDetailQuery(id, { skip: !isSignedIn || !id, refetchOnMountOrArgChange: true })
  const [withdrawCall, { isLoading: isBusy }] = useRefundWithdrawMutation()
  const [toast, say] = useToast()
  const refresh = async () => {
    if (!query.isUninitialized) await query.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const withdraw = async () => {
    const isConfirmed = await showDialog({
      title: t('refund.withdrawTitle'),
      text: t('refund.withdrawText'),
      confirmText: t('refund.withdrawYes'),
      cancelText: t('refund.withdrawNo'),
      tone: 'destructive',
    })
    if (!isConfirmed) return
    const answer = await withdrawCall(id)
    if (answer.data) say(t('refund.withdrawDone'))
    // it was answered meanwhile: the refetched page shows the answer
    else void refresh()
  }
  return {
    isSignedIn,
    refund: query.data,
    state: readState(query.data, query, { isGone: isGone(query.error) || !id }),
    isBusy,
    toast,
    withdraw: () => void withdraw(),
    copy: (text: string) => {
      void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
    },
  }
}
