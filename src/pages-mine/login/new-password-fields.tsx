import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { passwordMaxLength } from '@contract/rules/password'
import { usernameForm } from '@contract/rules/text-forms'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import type { LoginPartProps } from './login-parts'
import { isRegisterMode, isResetMode } from './login-rules'

/** User name of a new account; its availability is checked while typing. */
function UsernameField({ state: { form, idOf, change, username }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  const isTaken = username.answer === 'taken'
  return (
    <View id={idOf('username')}>
      <Field
        label={t(form.way === 'email' ? 'login.usernameOptional' : 'login.username')}
        name="username"
        autoFill="username"
        maxLength={usernameForm.maxLength}
        hint={t(username.answer === 'free' ? 'login.usernameFree' : 'login.usernameHint')}
        value={form.username}
        error={errorOf('username') ?? (isTaken ? t('login.error.usernameTaken') : undefined)}
        onChange={(name) => change({ username: name })}
        onBlur={username.askNow}
        onConfirm={onConfirm}
      />
    </View>
  )
}

/** User name and password of a new account, or the new password of an existing one. */
export function NewPasswordFields(props: LoginPartProps) {
  const {
    state: { form, idOf, change },
    errorOf,
    onConfirm,
  } = props
  const { t } = useText('pages-mine')
  const { mode } = form
  return (
    <>
      {mode === 'register' && <UsernameField {...props} />}
      {(isRegisterMode(mode) || isResetMode(mode)) && (
        <View id={idOf('newPassword')}>
          <Field
            label={t(isRegisterMode(mode) ? 'login.password' : 'login.newPassword')}
            name="newPassword"
            type="password"
            autoFill="new-password"
            maxLength={passwordMaxLength}
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
