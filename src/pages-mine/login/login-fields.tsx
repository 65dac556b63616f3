import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { phoneShape } from '@contract/rules/phone'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import { SmsCodeButton } from '@/pages-mine/components/sms-code-button'
import { CodeAddressField, PasswordFields } from './login-parts'
import { hasPassword, type LoginField } from './login-rules'
import { NewPasswordFields } from './new-password-fields'
import { PictureCodeField } from './picture-code-field'
import { NameField, SiteFields } from './site-parts'
import type { LoginError } from './use-login-errors'
import type { LoginFormState } from './use-login-form'

interface FieldsProps {
  state: LoginFormState
  errorOf: (field: LoginField) => string | undefined
  onConfirm: () => void
}

/** The picture code, with an alternative for those who cannot see the picture. */
function PictureCode({ state, errorOf, onConfirm }: FieldsProps) {
  const { form, idOf, change, sendCode } = state
  const { t } = useText('pages-mine')
  const isPassword = hasPassword(form.way)
  return (
    <PictureCodeField
      id={idOf('pictureCode')}
      picture={state.picture.image}
      isLoading={state.picture.isLoading}
      value={form.pictureCode}
      error={errorOf('pictureCode')}
      onChange={(pictureCode) => change({ pictureCode })}
      onRenew={state.picture.renew}
      onConfirm={
        isPassword
          ? onConfirm
          : () => {
              void sendCode()
            }
      }
      otherWay={t(isPassword ? 'login.picture.useCode' : 'login.picture.without')}
      onOtherWay={() => {
        if (isPassword) change({ mode: 'signIn', way: 'sms' })
        else void sendCode(true)
      }}
    />
  )
}

/** The code field, and the button that sends a code. */
function CodeField({ state, errorOf, onConfirm }: FieldsProps) {
  const { form, idOf, change, sendCode } = state
  const { t } = useText('pages-mine')
  return (
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
  )
}

/** The fields of the current form and method. Enter in the last one submits. */
export function LoginFields({ state }: { state: LoginFormState }) {
  const { form, errors, submit } = state
  const { t } = useText('pages-mine')
  const words = (error?: LoginError) =>
    error &&
    ('literal' in error
      ? error.literal
      : t(error.key, { ...phoneShape(form.phoneCode, 'mobile'), ...error.params }))
  const errorOf = (field: LoginField) => words(errors[field])
  const onConfirm = () => {
    void submit()
  }
  const part = { state, errorOf, onConfirm }
  const picture = state.picture.isAsked && <PictureCode {...part} />
  if (hasPassword(form.way)) {
    return (
      <>
        {form.way === 'site' ? <SiteFields {...part} /> : <PasswordFields {...part} />}
        {picture}
      </>
    )
  }
  return (
    <>
      {form.mode === 'siteRegister' && <NameField {...part} />}
      <CodeAddressField {...part} />
      {picture}
      <CodeField {...part} />
      <NewPasswordFields {...part} />
    </>
  )
}
