import Taro from '@tarojs/taro'
import { hasKey } from './has-key'

/** Values stored on the device, by key; serialised as JSON. */
export interface StoredValues {
  /** Session token. */
  thirdSession: string
  /** When the session ends, epoch milliseconds. */
  thirdSessionExpiresAtMs: number
  /** Time of the login (the "time string"), epoch milliseconds; a login is valid for 4 hours. */
  timeString: number
  /** Signed-in user, restored together with the session. */
  wxUser: object
  /** When the user consented to the privacy policy, epoch milliseconds. Nothing is written before that. */
  privacyConsent: number
  /** Chosen language, or 'auto'. */
  language: string
  searchHistory: string[]
  /** The last account that signed in without signing out since; values under `room:` keys belong to it. */
  lastAccountId: string
  theme: string
  /** Factor of text enlargement; 0 is off. */
  textScale: number
  /** The day on which the hovering advert was closed. */
  hoveringAdvertClosedOn: string
  /** Chosen channel region. */
  region: string
  [room: `room:${string}`]: unknown
  /** Answers stored for offline use. */
  [kept: `kept:${string}`]: unknown
}

// Values that cannot be written (no consent yet, storage full or blocked) are kept until the app closes
const memory = new Map<string, unknown>()

// checked before every write, so it is not read again once it is true
let isAgreed = false

/** The stored value; undefined when there is none or it cannot be read. */
export function readStored<K extends keyof StoredValues>(key: K): StoredValues[K] | undefined {
  if (memory.has(key)) return memory.get(key) as StoredValues[K]
  try {
    const value: unknown = hasKey(key) ? Taro.getStorageSync(key) : undefined
    return value === '' || value === null || value === undefined ? undefined : (value as StoredValues[K])
  } catch {
    return undefined
  }
}

/** Whether the user has consented to storage on the device and to geolocation. */
export function hasConsent(): boolean {
  isAgreed ||= readStored('privacyConsent') !== undefined
  return isAgreed
}

/** Records the user's consent and writes the values held back until now. */
export function giveConsent(nowMs: number = Date.now()): void {
  isAgreed = true
  for (const [key, value] of [['privacyConsent', nowMs] as const, ...memory])
    writeStored(key as keyof StoredValues, value as never)
}

/**
 * Stores a value; before consent only until the app closes.
 * @returns whether it survives closing the app
 */
export function writeStored<K extends keyof StoredValues>(key: K, value: StoredValues[K]): boolean {
  if (!hasConsent()) {
    memory.set(key, value)
    return false
  }
  try {
    Taro.setStorageSync(key, value)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, value)
    return false
  }
}

/** Removes values. */
export function removeStored(...keys: (keyof StoredValues)[]): void {
  for (const key of keys) {
    memory.delete(key)
    try {
      Taro.removeStorageSync(key)
    } catch {
      // blocked storage contains nothing to remove
    }
  }
}

/** Keys of all stored values. */
export function storedKeys(): string[] {
  let stored: readonly string[] = []
  try {
    stored = Taro.getStorageInfoSync().keys
  } catch {
    // blocked storage is empty
  }
  return [...new Set([...stored, ...memory.keys()])]
}

/** Whether an unexpired session is stored. */
export const hasStoredSession = (nowMs: number = Date.now()): boolean =>
  Boolean(readStored('thirdSession')) && Number(readStored('thirdSessionExpiresAtMs') ?? 0) > nowMs

/** Removes an account's stored data (drafts, pending payments, last order, searches), except the keys to keep. */
export function removeStoredRooms(isKept: (key: string) => boolean = () => false): void {
  const rooms = storedKeys().filter((key): key is `room:${string}` => key.startsWith('room:') && !isKept(key))
  removeStored(...rooms, 'searchHistory', 'lastAccountId')
}
