import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { FieldRow } from '../field-row'

interface RemarkCardProps {
  label: string
  placeholder?: string
  remark: string
  onChange: (remark: string) => void
}

/** The buyer's remark: a row until it is pressed. */
export function RemarkCard({ label, placeholder, remark, onChange }: RemarkCardProps) {
  return (
    <Card>
      <FieldRow label={label} value={remark}>
        {(autoFocus) => (
          <Field
            label={label}
            name="remark"
            value={remark}
            multiline
            maxLength={limits.textareaLength}
            {...(placeholder ? { placeholder } : null)}
            hint={remark && `${remark.length} / ${limits.textareaLength}`}
            autoFocus={autoFocus}
            onChange={onChange}
          />
        )}
      </FieldRow>
    </Card>
  )
}
