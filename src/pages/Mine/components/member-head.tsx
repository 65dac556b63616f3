import { View } from '@tarojs/components'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useUserInfoQuery } from '@/pages/Mine/api/user.api'
import { useAppSelector } from '@/store/hooks'
import styles from './member-head.module.scss'

/** The signed-in account, or a link to sign in. Stored session data is shown while the server is queried. */
export function MemberHead() {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const kept = useAppSelector(selectWxUser)
  const { data } = useUserInfoQuery(undefined, { skip: !isSignedIn })
  const user = isSignedIn ? (data ?? kept) : null
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
