import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Session } from '@contract/routes/user'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { useMiniProgramSessionMutation } from '@/pages-mine/api/sign-in.api'
import { platformLogin } from '@/platform/login'
import styles from './login.module.scss'

/** Sign-in with the mini-program's own session, the first method there. */
export function PlatformSignIn({
  canStart,
  onSignedIn,
}: {
  canStart: () => boolean
  onSignedIn: (session: Session) => void
}) {
  const { t } = useText('pages-mine')
  const [exchange] = useMiniProgramSessionMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const start = async () => {
    if (!canStart()) return
    setIsBusy(true)
    setHasFailed(false)
    const jsCode = await platformLogin.getCode().catch(() => '')
    const session = jsCode ? (await exchange({ jsCode })).data : undefined
    setIsBusy(false)
    if (session) onSignedIn(session)
    else setHasFailed(true)
  }
  return (
    <View className={styles.stack}>
      <Button
        block
        icon="wechat-logo-fill"
        busy={isBusy}
        onClick={() => {
          void start()
        }}
      >
        {t('login.platform')}
      </Button>
      {hasFailed && (
        <NextStrip kind="danger" icon="warning-circle">
          {t('login.error.platform')}
        </NextStrip>
      )}
    </View>
  )
}
