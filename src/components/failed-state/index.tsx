import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Drawing } from '../drawing'
import styles from '../empty-state/index.module.scss'
import { Heading } from '../heading'
import { cx, webProps } from '../web-props'
import own from './index.module.scss'

export interface FailedStateProps {
  onRetry: () => void
  /** reference number for customer service */
  reference?: string
  title?: string
  text?: string
  busy?: boolean
  /** inside a page with other content: without a drawing, and with the retry always visible */
  isPart?: boolean | undefined
}

/** A failed read: one sentence, a retry, and a reference number. The words may ask for a tap, so they retry too. */
export function FailedState({ onRetry, reference, title, text, busy, isPart }: FailedStateProps) {
  const { t } = useText('common')
  return (
    <View className={cx(styles.root, isPart && own.part)} {...webProps({ role: 'alert' })}>
      {!isPart && <Drawing name="failed" />}
      <View className={own.words} onClick={() => busy || onRetry()}>
        <Heading level={isPart ? 4 : 2} size={isPart ? 'strong' : 'title'}>
          {title ?? t('failed.title')}
        </Heading>
        <View className={styles.text}>{text ?? t('failed.text')}</View>
      </View>
      <View className={isPart ? undefined : styles.action}>
        <Button
          {...(isPart ? { kind: 'tint', size: 'card' } : null)}
          icon="arrow-clockwise"
          busy={busy}
          onClick={onRetry}
        >
          {t('failed.retry')}
        </Button>
      </View>
      {reference && (
        <View className={own.reference}>
          {t('failed.reference')} <View className={own.code}>{reference}</View>
        </View>
      )}
    </View>
  )
}
