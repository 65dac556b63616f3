import { limits } from '@contract/constants/limits'
import { hasStoredSession, readStored, removeStored, writeStored } from '@/platform/storage'
import { SESSION_KEYS } from './error-catalogue'

/** A session as it is stored on the device. */
export interface StoredSession<User = object> {
  thirdSession: string
  /** Epoch milliseconds. */
  expiresAtMs: number
  /** Time stamp of the login, epoch milliseconds. */
  signedInAtMs: number
  wxUser: User | null
}

/** The session on the device while its expiry is later than now; null otherwise. */
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

/** The token that a call sends now; '' when signed out. */
export const sessionToken = (): string => restoreSession()?.thirdSession ?? ''

/** Whether the login is older than the 4 hours it is valid for. */
export const isLoginLapsed = (signedInAtMs: number, nowMs: number = Date.now()): boolean =>
  nowMs - signedInAtMs >= limits.loginValidityMs
