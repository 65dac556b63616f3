import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { PageShell } from '@/components/page-shell'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { OneReceipt } from './one-receipt'
import { ReceiptList } from './receipt-list'

/** Receipts of paid orders; with `id` (an order) a single one, to print, save or request an invoice for. */
export default function ReceiptPage() {
  const { t } = useText('pages-mine')
  const dispatch = useAppDispatch()
  const { id } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Receipt']))
    Taro.stopPullDownRefresh()
  })
  if (!isSignedIn)
    return (
      <PageShell title={t('receipt.title')} tab="mine" isNarrow>
        <SignInGate icon="receipt" title={t('receipt.signInTitle')} text={t('receipt.signInText')} />
      </PageShell>
    )
  return id ? <OneReceipt id={id} /> : <ReceiptList />
}
