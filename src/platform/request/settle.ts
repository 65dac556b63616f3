import { type AbortSignalLike, TransportFailure } from './types'

interface PlatformError {
  errMsg?: string
  message?: string
  errno?: number
  code?: string | number
  statusCode?: number
}
export interface Abortable {
  abort?: () => void
}

const isTimeoutText = (text: string) => /time\s*-?out|timed out/i.test(text)

function toFailure(error: unknown): TransportFailure {
  const { errMsg, message, errno, code } = (error ?? {}) as PlatformError
  const text = errMsg ?? message ?? String(error)
  return new TransportFailure(isTimeoutText(text) ? 'timeout' : 'network', text, errno ?? code ?? 0)
}

/** Extra milliseconds for the platform's time-out, so that ours fires first. */
export const graceMs = 5000

// Taro's own time-out on H5 aborts with the same error as a cancellation: this timer makes them
// distinguishable.
export function settle<T>(
  task: Promise<T> & Abortable,
  timeoutMs: number,
  signal?: AbortSignalLike,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (failure: TransportFailure) => {
      finish()
      reject(failure)
      task.abort?.()
    }
    const onAbort = () => stop(new TransportFailure('aborted', 'aborted', 0))
    const timer = setTimeout(() => stop(new TransportFailure('timeout', 'timeout', 0)), timeoutMs)
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    signal?.addEventListener('abort', onAbort)
    task.then(
      (answer) => {
        finish()
        resolve(answer)
      },
      (error: unknown) => {
        finish()
        reject(toFailure(error))
      },
    )
    if (signal?.aborted) onAbort()
  })
}
