import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Heading } from '../heading'
import { Icon, type IconName } from '../icon'
import styles from './index.module.scss'

/** Placeholder for personal content while signed out: names it, says what it is good for, with a link to sign in. */
export function SignInCard({
  title,
  text,
  icon = 'user-circle',
  onSignIn,
}: {
  title: string
  text?: string
  icon?: IconName
  onSignIn: () => void
}) {
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
      <Button onClick={onSignIn}>{t('signIn.action')}</Button>
    </View>
  )
}
