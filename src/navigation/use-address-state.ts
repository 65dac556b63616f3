import { useCallback, useEffect, useRef, useState } from 'react'
import { useDidHide, useDidShow, useShareAppMessage } from '@tarojs/taro'
import { useLatest } from '@/hooks/use-latest'
import { onAddressChange, readAddress, replaceAddress } from '@/platform/address'
import { toUrl } from './navigate'
import { readQuery } from './query'
import type { Route } from './routes'
import { usePageParams } from './use-page-params'

type Values<T> = { [K in keyof T]: string }

/**
 * What a page shows, kept in its address: a link opens the same, and so does reloading. A tab that is come back to writes
 * its state again, for the address of a tab names no state. The mini-program passes it on when the page is shared.
 *
 * @param read state of the parameters; refuses what is not known. Its results have the same keys always
 * @param print parameters of a state; '' is left out
 * @param onFollowed another address was followed while the page was open
 */
export function useAddressState<T extends Values<T>>(
  route: Route,
  read: (params: Partial<Record<string, string>>) => T,
  print: (state: T) => Record<string, string> = (state) => state,
  onFollowed?: () => void,
): [T, (change: Partial<T>) => void] {
  const params = usePageParams<Record<string, string>>()
  const [state, setState] = useState(() => read(params))
  const latest = useLatest({ state, read, print, onFollowed })
  const isShown = useRef(true)
  const url = toUrl(route, print(state))

  const adopt = useCallback(() => {
    const query = readAddress(route)
    if (query === null) return
    const { state: own, read: readNow, print: printNow } = latest.current
    const asked = readNow(readQuery(query))
    if (query === '' || toUrl(route, printNow(asked)) === toUrl(route, printNow(own)))
      replaceAddress(toUrl(route, printNow(own)))
    else {
      setState(asked)
      latest.current.onFollowed?.()
    }
  }, [route, latest])

  useEffect(() => {
    if (isShown.current) replaceAddress(url)
  }, [url])
  useDidShow(() => {
    isShown.current = true
    adopt()
  })
  useDidHide(() => {
    isShown.current = false
  })
  useEffect(
    () =>
      onAddressChange(() => {
        if (isShown.current) adopt()
      }),
    [adopt],
  )
  useShareAppMessage(() => ({ path: url }))

  const change = useCallback((part: Partial<T>) => setState((now) => ({ ...now, ...part })), [])
  return [state, change]
}
