import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { PageShell } from '@/components/page-shell'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { OwnReport } from './own-report'
import { ReportList } from './report-list'
import { SharedReport } from './shared-report'

/** The account's reports; with `id` one of them, with `share` the one of a shared link. */
export default function PhysicalReport() {
  const { t } = useText('pages-mine')
  const dispatch = useAppDispatch()
  const { id, share } = usePageParams<{ id: string; share: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Report']))
    Taro.stopPullDownRefresh()
  })
  if (share) return <SharedReport token={share} />
  if (!isSignedIn)
    return (
      <PageShell title={t('report.title')} tab="mine" isNarrow>
        <SignInGate icon="clipboard-text" title={t('report.signInTitle')} text={t('report.signInText')} />
      </PageShell>
    )
  return id ? <OwnReport id={id} /> : <ReportList />
}
