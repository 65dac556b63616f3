import type { Stop, SystemListener } from './types'

export type { Stop, SystemListener } from './types'

/** Language tags of the device, the preferred one first. */
export const systemLanguages = (): string[] =>
  Array.from(navigator.languages ?? [navigator.language]).filter(Boolean)

export const isDarkMode = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** Tells when the device turns dark or light. */
export function onDarkModeChange(listener: (isDark: boolean) => void): Stop {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const onChange = () => listener(query.matches)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the device has a network at all; not whether the server is reached over it. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Tells when the app is shown or hidden and when the network comes and goes. */
export function listenToSystem({ onShow, onHide, onOnline, onOffline }: SystemListener): Stop {
  const onVisibility = () => (document.visibilityState === 'visible' ? onShow() : onHide())
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}

/** Tells the browser and assistive technology which language the page is in. */
export function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language
}

/** Full address of a page of this app, to come back to from outside. */
export function pageAddress(route: string, params: Record<string, string>): string {
  return `${window.location.origin}${window.location.pathname}#${route}?${new URLSearchParams(params).toString()}`
}

/** Whether the device is set to reduced motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
