import { useState } from 'react'
import { reportPdf } from '@contract/routes/reports'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { openPdf } from '@/pages-mine/api/open-pdf'
import { useReportQuery } from '@/pages-mine/api/reports.api'
import { usePdf } from '@/pages-mine/api/use-pdf'
import { readState } from '@/utils/read-state'
import { ReportBody } from './report-body'
import styles from './report-head.module.scss'
import { ShareSheet } from './share-sheet'
import { TrendCard } from './trend-card'

/** One of the account's reports: as a page, as a PDF, as a temporary link, and with the trend of its values. */
export function OwnReport({ id }: { id: string }) {
  const { t } = useText('pages-mine')
  const report = useReportQuery(id)
  const pdf = usePdf(() => openPdf(reportPdf, { params: { id } }, `${report.data?.reportNo ?? id}.pdf`))
  const [isSharing, setIsSharing] = useState(false)
  const [code, setCode] = useState('')
  return (
    <PageShell
      title={t('report.one')}
      tab="mine"
      overlay={
        <>
          <ShareSheet id={id} isOpen={isSharing} onClose={() => setIsSharing(false)} />
          <Toast {...pdf.toast} />
        </>
      }
    >
      <QueryGate
        state={readState(report.currentData, report, { isGone: isGone(report.error) })}
        skeleton={<SkeletonPage kind="cards" />}
        gone={{
          kind: 'data',
          title: t('report.goneTitle'),
          text: t('report.goneText'),
          action: <Button onClick={() => replace(routes.physicalReport)}>{t('report.seeAll')}</Button>,
        }}
      >
        {(found) => (
          <ReportBody
            report={found}
            trend={<TrendCard report={found} code={code} onChoose={setCode} />}
            onTrend={setCode}
            actions={
              <>
                {found.abnormalCount > 0 && (
                  <Button icon="stethoscope" className={styles.book} onClick={() => go(routes.clinicDoctor)}>
                    {t('report.bookDoctor')}
                  </Button>
                )}
                <Button
                  kind={found.abnormalCount > 0 ? 'outline' : 'tint'}
                  icon="download-simple"
                  busy={pdf.isBusy}
                  onClick={pdf.open}
                >
                  {t('report.pdf')}
                </Button>
                <Button kind="outline" icon="share-network" onClick={() => setIsSharing(true)}>
                  {t('report.share')}
                </Button>
              </>
            }
          />
        )}
      </QueryGate>
    </PageShell>
  )
}
