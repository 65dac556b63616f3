import { View } from '@tarojs/components'
import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { receiptPdf } from '@contract/routes/receipts'
import { isApiError, isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { openPdf } from '@/pages-mine/api/open-pdf'
import { useReceiptQuery } from '@/pages-mine/api/receipts.api'
import { usePdf } from '@/pages-mine/api/use-pdf'
import { printPage } from '@/platform/outside'
import { readState } from '@/utils/read-state'
import { InvoiceCard } from './invoice-card'
import { InvoiceSheet } from './invoice-sheet'
import { ReceiptPaper } from './receipt-paper'
import styles from './receipt.module.scss'

/** A receipt: as a page to print, as a PDF, and with its invoice. */
export function OneReceipt({ id }: { id: string }) {
  const { t } = useText('pages-mine')
  const receipt = useReceiptQuery(id)
  const [isAsking, setIsAsking] = useState(false)
  const [toast, say] = useToast()
  const pdf = usePdf(() => openPdf(receiptPdf, { query: { id } }, `${receipt.data?.receiptNo ?? id}.pdf`))
  // an unpaid order has no receipt
  const isNone =
    isGone(receipt.error) || (isApiError(receipt.error) && receipt.error.code === codes.stateForbids)
  return (
    <PageShell
      title={t('receipt.one')}
      tab="mine"
      isNarrow
      overlay={
        <>
          {isAsking && (
            <InvoiceSheet
              orderId={id}
              onClose={() => setIsAsking(false)}
              onAsked={() => {
                setIsAsking(false)
                say(t('receipt.asked'))
              }}
            />
          )}
          <Toast {...toast} />
          <Toast {...pdf.toast} />
        </>
      }
    >
      <QueryGate
        state={readState(receipt.currentData, receipt, { isGone: isNone })}
        skeleton={<SkeletonPage kind="cards" />}
        gone={{
          kind: 'orders',
          title: t('receipt.goneTitle'),
          text: t('receipt.goneText'),
          action: <Button onClick={() => replace(routes.receipt)}>{t('receipt.seeAll')}</Button>,
        }}
      >
        {(found) => (
          <View className={styles.stack}>
            <ReceiptPaper receipt={found} />
            <View className={styles.buttons}>
              <Button icon="download-simple" busy={pdf.isBusy} onClick={pdf.open}>
                {t('report.pdf')}
              </Button>
              {process.env.TARO_ENV === 'h5' && (
                <Button kind="outline" icon="printer" onClick={printPage}>
                  {t('receipt.print')}
                </Button>
              )}
            </View>
            <InvoiceCard receipt={found} onAsk={() => setIsAsking(true)} />
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
