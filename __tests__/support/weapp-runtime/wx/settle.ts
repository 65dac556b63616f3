import type { CallbackOptions } from '../types'

/** Answers a wx call like WeChat: asynchronously, by success or fail, and complete in both cases. */
export function settle(
  options: CallbackOptions | undefined,
  outcome: { result: unknown } | { error: unknown },
): void {
  queueMicrotask(() => {
    if ('error' in outcome) {
      options?.fail?.(outcome.error)
      options?.complete?.(outcome.error)
    } else {
      options?.success?.(outcome.result)
      options?.complete?.(outcome.result)
    }
  })
}

export const ok = (options: CallbackOptions | undefined, name: string, result: object = {}): void =>
  settle(options, { result: { ...result, errMsg: `${name}:ok` } })

export const refuse = (options: CallbackOptions | undefined, name: string, why: string): void =>
  settle(options, { error: { errMsg: `${name}:fail ${why}` } })
