import type { ProviderVisit } from './types'

export type { ProviderVisit } from './types'

/** The mini-program uses WeChat's own sign-in instead. */
export const canVisitProviders = false
export const newBrowserKey = (): string => ''
export const visitProvider = (_url: string, _visit: ProviderVisit): void => undefined
export const readVisit = (): ProviderVisit | null => null
export const forgetVisit = (): void => undefined
