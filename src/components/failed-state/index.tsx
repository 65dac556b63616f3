import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Drawing } from '../drawing'
import { Heading } from '../heading'
import { cx, webProps } from '../web-props'
import styles from '../empty-state/index.module.scss'
import own from './index.module.scss'

interface FailedStateProps {
  onRetry: () => void
  /** number to quote to the help desk */
  reference?: string
  title?: string
  text?: string
  busy?: boolean
  /** within something larger that is there: no drawing, and the retry stays in sight */
  isPart?: boolean | undefined
}

/** It could not be read: one sentence, a way to try again, a number to quote. */
export function FailedState({ onRetry, reference, title, text, busy, isPart }: FailedStateProps) {
  const { t } = useText('common')
  return (
    <View className={cx(styles.root, isPart && own.part)} {...webProps({ role: 'alert' })}>
      {!isPart && <Drawing name="failed" />}
      <Heading level={isPart ? 4 : 2} size={isPart ? 'strong' : 'title'}>
        {title ?? t('failed.title')}
      </Heading>
      <View className={styles.text}>{text ?? t('failed.text')}</View>
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
