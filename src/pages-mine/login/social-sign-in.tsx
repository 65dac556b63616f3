import { View } from '@tarojs/components'
import { useState } from 'react'
import { socialProviders, type SocialProviderName } from '@contract/constants/enums'
import type { Session } from '@contract/routes/user'
import { Button } from '@/components/button'
import type { IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { useSocialLoginMutation, useSocialProvidersQuery } from '@/pages-mine/api/sign-in.api'
import styles from './login.module.scss'

const icons: Record<SocialProviderName, IconName> = {
  facebook: 'facebook-logo',
  google: 'google-logo',
  wechat: 'wechat-logo-fill',
}
// stands in for the credential of a provider's page; the sandbox maps it to one user
const SANDBOX_CREDENTIAL = 'sandbox-person'

/**
 * Social sign-in. Available only with the server's sandbox providers: pages of real providers are not
 * integrated yet.
 */
export function SocialSignIn({
  canStart,
  onSignedIn,
}: {
  canStart: () => boolean
  onSignedIn: (session: Session) => void
}) {
  const { t } = useText('pages-mine')
  const providers = useSocialProvidersQuery()
  const [signIn] = useSocialLoginMutation()
  const [busy, setBusy] = useState<SocialProviderName | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  if (providers.data?.isSandbox !== true) return null
  const start = async (provider: SocialProviderName) => {
    if (busy || !canStart()) return
    setBusy(provider)
    setHasFailed(false)
    const { data } = await signIn({ provider, credential: SANDBOX_CREDENTIAL })
    setBusy(null)
    if (data) onSignedIn(data)
    else setHasFailed(true)
  }
  return (
    <View className={styles.stack}>
      <View className={styles.other}>
        <View className={styles.rule} />
        <View>{t('login.other')}</View>
        <View className={styles.rule} />
      </View>
      <View className={styles.social}>
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            kind="outline"
            size="card"
            icon={icons[provider]}
            className={styles.provider}
            ariaLabel={t('login.social.with', { name: t(`login.social.${provider}`) })}
            busy={busy === provider}
            onClick={() => {
              void start(provider)
            }}
          >
            {t(`login.social.${provider}`)}
          </Button>
        ))}
      </View>
      {hasFailed && (
        <View {...webProps({ role: 'alert' })}>
          <NextStrip kind="danger" icon="warning-circle">
            {t('login.error.social')}
          </NextStrip>
        </View>
      )}
    </View>
  )
}
