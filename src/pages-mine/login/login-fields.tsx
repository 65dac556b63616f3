import { View } from '@tarojs/components'
import type { ErrorText } from '@/api/api-error'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { SmsCodeButton } from '@/components/sms-code-button'
import { useText } from '@/i18n/use-text'
import { limits } from '@contract/constants/limits'
import type { LoginField, LoginFormState } from './use-login-form'

/** The fields of the chosen way of signing in. Enter in the last one submits. */
export function LoginFields({ state: { form, errors, idOf, change, sendCode, submit } }: { state: LoginFormState }) {
  const { t } = useText('pages-mine')
  const words = (error?: ErrorText) => error && ('literal' in error ? error.literal : t(error.key, error.params))
  const errorOf = (field: LoginField) => words(errors[field])
  const onConfirm = () => { void submit() }
  if (form.way === 'password') {
    return (
      <>
        <View id={idOf('account')}>
          <Field label={t('login.account')} name='username' autoFill='username' placeholder={t('login.accountHint')} maxLength={60} value={form.account} error={errorOf('account')} onChange={(account) => change({ account })} onConfirm={onConfirm} />
        </View>
        <View id={idOf('password')}>
          <Field label={t('login.password')} name='password' type='password' autoFill='current-password' maxLength={100} value={form.password} error={errorOf('password')} onChange={(password) => change({ password })} onConfirm={onConfirm} />
        </View>
      </>
    )
  }
  return (
    <>
      <View id={idOf('phone')}>
        <PhoneField label={t('login.phone')} name='phone' code={form.phoneCode} value={form.phone} error={errorOf('phone')} onCodeChange={(phoneCode) => change({ phoneCode })} onChange={(phone) => change({ phone })} onConfirm={onConfirm} />
      </View>
      <View id={idOf('code')}>
        <Field
          label={t('login.code')} name='code' type='digits' autoFill='one-time-code' maxLength={limits.codeLength} placeholder={t('login.codeHint')} value={form.code} error={errorOf('code')}
          onChange={(code) => change({ code: code.replace(/\D/g, '') })} onConfirm={onConfirm} suffix={<SmsCodeButton seconds={limits.smsCooldownSeconds} send={sendCode} />}
        />
      </View>
    </>
  )
}
