import { View } from '@tarojs/components'
import { useState } from 'react'
import { socialProviders, type SocialProviderName } from '@contract/constants/enums'
import type { Session } from '@contract/user'
import { useSocialLoginMutation, useSocialProvidersQuery } from '@/api/user.api'
import { Button } from '@/components/button'
import type { IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './login.module.scss'

const icons: Record<SocialProviderName, IconName> = {
  facebook: 'facebook-logo',
  google: 'google-logo',
  wechat: 'wechat-logo-fill',
}
// what a provider's own page would have given; the sandbox makes one person of it
const SANDBOX_CREDENTIAL = 'sandbox-person'

/** Signing in with an account elsewhere. Only where the server knows the sandbox's providers: the real ones' pages are not opened from here yet. */
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
  if (providers.data?.isSandbox !== '1') return null
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
