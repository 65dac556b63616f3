import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { loadingEnded, loadingStarted, selectIsNetworkLost } from '@/features/shell/shell.slice'
import { useLatest } from '@/hooks/use-latest'
import { ensureTexts } from '@/i18n/engine'
import {
  PAGE_LOADING_EVENT,
  PAGE_LOAD_FAILED_EVENT,
  type PageLoadFailure,
  type PageLoading,
  tellUntoldFailure,
} from '@/platform/lazy-page'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Pauses in milliseconds before the retries after the network returns: a device reports itself online before
 * it can reach a server.
 */
const PAUSES_MS = [1000, 2000, 4000, 8000]

/**
 * Tracks a page whose code could not be loaded. Loading is retried when the network returns, as the banner
 * announces.
 * @returns the failure to show, if any, and the action of its button
 */
export function useFailedPage(): { failure: PageLoadFailure | null; retry: () => void } {
  const dispatch = useAppDispatch()
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const [failure, setFailure] = useState<PageLoadFailure | null>(null)
  const network = useRef({ wasLost: false, backMs: 0, triesLeft: 0 })
  useEffect(() => {
    const onLoading = (event: PageLoading) => {
      dispatch(event.isLoading ? loadingStarted() : loadingEnded())
    }
    const onFailed = (event: PageLoadFailure) => {
      event.isHandled = true
      // the connection was lost and restored during the attempt: no later event would start the retry that
      // the banner announced
      if (event.beganMs <= network.current.backMs) return event.retry()
      void ensureTexts('common').catch(() => undefined)
      setFailure(event)
    }
    // leaving the failed page clears its message and its retries: they do not apply to another page's failure
    const onLeave = () => {
      network.current.triesLeft = 0
      setFailure(null)
    }
    Taro.eventCenter.on(PAGE_LOADING_EVENT, onLoading)
    Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, onFailed)
    Taro.eventCenter.on('__taroRouterChange', onLeave)
    tellUntoldFailure()
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
  useEffect(() => {
    if (!isNetworkLost && network.current.wasLost) {
      Object.assign(network.current, { backMs: Date.now(), triesLeft: PAUSES_MS.length })
      latestRetry.current()
    }
    network.current.wasLost = isNetworkLost
  }, [isNetworkLost, latestRetry])
  useEffect(() => {
    const { triesLeft } = network.current
    if (!failure || isNetworkLost || triesLeft === 0) return undefined
    const timer = setTimeout(() => {
      network.current.triesLeft -= 1
      latestRetry.current()
    }, PAUSES_MS.at(-triesLeft))
    return () => clearTimeout(timer)
  }, [failure, isNetworkLost, latestRetry])
  return { failure, retry }
}
