import { limits } from '@contract/constants/limits'
import { hasStoredSession, readStored, removeStored, writeStored } from '@/platform/storage'
import { SESSION_KEYS } from './error-catalogue'

/** A session as stored on the device. */
export interface StoredSession<User = object> {
  thirdSession: string
  /** Epoch milliseconds. */
  expiresAtMs: number
  /** Time of the login, epoch milliseconds. */
  signedInAtMs: number
  wxUser: User | null
}

/** The session stored on the device, while it has not expired; null otherwise. */
export function restoreSession<User extends object>(nowMs: number = Date.now()): StoredSession<User> | null {
  if (!hasStoredSession(nowMs)) return null
  return {
    thirdSession: readStored('thirdSession') ?? '',
    expiresAtMs: Number(readStored('thirdSessionExpiresAtMs')),
    signedInAtMs: Number(readStored('timeString') ?? 0),
    wxUser: (readStored('wxUser') as User | undefined) ?? null,
  }
}

/** Stores a session on the device. */
export function storeSession({ thirdSession, expiresAtMs, signedInAtMs, wxUser }: StoredSession): void {
  writeStored('thirdSession', thirdSession)
  writeStored('thirdSessionExpiresAtMs', expiresAtMs)
  writeStored('timeString', signedInAtMs)
  if (wxUser) writeStored('wxUser', wxUser)
}

/** Removes the session from the device. */
export const clearSession = (): void => removeStored(...SESSION_KEYS)

/** The token for a call made now; '' when signed out. */
export const sessionToken = (): string => restoreSession()?.thirdSession ?? ''

/** Whether the login is older than its 4 hours of validity. */
export const isLoginLapsed = (signedInAtMs: number, nowMs: number = Date.now()): boolean =>
  nowMs - signedInAtMs >= limits.loginValidityMs
