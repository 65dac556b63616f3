import type { ProviderVisit } from './types'

export type { ProviderVisit } from './types'

const KEY = 'providerVisit'
const KEY_BYTES = 32

/** Whether providers' pages can be opened; only in a browser. */
export const canVisitProviders = true

/** A secret of this browser for one sign-in flow. */
export function newBrowserKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/** Opens a provider's page; the state of the flow stays in this tab. */
export function visitProvider(url: string, visit: ProviderVisit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // storage is blocked: the return page will report a sign-in begun elsewhere
  }
  window.location.assign(url)
}

const isVisit = (value: unknown): value is ProviderVisit =>
  typeof value === 'object' &&
  value !== null &&
  ['provider', 'browserKey', 'returnTo'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** The flow started in this tab; null when there is none. */
export function readVisit(): ProviderVisit | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isVisit(stored) ? stored : null
  } catch {
    return null
  }
}

/** Removes the state of a finished flow. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // blocked storage contains nothing to remove
  }
}
