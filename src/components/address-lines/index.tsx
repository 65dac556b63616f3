import { View } from '@tarojs/components'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { copyText } from '@/platform/clipboard'
import { Button } from '../button'
import { VisuallyHidden } from '../visually-hidden'
import { cx } from '../web-props'
import styles from './index.module.scss'

type Copied = { key: string; isDone: boolean }

interface AddressLinesProps {
  chinese: string
  latin: string
  /** as large as the window allows, readable at arm's length */
  isLarge?: boolean
}

/** The address in Chinese and in Latin script, large enough to show a driver, each with a copy button. */
export function AddressLines({ chinese, latin, isLarge }: AddressLinesProps) {
  const { t } = useText('common')
  const [copied, setCopied] = useState<Copied | null>(null)
  const lines = [
    { key: 'chinese', text: chinese, name: t('address.chinese'), action: t('address.copyChinese') },
    { key: 'latin', text: latin, name: t('address.latin'), action: t('address.copyLatin') },
  ].filter(({ text }, index) => text && (index === 0 || text !== chinese))
  const copy = async (key: string, text: string) => setCopied({ key, isDone: await copyText(text) })
  return (
    <View className={cx(styles.lines, isLarge && styles.large)}>
      {lines.map(({ key, text, name, action }) => {
        const isCopied = copied?.key === key && copied.isDone
        return (
          <View key={key} className={styles.line}>
            <View className={styles.words}>
              <View className={styles.name}>{name}</View>
              <View className={cx(styles.text, key === 'latin' && 'latin')}>{text}</View>
            </View>
            <Button
              kind="tint"
              size="small"
              icon={isCopied ? 'check' : 'copy'}
              ariaLabel={action}
              onClick={() => {
                void copy(key, text)
              }}
            >
              {isCopied ? t('address.copied') : t('address.copy')}
            </Button>
          </View>
        )
      })}
      <VisuallyHidden isLive>{copied?.isDone ? t('address.copied') : ''}</VisuallyHidden>
      {copied && !copied.isDone && <View className={styles.failed}>{t('address.copyFailed')}</View>}
    </View>
  )
}
