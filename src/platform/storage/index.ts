import Taro from '@tarojs/taro'

/** What is stored on the device, by key. Values are JSON. */
export interface StoredValues {
  /** Session token. */
  thirdSession: string
  /** When the session ends, epoch milliseconds. */
  thirdSessionExpiresAtMs: number
  /** Time stamp of the login (the "time string"), epoch milliseconds; a login is valid for 4 hours from it. */
  timeString: number
  /** Signed-in user, restored together with the session. */
  wxUser: object
  /** When the person agreed to the privacy policy, epoch milliseconds. Before that nothing is written. */
  privacyConsent: number
  /** Chosen language, or 'auto'. */
  language: string
  searchHistory: string[]
  /** The last account that signed in and did not sign out: what rooms stored is its own. */
  lastAccountId: string
  theme: string
  /** How much larger text is; 0 is off. */
  textScale: number
  /** The day on which the hovering advert was closed. */
  hoveringAdvertClosedOn: string
  /** Chosen channel region. */
  region: string
  [room: `room:${string}`]: unknown
  /** Answers stored for use without a network. */
  [kept: `kept:${string}`]: unknown
}

// What could not be written (no consent yet, storage full or blocked) still holds until the app is closed
const memory = new Map<string, unknown>()

// checked before every write: once given it is not read again
let isAgreed = false

/** The stored value, or undefined when there is none or it cannot be read. */
export function readStored<K extends keyof StoredValues>(key: K): StoredValues[K] | undefined {
  if (memory.has(key)) return memory.get(key) as StoredValues[K]
  try {
    const value: unknown = Taro.getStorageSync(key)
    return value === '' || value === null || value === undefined ? undefined : (value as StoredValues[K])
  } catch {
    return undefined
  }
}

/** Whether the person has agreed that the device keeps something of them, and may be located. */
export function hasConsent(): boolean {
  isAgreed ||= readStored('privacyConsent') !== undefined
  return isAgreed
}

/** The person agrees: what was held until now is written. */
export function giveConsent(nowMs: number = Date.now()): void {
  isAgreed = true
  for (const [key, value] of [['privacyConsent', nowMs] as const, ...memory])
    writeStored(key as keyof StoredValues, value as never)
}

/** Keeps a value; before consent only until the app is closed. @returns whether it will outlive the app */
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

/** Forgets values. */
export function removeStored(...keys: (keyof StoredValues)[]): void {
  for (const key of keys) {
    memory.delete(key)
    try {
      Taro.removeStorageSync(key)
    } catch {
      // a blocked storage holds nothing to forget
    }
  }
}

/** Names of everything that is stored. */
export function storedKeys(): string[] {
  let stored: readonly string[] = []
  try {
    stored = Taro.getStorageInfoSync().keys
  } catch {
    // a blocked storage holds nothing
  }
  return [...new Set([...stored, ...memory.keys()])]
}

/** Whether a session is stored that has not expired. */
export const hasStoredSession = (nowMs: number = Date.now()): boolean =>
  Boolean(readStored('thirdSession')) && Number(readStored('thirdSessionExpiresAtMs') ?? 0) > nowMs

/** Removes a person's stored data: drafts, pending payments, the last order, searches; except the keys to keep. */
export function removeStoredRooms(isKept: (key: string) => boolean = () => false): void {
  const rooms = storedKeys().filter((key): key is `room:${string}` => key.startsWith('room:') && !isKept(key))
  removeStored(...rooms, 'searchHistory', 'lastAccountId')
}
