import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { copyText } from '@/platform/clipboard'
import styles from './address-lines.module.scss'

type Copied = { key: string; isDone: boolean }

/** The address in Chinese and in Latin letters, large enough to show a driver, each with a button that copies it. */
export function AddressLines({ chinese, latin }: { chinese: string; latin: string }) {
  const { t } = useText('main')
  const [copied, setCopied] = useState<Copied | null>(null)
  const lines = [
    { key: 'chinese', text: chinese, name: t('shops.detail.chinese'), action: t('shops.detail.copyChinese') },
    { key: 'latin', text: latin, name: t('shops.detail.latin'), action: t('shops.detail.copyLatin') }
  ].filter(({ text }, index) => text && (index === 0 || text !== chinese))
  const copy = async (key: string, text: string) => setCopied({ key, isDone: await copyText(text) })
  return (
    <View className={styles.lines}>
      {lines.map(({ key, text, name, action }) => {
        const isCopied = copied?.key === key && copied.isDone
        return (
          <View key={key} className={styles.line}>
            <View className={styles.words}><View className={styles.name}>{name}</View><View className={styles.text}>{text}</View></View>
            <Button kind='tint' size='small' icon={isCopied ? 'check' : 'copy'} ariaLabel={action} onClick={() => { void copy(key, text) }}>{isCopied ? t('shops.detail.copied') : t('shops.detail.copy')}</Button>
          </View>
        )
      })}
      <VisuallyHidden isLive>{copied?.isDone ? t('shops.detail.copied') : ''}</VisuallyHidden>
      {copied && !copied.isDone && <View className={styles.failed}>{t('shops.detail.copyFailed')}</View>}
    </View>
  )
}
