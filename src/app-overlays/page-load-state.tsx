import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import {
  loadingEnded,
  loadingStarted,
  selectIsNetworkLost,
  selectLoading,
} from '@/features/shell/shell.slice'
import { useLatest } from '@/hooks/use-latest'
import { ensureTexts } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  PAGE_LOADING_EVENT,
  PAGE_LOAD_FAILED_EVENT,
  type PageLoadFailure,
  type PageLoading,
} from '@/platform/lazy-page'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import styles from './page-load-state.module.scss'

/** The loading state of a page whose code is being fetched, and a retry in place when that failed. */
export function PageLoadState() {
  const { t } = useText('common')
  const dispatch = useAppDispatch()
  const isLoading = useAppSelector(selectLoading)
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const [failure, setFailure] = useState<PageLoadFailure | null>(null)
  const network = useRef({ wasLost: false, backMs: 0 })
  useEffect(() => {
    const onLoading = (event: PageLoading) => {
      dispatch(event.isLoading ? loadingStarted() : loadingEnded())
    }
    const onFailed = (event: PageLoadFailure) => {
      event.isHandled = true
      // it was lost on the way and has returned: nothing would begin the retry that the banner announced
      if (event.beganMs <= network.current.backMs) return event.retry()
      void ensureTexts('common').catch(() => undefined)
      setFailure(event)
    }
    // leaving the failed page also clears its message
    const onLeave = () => setFailure(null)
    Taro.eventCenter.on(PAGE_LOADING_EVENT, onLoading)
    Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, onFailed)
    Taro.eventCenter.on('__taroRouterChange', onLeave)
    return () => {
      Taro.eventCenter.off(PAGE_LOADING_EVENT, onLoading)
      Taro.eventCenter.off(PAGE_LOAD_FAILED_EVENT, onFailed)
      Taro.eventCenter.off('__taroRouterChange', onLeave)
    }
  }, [dispatch])
  const retry = () => {
    setFailure(null)
    failure?.retry()
  }
  const latestRetry = useLatest(retry)
  // as announced by the banner: failed loads are retried when the network returns
  useEffect(() => {
    if (!isNetworkLost && network.current.wasLost) {
      network.current.backMs = Date.now()
      latestRetry.current()
    }
    network.current.wasLost = isNetworkLost
  }, [isNetworkLost, latestRetry])
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
