import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './sign-in-gate.module.scss'

interface SignInGateProps {
  title: string
  /** what the content is good for */
  text?: string
  icon?: IconName
}

/** In place of a page's personal content while signed out: names it, with a link to sign in. */
export function SignInGate({ title, text, icon = 'user-circle' }: SignInGateProps) {
  const { t } = useText('common')
  return (
    <View className={styles.root}>
      <View className={styles.picture}>
        <Icon name={icon} size={28} />
      </View>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {text && <View className={styles.text}>{text}</View>}
      <Button onClick={() => go(routes.login)}>{t('signIn.action')}</Button>
    </View>
  )
}
