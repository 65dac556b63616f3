import { View } from '@tarojs/components'
import type { UserCertificate } from '@contract/routes/certificates'
import { idNumberLength, nameLength } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ChoiceRow } from '@/components/choice-row'
import { Field } from '@/components/field'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { EditForm } from '@/pages-shopping/hooks/use-edit-form'
import type { CertificatePicker } from './certificate-pickers'
import type { CertificateForm } from './certificate-rules'
import styles from './personal-edit.module.scss'

interface FieldsProps {
  state: EditForm<CertificateForm>
  saved: UserCertificate | null
  errorOf: (field: string) => string | undefined
  onOpen: (picker: CertificatePicker) => void
}

/** Type, holder, number and expiry of a certificate. */
export function CertificateFields(props: FieldsProps) {
  const { state, errorOf, onOpen } = props
  const { t } = useText('pages-shopping')
  const { form, idOf, change } = state
  return (
    <Card>
      <View className={styles.fields}>
        <View id={idOf('certType')}>
          <ChoiceRow
            label={t('certificate.certType')}
            value={form.certType && t(`certificate.types.${form.certType}`)}
            placeholder={t('certificate.certTypeHint')}
            error={errorOf('certType')}
            onClick={() => onOpen('certType')}
          />
        </View>
        <View id={idOf('name')}>
          <Field
            label={t('certificate.name')}
            name="name"
            maxLength={nameLength}
            hint={t('certificate.nameHint')}
            value={form.name}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
        </View>
        <NumberFields {...props} />
      </View>
    </Card>
  )
}

/** The number and the expiry date. */
function NumberFields({ state: { form, idOf, change }, saved, errorOf, onOpen }: FieldsProps) {
  const { t } = useText('pages-shopping')
  const isKept = saved?.certType === form.certType
  return (
    <>
      <View id={idOf('certNo')}>
        <Field
          label={t('certificate.certNo')}
          name="certNo"
          type={form.certType === 'mainlandId' ? 'idcard' : 'text'}
          maxLength={idNumberLength}
          {...(saved && isKept ? { placeholder: saved.certNoMasked, hint: t('certificate.kept') } : {})}
          value={form.certNo}
          error={errorOf('certNo')}
          onChange={(certNo) => change({ certNo })}
        />
      </View>
      <View id={idOf('validUntil')}>
        <ChoiceRow
          label={t('certificate.validUntil')}
          value={form.validUntil && formatDate(form.validUntil)}
          placeholder={t('certificate.validUntilHint')}
          error={errorOf('validUntil')}
          onClick={() => onOpen('validUntil')}
        />
        {form.validUntil !== '' && (
          <Button kind="text" size="small" onClick={() => change({ validUntil: '' })}>
            {t('certificate.noEnd')}
          </Button>
        )}
      </View>
    </>
  )
}
