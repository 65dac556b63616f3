import { limits } from '@contract/constants/limits'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import { SmsCodeButton } from './sms-code-button'

interface CodeFieldProps {
  name: string
  value: string
  error?: string
  send: Parameters<typeof SmsCodeButton>[0]['send']
  onChange: (code: string) => void
}

/** A one-time code, with the button that sends it. */
export function CodeField({ name, value, error, send, onChange }: CodeFieldProps) {
  const { t } = useText('pages-mine')
  return (
    <Field
      label={t('login.code')}
      name={name}
      type="digits"
      autoFill="one-time-code"
      maxLength={limits.codeLength}
      placeholder={t('login.codeHint')}
      value={value}
      suffix={<SmsCodeButton send={send} />}
      {...(error === undefined ? null : { error })}
      onChange={onChange}
    />
  )
}
