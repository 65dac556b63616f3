import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { takeEarlyRead } from './early-read'
import { type Abortable, graceMs, settle } from './settle'
import type { HttpAnswer, HttpRequest, QueryValue } from './types'

export { TransportFailure } from './types'
export type {
  AbortSignalLike,
  HttpAnswer,
  HttpMethod,
  HttpRequest,
  QueryValue,
  TransportFailureKind,
} from './types'

/** `?a=1&b=2`, or '' when nothing is set; undefined and null are omitted. */
export function toQueryString(query: Record<string, QueryValue> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`
}

/**
 * Performs one HTTP call; the only caller of Taro.request. Resolves for any status.
 * @throws {TransportFailure} when no answer came (network, 60 s time-out, aborted)
 */
export async function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  const { url, method, query, body, headers, signal, timeoutMs = limits.requestTimeoutMs } = request
  const fullUrl = url + toQueryString(query)
  // the HTML page's own request has no time-out
  const early = await settle(takeEarlyRead(request, fullUrl), timeoutMs, signal)
  if (early) return early
  const task = Taro.request<string>({
    url: fullUrl,
    method,
    ...(body === undefined ? {} : { data: body }),
    // Taro hands what it does not know to fetch
    ...(process.env.TARO_ENV === 'h5' && request.outlivesPage ? { keepalive: true } : {}),
    header: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    // Taro's time-out must not fire first: on H5 it is indistinguishable from a network failure
    timeout: timeoutMs + graceMs,
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
