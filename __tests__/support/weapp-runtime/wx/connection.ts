import type { Realm } from '../realm'
import type { CallbackOptions } from '../types'
import { ok } from './settle'

interface NetworkStatus {
  isConnected: boolean
  networkType: 'wifi' | 'none'
}
type Listener = (status: NetworkStatus) => void

/** The device's connection, of whose changes the mini-program is told. */
export function createConnection(realm: () => Realm) {
  let isOnline = true
  const listeners = new Set<Listener>()
  const status = (): NetworkStatus =>
    realm().clone({ isConnected: isOnline, networkType: isOnline ? ('wifi' as const) : ('none' as const) })
  return {
    isOnline: () => isOnline,
    setOnline: (value: boolean) => {
      if (value === isOnline) return
      isOnline = value
      for (const listener of listeners) listener(status())
    },
    /** What the mini-program finds in `wx`. */
    wx: {
      getNetworkType: (options?: CallbackOptions) =>
        ok(options, 'getNetworkType', { networkType: status().networkType }),
      onNetworkStatusChange: (listener: Listener) => void listeners.add(listener),
      offNetworkStatusChange: (listener: Listener) => void listeners.delete(listener),
    },
  }
}
