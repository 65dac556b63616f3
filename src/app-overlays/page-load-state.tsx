import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { selectLoading } from '@/features/shell/shell.slice'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './page-load-state.module.scss'
import { useFailedPage } from './use-failed-page'

/** Loading state of a page whose code is being fetched, with a retry in place when that failed. */
export function PageLoadState() {
  const { t } = useText('common')
  const isLoading = useAppSelector(selectLoading)
  const { failure, retry } = useFailedPage()
  if (failure) {
    return (
      <View className={styles.state} ariaRole="alert">
        <Heading level={1}>{t('pageLoad.failedTitle')}</Heading>
        <View className={styles.text}>{t('pageLoad.failedText')}</View>
        <Button kind="primary" onClick={retry}>
          {t('pageLoad.retry')}
        </Button>
        <Button kind="text" onClick={() => switchTo(routes.home)}>
          {t('pageLoad.home')}
        </Button>
      </View>
    )
  }
  return isLoading ? (
    <View className={styles.loading} ariaRole="status" ariaLabel={t('pageLoad.loading')}>
      <View className={styles.bar} />
    </View>
  ) : null
}
