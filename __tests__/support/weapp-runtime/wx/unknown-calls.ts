import type { CallbackOptions, RuntimeRecord } from '../types'
import { ok } from './settle'

/** Functions of wx that neither are written here nor only answer ok are recorded, so that a test can see them. */
export function withUnknownCalls(known: Record<string, unknown>, record: RuntimeRecord): object {
  return new Proxy(known, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || key === 'webpackJsonp') return target[key as string]
      if (/^(on|off)[A-Z]/.test(key)) return () => {}
      if (!/^[a-z]/.test(key)) return undefined
      return (options?: CallbackOptions) => {
        record.unknownCalls.add(key)
        if (/Sync$|^create|^get.*Manager$/.test(key)) return {}
        return ok(options, key)
      }
    },
  })
}
