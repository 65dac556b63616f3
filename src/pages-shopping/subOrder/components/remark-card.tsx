import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'

/** The buyer's remark. */
export function RemarkCard({ remark, onChange }: { remark: string; onChange: (remark: string) => void }) {
  const { t } = useText('pages-shopping')
  return (
    <Card>
      <Field
        label={t('subOrder.remark')}
        name="remark"
        value={remark}
        multiline
        maxLength={limits.textareaLength}
        hint={t('subOrder.remarkCount', { n: remark.length, max: limits.textareaLength })}
        onChange={onChange}
      />
    </Card>
  )
}
