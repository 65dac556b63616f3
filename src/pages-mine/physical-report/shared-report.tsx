import { codes } from '@contract/constants/codes'
import { isApiError, isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useSharedReportQuery } from '@/pages-mine/api/reports.api'
import { readState } from '@/utils/read-state'
import { ReportBody } from './report-body'

/** A shared report, for anybody with the link while it is valid. */
export function SharedReport({ token }: { token: string }) {
  const { t } = useText('pages-mine')
  const shared = useSharedReportQuery(token)
  // a truncated link is invalid too
  const isOver = isGone(shared.error) || (isApiError(shared.error) && shared.error.code === codes.badInput)
  return (
    <PageShell title={t('report.one')}>
      <QueryGate
        state={readState(shared.currentData, shared, { isGone: isOver })}
        skeleton={<SkeletonPage kind="cards" />}
        gone={{
          kind: 'data',
          title: t('report.linkOverTitle'),
          text: t('report.linkOverText'),
          action: <Button onClick={() => switchTo(routes.home)}>{t('report.toHome')}</Button>,
        }}
      >
        {(report) => (
          <>
            <NextStrip kind="info" icon="link">
              {t('report.sharedNote')}
            </NextStrip>
            <ReportBody report={report} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
