import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/** The footer of a paged list; onMore also serves those who cannot scroll to it. */
export function LoadMore({
  status,
  onRetry,
  onMore,
}: {
  status: 'more' | 'loading' | 'end' | 'failed'
  onRetry: () => void
  onMore?: () => void
}) {
  const { t } = useText('common')
  return (
    <View className={styles.root} {...webProps({ role: 'status' })}>
      {status === 'failed' && (
        <View className={styles.failed}>
          <View>{t('loadMore.failed')}</View>
          <Button kind="text" size="card" icon="arrow-clockwise" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        </View>
      )}
      {status === 'more' &&
        (onMore ? (
          <Button kind="text" size="card" onClick={onMore}>
            {t('loadMore.more')}
          </Button>
        ) : (
          <View>{t('loadMore.more')}</View>
        ))}
      {status === 'loading' && <View>{t('loadMore.loading')}</View>}
      {status === 'end' && <View>{t('loadMore.end')}</View>}
    </View>
  )
}
