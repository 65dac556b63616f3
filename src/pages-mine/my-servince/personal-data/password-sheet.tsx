import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { hasPasswordForm, passwordMaxLength } from '@contract/rules/password'
import { isApiError } from '@/api/api-error'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCheckPasswordMutation } from '@/pages-mine/api/account.api'
import { useEditPasswordMutation } from '@/pages-mine/api/sign-in.api'
import { FormSheet } from '@/pages-mine/components/form-sheet'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import styles from './personal-data.module.scss'

interface PasswordProps {
  onClose: () => void
  onDone: (text: string) => void
}

/** The present password and the new one. */
function usePasswordChange(onDone: (text: string) => void) {
  const { t } = useText('pages-mine')
  const [form, setForm] = useState({ oldPassword: '', newPassword: '' })
  const refusal = useRefusal<keyof typeof form>()
  const [edit, { isLoading }] = useEditPasswordMutation()
  const [check] = useCheckPasswordMutation()
  // a wrong one counts towards the lock, so each is checked once
  const checked = useRef('')
  const checkOld = async () => {
    const { oldPassword } = form
    if (oldPassword === '' || oldPassword === checked.current) return
    checked.current = oldPassword
    const { error } = await check({ password: oldPassword })
    if (isApiError(error) && error.kind === 'business') refusal.refuse(error, 'oldPassword')
  }
  const save = async () => {
    if (form.oldPassword === '') return refusal.show('oldPassword', { key: 'login.error.password' })
    if (!hasPasswordForm(form.newPassword))
      return refusal.show('newPassword', { key: 'login.error.weak', params: { n: limits.passwordLength } })
    const answer = await edit({ type: 'old', ...form })
    if (!answer.error) return onDone(t('profile.passwordChanged'))
    const isWeak = isApiError(answer.error) && answer.error.code === codes.passwordWeak
    refusal.refuse(answer.error, isWeak ? 'newPassword' : 'oldPassword')
  }
  return {
    form,
    refusal,
    isBusy: isLoading,
    change: (part: Partial<typeof form>) => {
      refusal.clear()
      setForm((from) => ({ ...from, ...part }))
    },
    checkOld,
    save,
  }
}

/** Changes the password; without one, or when it is forgotten, sets one with a code. */
export function PasswordSheet({ onClose, onDone }: PasswordProps) {
  const { t } = useText('pages-mine')
  const { form, refusal, isBusy, change, checkOld, save } = usePasswordChange(onDone)
  return (
    <FormSheet
      title={t('profile.password')}
      submitText={t('person.save')}
      isBusy={isBusy}
      refusal={refusal.general}
      onSubmit={save}
      onClose={onClose}
      more={
        <Button
          kind="text"
          size="card"
          onClick={() => {
            onClose()
            go(routes.login, { mode: 'reset' })
          }}
        >
          {t('profile.byCode')}
        </Button>
      }
    >
      <View className={styles.text}>{t('profile.passwordText')}</View>
      <Field
        label={t('profile.oldPassword')}
        name="oldPassword"
        type="password"
        autoFill="current-password"
        maxLength={passwordMaxLength}
        value={form.oldPassword}
        {...refusal.at('oldPassword')}
        onChange={(oldPassword) => change({ oldPassword })}
        onBlur={() => void checkOld()}
      />
      <Field
        label={t('login.newPassword')}
        name="newPassword"
        type="password"
        autoFill="new-password"
        maxLength={passwordMaxLength}
        hint={t('login.passwordHint', { n: limits.passwordLength })}
        value={form.newPassword}
        {...refusal.at('newPassword')}
        onChange={(newPassword) => change({ newPassword })}
      />
    </FormSheet>
  )
}
