import { View } from '@tarojs/components'
import { maxEmailLength } from '@contract/rules/email'
import { passwordMaxLength } from '@contract/rules/password'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { useText } from '@/i18n/use-text'
import type { LoginField } from './login-rules'
import type { LoginFormState } from './use-login-form'

export interface LoginPartProps {
  state: LoginFormState
  errorOf: (field: LoginField) => string | undefined
  onConfirm: () => void
}

/** The password of an account. */
export function PasswordField({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  return (
    <View id={idOf('password')}>
      <Field
        label={t('login.password')}
        name="password"
        type="password"
        autoFill="current-password"
        maxLength={passwordMaxLength}
        value={form.password}
        error={errorOf('password')}
        onChange={(password) => change({ password })}
        onConfirm={onConfirm}
      />
    </View>
  )
}

/** Account and password. */
export function PasswordFields(props: LoginPartProps) {
  const {
    state: { form, idOf, change },
    errorOf,
    onConfirm,
  } = props
  const { t } = useText('pages-mine')
  return (
    <>
      <View id={idOf('account')}>
        <Field
          label={t('login.account')}
          name="username"
          autoFill="username"
          placeholder={t('login.accountHint')}
          maxLength={maxEmailLength}
          value={form.account}
          error={errorOf('account')}
          onChange={(account) => change({ account })}
          onConfirm={onConfirm}
        />
      </View>
      <PasswordField {...props} />
    </>
  )
}

/** The e-mail address of an account. */
export function EmailField({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  return (
    <View id={idOf('email')}>
      <Field
        label={t('login.email')}
        name="email"
        type="email"
        autoFill="email"
        maxLength={maxEmailLength}
        placeholder="name@example.com"
        value={form.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
        onConfirm={onConfirm}
      />
    </View>
  )
}

/** The target of the code: phone number or e-mail address. */
export function CodeAddressField(props: LoginPartProps) {
  const {
    state: { form, idOf, change },
    errorOf,
    onConfirm,
  } = props
  const { t } = useText('pages-mine')
  return form.way === 'sms' ? (
    <View id={idOf('phone')}>
      <PhoneField
        label={t('login.phone')}
        name="phone"
        code={form.phoneCode}
        value={form.phone}
        error={errorOf('phone')}
        onCodeChange={(phoneCode) => change({ phoneCode })}
        onChange={(phone) => change({ phone })}
        onConfirm={onConfirm}
      />
    </View>
  ) : (
    <EmailField {...props} />
  )
}
