import { View } from '@tarojs/components'
import { useState } from 'react'
import type { SocialProviderName } from '@contract/constants/enums'
import { Button } from '@/components/button'
import type { IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { useProviderStart } from '@/pages-mine/hooks/use-provider-start'
import styles from './login.module.scss'
import { OtherWays } from './other-ways'
import { useOfferedProviders } from './use-offered-providers'

const icons: Record<SocialProviderName, IconName> = {
  facebook: 'facebook-logo',
  google: 'google-logo',
  wechat: 'wechat-logo-fill',
}

/** Sign-in through a provider's own page, which redirects the browser back to this page. */
export function SocialSignIn({ canStart }: { canStart: () => boolean }) {
  const { t } = useText('pages-mine')
  const offered = useOfferedProviders()
  const visit = useProviderStart()
  const [busy, setBusy] = useState<SocialProviderName | null>(null)
  if (offered.length === 0) return null
  const start = async (provider: SocialProviderName) => {
    if (busy || !canStart()) return
    setBusy(provider)
    await visit.start(provider)
    // also when the browser leaves: the back button must find the page unchanged
    setBusy(null)
  }
  return (
    <View className={styles.stack}>
      <OtherWays />
      <View className={styles.social}>
        {offered.map((provider) => (
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
      {visit.hasFailed && (
        <View {...webProps({ role: 'alert' })}>
          <NextStrip kind="danger" icon="warning-circle">
            {t('login.error.social')}
          </NextStrip>
        </View>
      )}
    </View>
  )
}
