import Taro from '@tarojs/taro'
import type { Stop, SystemListener, WindowSize } from './types'

export type { Stop, SystemListener, WindowSize } from './types'

/** Language tags of the device, the preferred one first. */
export const systemLanguages = (): string[] => [Taro.getAppBaseInfo?.().language ?? ''].filter(Boolean)

export const isDarkMode = (): boolean => Taro.getAppBaseInfo?.().theme === 'dark'

/** Tells when the device turns dark or light. */
export function onDarkModeChange(listener: (isDark: boolean) => void): Stop {
  const onChange = ({ theme }: { theme: string }) => listener(theme === 'dark')
  Taro.onThemeChange?.(onChange)
  return () => Taro.offThemeChange?.(onChange)
}

/** Inner size of the window in CSS pixels. */
export function windowSize(): WindowSize {
  const { windowWidth, windowHeight } = Taro.getWindowInfo()
  return { width: windowWidth, height: windowHeight }
}

export function onWindowResize(listener: (size: WindowSize) => void): Stop {
  const onResize = () => listener(windowSize())
  Taro.onWindowResize?.(onResize)
  return () => Taro.offWindowResize?.(onResize)
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

export function setDocumentTitle(_title: string): void {}

/** The mini-program is never come back to by an address. */
export const pageAddress = (_route: string, _params: Record<string, string>): undefined => undefined

/** The mini-program is not told. */
export const isMotionReduced = (): boolean => false
