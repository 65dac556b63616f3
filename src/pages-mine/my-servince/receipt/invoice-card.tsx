import { View } from '@tarojs/components'
import { invoicePdf, type Invoice, type Receipt } from '@contract/routes/receipts'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { ReceiptLines } from '@/components/receipt-lines'
import { Skeleton } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { openPdf } from '@/pages-mine/api/open-pdf'
import { useInvoiceQuery } from '@/pages-mine/api/receipts.api'
import { usePdf } from '@/pages-mine/api/use-pdf'
import { readState } from '@/utils/read-state'
import styles from './receipt.module.scss'

/** An invoice requested for an order, and its file once it is issued. */
function AskedInvoice({ invoice }: { invoice: Invoice }) {
  const { t } = useText('pages-mine')
  const pdf = usePdf(() =>
    openPdf(invoicePdf, { query: { id: invoice.id } }, `${invoice.invoiceNo ?? invoice.id}.pdf`),
  )
  const state = t(`receipt.states.${invoice.state}`)
  const isRefused = invoice.state === 'refused'
  const facts = [
    ['state', !isRefused && state],
    ['title', invoice.title],
    ['taxNumber', invoice.taxNumber],
    ['email', invoice.email],
    ['amount', formatMoney(invoice.amount)],
    ['answer', !isRefused && invoice.answer],
  ] as const
  return (
    <>
      {isRefused && (
        <NextStrip kind="warn" icon="warning-circle" note={invoice.answer}>
          {state}
        </NextStrip>
      )}
      <ReceiptLines
        lines={facts.flatMap(([name, value]) =>
          value ? [{ label: t(`receipt.invoice.${name}`), value }] : [],
        )}
      />
      {invoice.state === 'issued' && (
        <View className={styles.buttons}>
          <Button kind="outline" icon="download-simple" busy={pdf.isBusy} onClick={pdf.open}>
            {t('receipt.invoice.pdf')}
          </Button>
        </View>
      )}
      <Toast {...pdf.toast} />
    </>
  )
}

function InvoiceOf({ id }: { id: string }) {
  const invoice = useInvoiceQuery(id)
  return (
    <QueryGate isPart state={readState(invoice.currentData, invoice)} skeleton={<Skeleton shape="block" />}>
      {(found) => <AskedInvoice invoice={found} />}
    </QueryGate>
  )
}

/** The invoice of a receipt: its state, or a button to request it. */
export function InvoiceCard({ receipt, onAsk }: { receipt: Receipt; onAsk: () => void }) {
  const { t } = useText('pages-mine')
  if (receipt.invoiceId === null && !receipt.canAskInvoice) return null
  return (
    <Card title={t('receipt.invoice.heading')} className={styles.unprinted}>
      {receipt.invoiceId !== null && <InvoiceOf id={receipt.invoiceId} />}
      {receipt.canAskInvoice && (
        <>
          <View className={styles.issuer}>{t('receipt.invoice.text')}</View>
          <View className={styles.buttons}>
            <Button kind="tint" icon="file-text" onClick={onAsk}>
              {t('receipt.invoice.ask')}
            </Button>
          </View>
        </>
      )}
    </Card>
  )
}
