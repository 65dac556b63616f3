import { type InvoiceKind, invoiceKinds } from '@contract/constants/enums'
import { maxEmailLength } from '@contract/rules/email'
import { taxNumberForm } from '@contract/rules/text-forms'
import { invoiceTitleLength } from '@contract/rules/text-lengths'
import { Chip, ChipRow } from '@/components/chip'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import { FormSheet } from '@/pages-mine/components/form-sheet'
import { Labelled } from '@/pages-mine/components/labelled'
import { type InvoiceForm, useInvoiceForm, useSavedTitles } from './use-invoice-form'

/** Titles of earlier invoices: one press fills in the form. */
function SavedTitles({ onChoose }: { onChoose: (form: InvoiceForm) => void }) {
  const { t } = useText('pages-mine')
  const saved = useSavedTitles()
  return saved.length > 0 ? (
    <Labelled label={t('receipt.invoice.saved')}>
      <ChipRow label={t('receipt.invoice.saved')} role="group" wrap>
        {saved.map((one) => (
          <Chip key={`${one.kind} ${one.title} ${one.taxNumber}`} role="button" onClick={() => onChoose(one)}>
            {one.title}
          </Chip>
        ))}
      </ChipRow>
    </Labelled>
  ) : null
}

interface KindProps {
  kind: InvoiceKind
  onChange: (kind: InvoiceKind) => void
}
function KindChoice({ kind, onChange }: KindProps) {
  const { t } = useText('pages-mine')
  return (
    <ChipRow label={t('receipt.invoice.kind')} wrap>
      {invoiceKinds.map((one) => (
        <Chip key={one} isChosen={kind === one} onClick={() => onChange(one)}>
          {t(`receipt.invoice.kinds.${one}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}

interface SheetProps {
  orderId: string
  onClose: () => void
  onAsked: () => void
}

/** Requests the invoice of an order. */
export function InvoiceSheet({ orderId, onClose, onAsked }: SheetProps) {
  const { t } = useText('pages-mine')
  const { form, refusal, isBusy, change, send } = useInvoiceForm(orderId, onAsked)
  return (
    <FormSheet
      title={t('receipt.invoice.ask')}
      submitText={t('receipt.invoice.send')}
      isBusy={isBusy}
      refusal={refusal.general}
      onSubmit={send}
      onClose={onClose}
    >
      <SavedTitles onChoose={change} />
      <KindChoice kind={form.kind} onChange={(kind) => change({ kind })} />
      <Field
        label={t('receipt.invoice.title')}
        name="invoiceTitle"
        maxLength={invoiceTitleLength}
        value={form.title}
        {...refusal.at('title')}
        onChange={(title) => change({ title })}
      />
      {form.kind === 'company' && (
        <Field
          label={t('receipt.invoice.taxNumber')}
          name="taxNumber"
          maxLength={taxNumberForm.maxLength}
          value={form.taxNumber}
          {...refusal.at('taxNumber')}
          onChange={(taxNumber) => change({ taxNumber })}
        />
      )}
      <Field
        label={t('receipt.invoice.email')}
        name="invoiceEmail"
        type="email"
        autoFill="email"
        maxLength={maxEmailLength}
        value={form.email}
        {...refusal.at('email')}
        onChange={(email) => change({ email })}
      />
    </FormSheet>
  )
}
