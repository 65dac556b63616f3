import { View } from '@tarojs/components'
import type { ErrorText } from '@/api/api-error'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { SmsCodeButton } from '@/components/sms-code-button'
import { useText } from '@/i18n/use-text'
import { limits } from '@contract/constants/limits'
import type { LoginField } from './login-rules'
import { PictureCodeField } from './picture-code-field'
import type { LoginFormState } from './use-login-form'

/** The fields of what the page is used for, in the chosen way. Enter in the last one submits. */
export function LoginFields({ state }: { state: LoginFormState }) {
  const { form, errors, idOf, change, sendCode, submit } = state
  const { t } = useText('pages-mine')
  const words = (error?: ErrorText) =>
    error && ('literal' in error ? error.literal : t(error.key, error.params))
  const errorOf = (field: LoginField) => words(errors[field])
  const onConfirm = () => {
    void submit()
  }
  const isPassword = form.way === 'password'
  const isNewAccount = form.mode === 'register'
  const picture = state.hasPicture && (
    <PictureCodeField
      id={idOf('pictureCode')}
      picture={state.picture}
      isLoading={state.isPictureLoading}
      value={form.pictureCode}
      error={errorOf('pictureCode')}
      onChange={(pictureCode) => change({ pictureCode })}
      onRenew={state.renewPicture}
      onConfirm={
        isPassword
          ? onConfirm
          : () => {
              void sendCode()
            }
      }
      otherWay={t(isPassword ? 'login.picture.useCode' : 'login.picture.without')}
      onOtherWay={() => {
        if (isPassword) change({ way: 'sms' })
        else void sendCode(true)
      }}
    />
  )
  if (isPassword) {
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
        {picture}
      </>
    )
  }
  return (
    <>
      {form.way === 'sms' ? (
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
      )}
      {picture}
      <View id={idOf('code')}>
        <Field
          label={t('login.code')}
          name="code"
          type="digits"
          autoFill="one-time-code"
          maxLength={limits.codeLength}
          placeholder={t('login.codeHint')}
          value={form.code}
          error={errorOf('code')}
          onChange={(code) => change({ code: code.replace(/\D/g, '') })}
          onConfirm={onConfirm}
          suffix={
            <SmsCodeButton
              key={state.codeUse}
              seconds={limits.smsCooldownSeconds}
              send={sendCode}
              sentAtMs={state.codeSentAtMs}
            />
          }
        />
      </View>
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
