import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { takeEarlyRead } from './early-read'
import {
  type AbortSignalLike,
  type HttpAnswer,
  type HttpRequest,
  type QueryValue,
  TransportFailure,
} from './types'

export { TransportFailure } from './types'
export type {
  AbortSignalLike,
  HttpAnswer,
  HttpMethod,
  HttpRequest,
  QueryValue,
  TransportFailureKind,
} from './types'

interface PlatformError {
  errMsg?: string
  message?: string
  errno?: number
  code?: string | number
  statusCode?: number
}
interface Abortable {
  abort?: () => void
}

const isTimeoutText = (text: string) => /time\s*-?out|timed out/i.test(text)

function toFailure(error: unknown): TransportFailure {
  const { errMsg, message, errno, code } = (error ?? {}) as PlatformError
  const text = errMsg ?? message ?? String(error)
  return new TransportFailure(isTimeoutText(text) ? 'timeout' : 'network', text, errno ?? code ?? 0)
}

/** `?a=1&b=2`, or '' when nothing is set; undefined and null are left out. */
export function toQueryString(query: Record<string, QueryValue> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`
}

const GRACE_MS = 5000

// Taro's own time-out on H5 aborts with the same error as a cancel: the clock is kept here, so that the two can be told apart.
function settle<T>(task: Promise<T> & Abortable, timeoutMs: number, signal?: AbortSignalLike): Promise<T> {
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

/**
 * One HTTP call; the only caller of Taro.request. Any status resolves.
 * @throws {TransportFailure} when no answer came (network, 60 s time-out, aborted)
 */
export async function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  const { url, method, query, body, headers, signal, timeoutMs = limits.requestTimeoutMs } = request
  const fullUrl = url + toQueryString(query)
  const early = await takeEarlyRead(request, fullUrl)
  if (early) return early
  const task = Taro.request<string>({
    url: fullUrl,
    method,
    ...(body === undefined ? {} : { data: body }),
    header: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    // Taro's clock must not run out first: on H5 its end looks like a broken network
    timeout: timeoutMs + GRACE_MS,
  })
  const answer = await settle(
    task as Promise<Taro.request.SuccessCallbackResult<string>> & Abortable,
    timeoutMs,
    signal,
  )
  return {
    status: answer.statusCode,
    body: answer.data ?? null,
    headers: (answer.header ?? {}) as Record<string, string>,
  }
}

/**
 * Uploads one file of the device.
 * @throws {TransportFailure}
 */
export async function uploadFile(
  url: string,
  filePath: string,
  name: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<HttpAnswer> {
  const task = Taro.uploadFile({
    url,
    filePath,
    name,
    formData: fields,
    header: headers,
    timeout: limits.requestTimeoutMs + GRACE_MS,
  })
  const answer = await settle(
    task as unknown as Promise<Taro.uploadFile.SuccessCallbackResult> & Abortable,
    limits.requestTimeoutMs,
  )
  let body: unknown = answer.data
  try {
    body = JSON.parse(String(answer.data))
  } catch {
    // storage services answer with plain text or nothing
  }
  return { status: answer.statusCode, body, headers: {} }
}

/**
 * Downloads a file.
 * @returns a path or blob address that the device can open
 * @throws {TransportFailure}
 */
export async function downloadFile(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; filePath: string }> {
  const task = Taro.downloadFile({ url, header: headers, timeout: limits.requestTimeoutMs + GRACE_MS })
  const answer = await settle(
    task as unknown as Promise<Taro.downloadFile.FileSuccessCallbackResult> & Abortable,
    limits.requestTimeoutMs,
  )
  return { status: answer.statusCode, filePath: answer.tempFilePath }
}
