import type { CertificateType } from '@contract/constants/enums'
import { ChoicePicker } from '@/components/choice-picker'
import { DatePicker } from '@/components/date-picker'
import { useText } from '@/i18n/use-text'
import type { EditForm } from '@/pages-shopping/hooks/use-edit-form'
import type { CertificateForm } from './certificate-rules'

export type CertificatePicker = 'certType' | 'validUntil'

/** The pickers for type and date. */
export function CertificatePickers({
  state: { form, change },
  types,
  today,
  open,
  onClose,
}: {
  state: EditForm<CertificateForm>
  types: readonly CertificateType[]
  today: string
  open: CertificatePicker | null
  onClose: () => void
}) {
  const { t } = useText('pages-shopping')
  return (
    <>
      <ChoicePicker
        isOpen={open === 'certType'}
        title={t('certificate.certType')}
        value={form.certType}
        choices={types.map((value) => ({ value, label: t(`certificate.types.${value}`) }))}
        onCancel={onClose}
        onConfirm={(value) => {
          onClose()
          const certType = types.find((known) => known === value)
          if (certType) change({ certType, certNo: form.certNo })
        }}
      />
      <DatePicker
        isOpen={open === 'validUntil'}
        title={t('certificate.validUntil')}
        value={form.validUntil}
        min={today}
        onCancel={onClose}
        onConfirm={(validUntil) => {
          onClose()
          change({ validUntil })
        }}
      />
    </>
  )
}
