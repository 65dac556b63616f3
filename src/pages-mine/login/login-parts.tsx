import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { useText } from '@/i18n/use-text'
import type { LoginField } from './login-rules'
import type { LoginFormState } from './use-login-form'

interface LoginPartProps {
  state: LoginFormState
  errorOf: (field: LoginField) => string | undefined
  onConfirm: () => void
}

/** Account and password. */
export function PasswordFields({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  return (
    <>
      <View id={idOf('account')}>
        <Field
          label={t('login.account')}
          name="username"
          autoFill="username"
          placeholder={t('login.accountHint')}
          maxLength={60}
          value={form.account}
          error={errorOf('account')}
          onChange={(account) => change({ account })}
          onConfirm={onConfirm}
        />
      </View>
      <View id={idOf('password')}>
        <Field
          label={t('login.password')}
          name="password"
          type="password"
          autoFill="current-password"
          maxLength={100}
          value={form.password}
          error={errorOf('password')}
          onChange={(password) => change({ password })}
          onConfirm={onConfirm}
        />
      </View>
    </>
  )
}

/** The target of the code: phone number or e-mail address. */
export function CodeAddressField({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
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
    <View id={idOf('email')}>
      <Field
        label={t('login.email')}
        name="email"
        type="email"
        autoFill="email"
        maxLength={120}
        placeholder="name@example.com"
        value={form.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
        onConfirm={onConfirm}
      />
    </View>
  )
}

/** User name and password of a new account, or the new password of an existing one. */
export function NewPasswordFields({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  const isNewAccount = form.mode === 'register'
  return (
    <>
      {isNewAccount && (
        <View id={idOf('username')}>
          <Field
            label={t(form.way === 'email' ? 'login.usernameOptional' : 'login.username')}
            name="username"
            autoFill="username"
            maxLength={30}
            hint={t('login.usernameHint')}
            value={form.username}
            error={errorOf('username')}
            onChange={(username) => change({ username })}
            onConfirm={onConfirm}
          />
        </View>
      )}
      {form.mode !== 'signIn' && (
        <View id={idOf('newPassword')}>
          <Field
            label={t(isNewAccount ? 'login.password' : 'login.newPassword')}
            name="newPassword"
            type="password"
            autoFill="new-password"
            maxLength={100}
            hint={t('login.passwordHint', { n: limits.passwordLength })}
            value={form.newPassword}
            error={errorOf('newPassword')}
            onChange={(newPassword) => change({ newPassword })}
            onConfirm={onConfirm}
          />
        </View>
      )}
    </>
  )
}
