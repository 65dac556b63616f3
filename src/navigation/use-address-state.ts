import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { onAddressChange, readAddress, replaceAddress } from '@/platform/address'
import { toUrl } from './navigate'
import { readQuery } from './query'
import type { Route } from './routes'
import { usePageParams } from './use-page-params'
import { usePageShare } from './use-page-share'

type Values<T> = { [K in keyof T]: string }

/**
 * Keeps page state in the URL, so that links and reloads restore it. A tab writes its state again when it is
 * shown, since a tab's own URL carries none. The mini-program includes it when the page is shared.
 * @param read parses the parameters and rejects unknown values; its results always have the same keys
 * @param print the parameters of a state; '' is omitted
 * @param onFollowed called when another URL is followed while the page is open
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
  usePageShare({ url })

  const change = useCallback((part: Partial<T>) => setState((now) => ({ ...now, ...part })), [])
  return [state, change]
}
