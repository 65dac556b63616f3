import Taro from '@tarojs/taro'
import type { Stop, SystemListener } from './types'

export type { Stop, SystemListener } from './types'

/** Language tags of the device, the preferred one first. */
export const systemLanguages = (): string[] => [Taro.getAppBaseInfo?.().language ?? ''].filter(Boolean)

export const isDarkMode = (): boolean => Taro.getAppBaseInfo?.().theme === 'dark'

/** Tells when the device turns dark or light. */
export function onDarkModeChange(listener: (isDark: boolean) => void): Stop {
  const onChange = ({ theme }: { theme: string }) => listener(theme === 'dark')
  Taro.onThemeChange?.(onChange)
  return () => Taro.offThemeChange?.(onChange)
}

let hasNetwork = true

/** Whether the device has a network at all; not whether the server is reached over it. */
export const isOnline = (): boolean => hasNetwork

/** Tells when the app is shown or hidden and when the network comes and goes. */
export function listenToSystem({ onShow, onHide, onOnline, onOffline }: SystemListener): Stop {
  const onNetwork = ({ isConnected }: { isConnected: boolean }) => {
    hasNetwork = isConnected
    if (isConnected) onOnline()
    else onOffline()
  }
  // a start without a network fires no change
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

/** The mini-program is never come back to by an address. */
export const pageAddress = (_route: string, _params: Record<string, string>): undefined => undefined

/** Mini-programs have no access to it. */
export const isMotionReduced = (): boolean => false
