import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { FieldRow } from '@/features/orders/components/field-row'
import { useText } from '@/i18n/use-text'

/** The buyer's remark. */
export function RemarkCard({ remark, onChange }: { remark: string; onChange: (remark: string) => void }) {
  const { t } = useText('pages-goods')
  return (
    <Card>
      <FieldRow label={t('confirm.remark')} value={remark}>
        {(autoFocus) => (
          <Field
            label={t('confirm.remark')}
            name="remark"
            value={remark}
            multiline
            maxLength={limits.textareaLength}
            placeholder={t('confirm.remarkHint')}
            hint={remark && t('confirm.remarkCount', { n: remark.length, max: limits.textareaLength })}
            autoFocus={autoFocus}
            onChange={onChange}
          />
        )}
      </FieldRow>
    </Card>
  )
}
