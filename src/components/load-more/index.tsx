import { View } from '@tarojs/components'
import { useEffect, useId, useRef } from 'react'
import { useText } from '@/i18n/use-text'
import { listBefore } from '@/utils/focus-element'
import { Button } from '../button'
import { webProps } from '../web-props'
import styles from './index.module.scss'

type Status = 'more' | 'loading' | 'end' | 'failed'

interface LoadMoreProps {
  status: Status
  onRetry: () => void
  onMore?: () => void
}

/**
 * The footer of a paged list; onMore also serves users who cannot scroll to it. It stays one button from
 * press to answer, so that it keeps the focus, which then moves to the first new row.
 */
export function LoadMore({ status, onRetry, onMore }: LoadMoreProps) {
  const { t } = useText('common')
  const id = useId()
  const focusNew = useRef<(() => void) | null>(null)
  const isFailed = status === 'failed'
  useEffect(() => {
    if (status === 'loading') return
    if (!isFailed) focusNew.current?.()
    focusNew.current = null
  }, [status, isFailed])
  const press = () => {
    focusNew.current = listBefore(id)
    if (isFailed) onRetry()
    else onMore?.()
  }
  const isButton = isFailed || (!!onMore && status !== 'end')
  return (
    <View id={id} className={styles.root} {...webProps({ role: 'status' })}>
      {isFailed && <View>{t('loadMore.failed')}</View>}
      {isButton ? (
        <Button
          kind="text"
          size="card"
          busy={status === 'loading'}
          {...(isFailed ? { icon: 'arrow-clockwise' } : null)}
          onClick={press}
        >
          {t(isFailed ? 'failed.retry' : status === 'loading' ? 'loadMore.loading' : 'loadMore.more')}
        </Button>
      ) : (
        <View>{t(`loadMore.${status as Exclude<Status, 'failed'>}`)}</View>
      )}
    </View>
  )
}
