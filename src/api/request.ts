import { codes } from '@contract/constants/codes'
import { kinds, type Shape } from '@contract/route'
import { apiUrl, clientConfig } from '@/platform/config'
import {
  type AbortSignalLike,
  type HttpMethod,
  type QueryValue,
  sendRequest,
  toQueryString,
  TransportFailure,
} from '@/platform/request'
import { removeStored } from '@/platform/storage'
import { isOnline } from '@/platform/system'
import type { ApiError } from './api-error'
import { type Answer, type Envelope, type Outcome, readAnswer } from './error-catalogue'
import { keepAnswer, type KeptKind, keptAnswer } from './kept-answers'
import { sessionToken } from './session'
import { tryDecode } from './wire'

export interface ApiRequest {
  /** Contract shape of the answer; any other shape is a failure. */
  shape?: Shape
  /** The call sends neither the app id nor the session. */
  isAnonymous?: boolean
  /** Contract path with its parameters filled in. */
  url: string
  method?: HttpMethod
  /** Query parameters of a GET or DELETE. */
  params?: Record<string, QueryValue>
  /** Body of a POST or PUT. */
  body?: object
  /** A GET that changes server state (`unBooking`) must never be retried. */
  isWrite?: boolean
  /** A read for the API cache, whose failure is shown by its pages first (`src/store/listeners/failed-reads.ts`). */
  isQuery?: boolean
  signal?: AbortSignalLike
  /** No dialog for this call: a background poll. */
  silent?: boolean
  /** Business codes that the caller shows itself (at a field): no dialog for them. */
  shownInPlace?: readonly number[]
  timeoutMs?: number
  /** A small write that goes on when the page is closed meanwhile. */
  outlivesPage?: boolean
  /** A read whose answer is stored on the device and used when the network fails. */
  keep?: KeptKind
  /** Key of the answer in the API cache; set by the API. */
  cacheKey?: string
}

const MAX_READ_RETRIES = 2

let readRetryDelaysMs: readonly number[] = [400, 1200]
/** Delay in milliseconds before each retry of a read. */
export function setReadRetryDelays(delaysMs: readonly number[]): void {
  readRetryDelaysMs = delaysMs
}

let language: () => string = () => 'zh-Hant'
/** Sets the function that returns the interface language. */
export function setRequestLanguage(read: () => string): void {
  language = read
}

/** `isRead`: a page loading its data, as opposed to an action of the user. */
export interface FailedCall {
  isRead: boolean
  isQuery: boolean
}
type FailureListener = (error: ApiError, call: FailedCall) => void
const listeners = new Set<FailureListener>()
/**
 * Subscribes to failed calls; each is reported once, after its retries.
 * @returns unsubscribe
 */
export function onRequestFailed(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `beganMs`: start of the call that this was learned from, in milliseconds since 1970. */
type ReachListener = (isReached: boolean, beganMs: number) => void
const reachListeners = new Set<ReachListener>()
/**
 * Subscribes to the reachability of the server, reported after every call.
 * @returns unsubscribe
 */
export function onReach(listener: ReachListener): () => void {
  reachListeners.add(listener)
  return () => {
    reachListeners.delete(listener)
  }
}
const tellReach = (isReached: boolean, beganMs: number) =>
  reachListeners.forEach((listener) => listener(isReached, beganMs))

/** Headers of every call; the session only when the call is not anonymous. */
export function headersFor(isAnonymous: boolean, token: string): Record<string, string> {
  const shared = {
    'Accept-Language': language(),
    'tenant-id': clientConfig.tenant,
    'app-version': clientConfig.appVersionCode,
  }
  return isAnonymous
    ? shared
    : { ...shared, 'app-id': clientConfig.appId, [clientConfig.sessionHeader]: token }
}

async function attempt(request: ApiRequest, token: string, beganMs: number): Promise<Answer> {
  const { url, method = 'GET', params, body, signal, timeoutMs } = request
  const path = url.split('?')[0] ?? url
  try {
    const { status, body: answer } = await sendRequest({
      url: apiUrl(url),
      method,
      headers: headersFor(request.isAnonymous ?? false, token),
      ...(params ? { query: params } : {}),
      ...(body ? { body } : {}),
      ...(signal ? { signal } : {}),
      ...(timeoutMs ? { timeoutMs } : {}),
      ...(request.outlivesPage ? { outlivesPage: true } : {}),
    })
    tellReach(true, beganMs)
    return { type: 'http', path, status, body: answer }
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error
    return error.kind === 'network'
      ? { type: 'network', path, text: error.text, code: error.code }
      : { type: error.kind, path }
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * Performs a call with its retries: reads only, at most two, on a network failure. Never throws for a failed
 * call.
 */
export async function perform(request: ApiRequest): Promise<Outcome> {
  const token = sessionToken()
  const isRead = (request.method ?? 'GET') === 'GET' && !request.isWrite
  for (let tries = 0; ; tries += 1) {
    const beganMs = Date.now()
    const outcome = readAnswer(await attempt(request, token, beganMs), request.shape)
    if (outcome.isSuccess) {
      if (request.keep && token === sessionToken())
        keepAnswer(request.keep, language(), addressOf(request), {
          cacheKey: request.cacheKey ?? '',
          data: outcome.wire,
        })
      return outcome
    }
    const { kind } = outcome.error
    // retries cannot succeed while the device is offline, and after a time-out the user has waited for a minute
    if (isRead && tries < MAX_READ_RETRIES && kind === 'network' && isOnline() && !request.signal?.aborted) {
      await pause(readRetryDelaysMs[tries] ?? 0)
      continue
    }
    if (kind === 'network') tellReach(false, beganMs)
    const kept = kind === 'network' || kind === 'timeout' ? readKept(request) : null
    return kept
      ? { isSuccess: true, body: { code: codes.ok, data: kept.value }, wire: kept.wire }
      : finish(outcome, request, token, isRead)
  }
}

const addressOf = ({ url, params }: ApiRequest) => url + toQueryString(params)

/** The stored answer to use when the network fails, if it is still valid. */
function readKept(request: ApiRequest): { value: unknown; wire: unknown } | null {
  const kept = request.keep && keptAnswer(request.keep, language(), addressOf(request))
  const decoded = kept ? tryDecode(request.shape ?? kinds.any, kept.data) : null
  return kept && decoded ? { value: decoded.value, wire: kept.data } : null
}

function finish(
  outcome: Extract<Outcome, { isSuccess: false }>,
  request: ApiRequest,
  token: string,
  isRead: boolean,
): Outcome {
  // an answer to an earlier session must not end the current one, and must not be reported to another account
  const isStale = token !== sessionToken()
  if (!isStale) removeStored(...outcome.row.clears)
  const isShownInPlace = request.shownInPlace?.some((code) => code === outcome.error.code) ?? false
  const error: ApiError =
    request.silent || isShownInPlace || isStale ? { ...outcome.error, silent: true } : outcome.error
  if (!isStale)
    listeners.forEach((listener) => listener(error, { isRead, isQuery: request.isQuery ?? false }))
  return { ...outcome, error }
}

/**
 * The low-level call.
 * @returns the whole body (`code`, `msg`, `data`) of a success
 * @throws as defined by the error catalogue: a bare code, the whole body, the message, or an {@link ApiError}
 */
export async function request<T>(args: ApiRequest): Promise<Envelope<T>> {
  const outcome = await perform(args)
  if (outcome.isSuccess) return outcome.body as Envelope<T>
  throw outcome.rejection
}
