import type { Stop } from './types'

export type { Stop, SystemListener } from './types'

const noStop: Stop = () => {}
let language = ''

/** Sets the language to render for. */
export function setSystemLanguage(tag: string): void {
  language = tag
}
export const systemLanguages = (): string[] => [language]
export const isDarkMode = (): boolean => false
export const onDarkModeChange = (): Stop => noStop
export const isOnline = (): boolean => true
export const listenToSystem = (): Stop => noStop
export function setDocumentLanguage(): void {}
export const pageAddress = (): undefined => undefined
export const isMotionReduced = (): boolean => false
