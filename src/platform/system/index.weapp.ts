import Taro from '@tarojs/taro'
import type { Stop, SystemListener } from './types'

export type { Stop, SystemListener } from './types'

/** The device's language tags, preferred first. */
export const systemLanguages = (): string[] => [Taro.getAppBaseInfo?.().language ?? ''].filter(Boolean)

export const isDarkMode = (): boolean => Taro.getAppBaseInfo?.().theme === 'dark'

/** Calls the listener when the device switches between dark and light. */
export function onDarkModeChange(listener: (isDark: boolean) => void): Stop {
  const onChange = ({ theme }: { theme: string }) => listener(theme === 'dark')
  Taro.onThemeChange?.(onChange)
  return () => Taro.offThemeChange?.(onChange)
}

let hasNetwork = true

/** Whether the device is online, which does not mean that the server is reachable. */
export const isOnline = (): boolean => hasNetwork

/** Subscribes to the app being shown or hidden and to network changes. */
export function listenToSystem({ onShow, onHide, onOnline, onOffline }: SystemListener): Stop {
  const onNetwork = ({ isConnected }: { isConnected: boolean }) => {
    hasNetwork = isConnected
    if (isConnected) onOnline()
    else onOffline()
  }
  // starting offline fires no change event
  void Promise.resolve(Taro.getNetworkType?.()).then(
    (answer) => {
      if (answer?.networkType === 'none') onNetwork({ isConnected: false })
    },
    () => undefined,
  )
  Taro.onAppShow?.(onShow)
  Taro.onAppHide?.(onHide)
  Taro.onNetworkStatusChange?.(onNetwork)
  return () => {
    Taro.offAppShow?.(onShow)
    Taro.offAppHide?.(onHide)
    Taro.offNetworkStatusChange?.(onNetwork)
  }
}

/** A mini-program has no document. */
export function setDocumentLanguage(_language: string): void {}

/** Nothing returns to a mini-program by address. */
export const pageAddress = (_route: string, _params: Record<string, string>): undefined => undefined

/** Mini-programs cannot read this setting. */
export const isMotionReduced = (): boolean => false
