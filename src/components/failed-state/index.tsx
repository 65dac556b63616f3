import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Drawing } from '../drawing'
import { Heading } from '../heading'
import { webProps } from '../web-props'
import styles from '../empty-state/index.module.scss'
import own from './index.module.scss'

interface FailedStateProps {
  onRetry: () => void
  /** number to quote to the help desk */
  reference?: string
  title?: string
  text?: string
  busy?: boolean
}

/** It could not be read: one sentence, a way to try again, a number to quote. */
export function FailedState({ onRetry, reference, title, text, busy }: FailedStateProps) {
  const { t } = useText('common')
  return (
    <View className={styles.root} {...webProps({ role: 'alert' })}>
      <Drawing name='failed' />
      <Heading level={2} size='title'>{title ?? t('failed.title')}</Heading>
      <View className={styles.text}>{text ?? t('failed.text')}</View>
      <View className={styles.action}><Button icon='arrow-clockwise' busy={busy} onClick={onRetry}>{t('failed.retry')}</Button></View>
      {reference && <View className={own.reference}>{t('failed.reference')} <View className={own.code}>{reference}</View></View>}
    </View>
  )
}
