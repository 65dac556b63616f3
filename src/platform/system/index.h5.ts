import type { Stop, SystemListener } from './types'

export type { Stop, SystemListener } from './types'

/** The device's language tags, preferred first. */
export const systemLanguages = (): string[] =>
  Array.from(navigator.languages ?? [navigator.language]).filter(Boolean)

export const isDarkMode = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** Calls the listener when the device switches between dark and light. */
export function onDarkModeChange(listener: (isDark: boolean) => void): Stop {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const onChange = () => listener(query.matches)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the device is online, which does not mean that the server is reachable. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Subscribes to the app being shown or hidden and to network changes. */
export function listenToSystem({ onShow, onHide, onLeave, onOnline, onOffline }: SystemListener): Stop {
  const onVisibility = () => (document.visibilityState === 'visible' ? onShow() : onHide())
  const onPageHide = () => onLeave?.()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}

/** Sets the page's language for the browser and assistive technology. */
export function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language
}

/** Absolute address of a page of this app, for returning from an external page. */
export function pageAddress(route: string, params: Record<string, string>): string {
  return `${window.location.origin}${window.location.pathname}#${route}?${new URLSearchParams(params).toString()}`
}

/** Whether the device is set to reduced motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
