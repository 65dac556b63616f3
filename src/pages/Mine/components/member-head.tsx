import { View } from '@tarojs/components'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { useAccount } from '@/features/session/hooks/use-account'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './member-head.module.scss'

/** The signed-in account, or a link to sign in. */
export function MemberHead() {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const user = useAccount()
  return (
    <View className={styles.root}>
      <Avatar size="l" src={user?.headimgUrl} alt={user ? t('mine.avatar', { name: user.nickName }) : ''} />
      <View className={styles.words}>
        <Heading level={2} size="headline">
          {user ? user.nickName : t('mine.visitor')}
        </Heading>
        <View className={styles.line}>
          {isSignedIn
            ? user?.phone
              ? `${user.phoneCode ?? ''} ${user.phone}`
              : (user?.email ?? user?.username ?? '')
            : t('mine.visitorText')}
        </View>
      </View>
      {!isSignedIn && (
        <View className={styles.action}>
          <Button block onClick={() => go(routes.login)}>
            {t('mine.signIn')}
          </Button>
        </View>
      )}
    </View>
  )
}
