import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '@/i18n/use-text'
import {
  agreePrivacy,
  isPrivacyAsked,
  onPrivacyAsked,
  privacyButtonId,
  readPrivacy,
  refusePrivacy,
} from '@/platform/privacy'
import { Button } from '../button'
import { Sheet } from '../sheet'
import styles from './index.module.scss'

/**
 * Asks for consent on the visible page at the first use of personal data, above everything open there, so
 * that no input is lost.
 */
export function PrivacySheet() {
  const { t } = useText('common')
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  const isAsked = useSyncExternalStore(onPrivacyAsked, isPrivacyAsked)
  if (!isAsked || !isShown) return null
  return (
    <Sheet
      isOpen
      kind="alert"
      title={t('privacy.title')}
      onClose={refusePrivacy}
      footer={
        <>
          <View className={styles.choice}>
            <Button kind="outline" block onClick={refusePrivacy}>
              {t('privacy.refuse')}
            </Button>
          </View>
          <View className={styles.choice}>
            <Button
              block
              id={privacyButtonId}
              openType="agreePrivacyAuthorization"
              onAgreePrivacyAuthorization={agreePrivacy}
            >
              {t('privacy.agree')}
            </Button>
          </View>
        </>
      }
    >
      <View className={styles.text}>{t('privacy.text')}</View>
      <Button kind="text" size="small" onClick={readPrivacy}>
        {t('privacy.read')}
      </Button>
    </Sheet>
  )
}
