import type { CallbackOptions, RuntimeRecord } from '../types'
import { ok } from './settle'

/** Records calls of wx functions that are not implemented here, so that a test can check them. */
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
