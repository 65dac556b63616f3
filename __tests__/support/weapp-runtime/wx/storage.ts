import type { Realm } from '../realm'
import type { CallbackOptions } from '../types'
import { ok, refuse } from './settle'

type Keyed = CallbackOptions & { key: string; data?: unknown }

/** The storage functions over a Map owned by the test. */
export function createStorage(storage: Map<string, unknown>, realm: () => Realm) {
  const read = (key: string) => realm().clone(storage.get(key))
  const write = (key: string, value: unknown) =>
    void storage.set(key, structuredClone(JSON.parse(JSON.stringify(value ?? ''))))
  const info = () => ({ keys: [...storage.keys()], currentSize: 0, limitSize: 10_240 })
  return {
    getStorageSync: (key: string) => (storage.has(key) ? read(key) : ''),
    setStorageSync: write,
    removeStorageSync: (key: string) => void storage.delete(key),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => realm().clone(info()),
    getStorage: (options: Keyed) =>
      storage.has(options.key)
        ? ok(options, 'getStorage', { data: read(options.key) })
        : refuse(options, 'getStorage', 'data not found'),
    setStorage(options: Keyed) {
      write(options.key, options.data)
      ok(options, 'setStorage')
    },
    removeStorage(options: Keyed) {
      storage.delete(options.key)
      ok(options, 'removeStorage')
    },
    clearStorage(options?: CallbackOptions) {
      storage.clear()
      ok(options, 'clearStorage')
    },
    getStorageInfo: (options?: CallbackOptions) => ok(options, 'getStorageInfo', info()),
  }
}
