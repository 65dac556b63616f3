import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { listenToSystem } from '@/platform/system'

const nothing = () => undefined

/** Whether the page is visible: no other page covers it, and the app is in the foreground. */
export function useIsShown(): boolean {
  const [isPageShown, setPageShown] = useState(true)
  const [isAppShown, setAppShown] = useState(true)
  useDidShow(() => setPageShown(true))
  useDidHide(() => setPageShown(false))
  useEffect(
    () =>
      listenToSystem({
        onShow: () => setAppShown(true),
        onHide: () => setAppShown(false),
        onOnline: nothing,
        onOffline: nothing,
      }),
    [],
  )
  return isPageShown && isAppShown
}
