import { View } from '@tarojs/components'
import { nameLength } from '@contract/rules/text-lengths'
import { Field } from '@/components/field'
import { useText } from '@/i18n/use-text'
import { EmailField, type LoginPartProps, PasswordField } from './login-parts'

/** E-mail address and password of a website account. */
export function SiteFields(props: LoginPartProps) {
  return (
    <>
      <EmailField {...props} />
      <PasswordField {...props} />
    </>
  )
}

/** The name the user wants to be called by. */
export function NameField({ state: { form, idOf, change }, errorOf, onConfirm }: LoginPartProps) {
  const { t } = useText('pages-mine')
  return (
    <View id={idOf('nickName')}>
      <Field
        label={t('login.nickName')}
        name="nickName"
        autoFill="nickname"
        maxLength={nameLength}
        value={form.nickName}
        error={errorOf('nickName')}
        onChange={(nickName) => change({ nickName })}
        onConfirm={onConfirm}
      />
    </View>
  )
}
