import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { WechatPhoneButton } from '@/pages-mine/components/wechat-phone-button'
import { platformLogin } from '@/platform/login'
import styles from './login.module.scss'

/**
 * Asked once after an account was opened without a number: one tap in the mini-program, by a code elsewhere.
 * Optional.
 */
export function PhoneStep({ onDone, onByCode }: { onDone: () => void; onByCode: () => void }) {
  const { t } = useText('pages-mine')
  const [isRefused, setRefused] = useState(false)
  const isFirstByCode = !platformLogin.isAvailable
  return (
    <View className={styles.column}>
      <View className={styles.head}>
        <Heading level={1} size="headline">
          {t('login.phoneStep.heading')}
        </Heading>
        <View className={styles.intro}>{t('login.phoneStep.text')}</View>
      </View>
      {isRefused && (
        <NextStrip kind="info" icon="info">
          {t('login.phoneStep.refused')}
        </NextStrip>
      )}
      <View className={styles.stack}>
        <WechatPhoneButton onBound={onDone} onRefused={() => setRefused(true)} />
        <Button kind={isFirstByCode ? 'primary' : 'outline'} block onClick={onByCode}>
          {t('login.phoneStep.byCode')}
        </Button>
      </View>
      <View className={styles.leave}>
        <Button kind="text" size="card" onClick={onDone}>
          {t('login.phoneStep.later')}
        </Button>
      </View>
    </View>
  )
}
