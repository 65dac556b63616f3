export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type QueryValue = string | number | boolean | null | undefined

export interface HttpRequest {
  /** Absolute address, or a path of the page's own origin. */
  url: string
  method: HttpMethod
  query?: Record<string, QueryValue>
  body?: object
  headers?: Record<string, string>
  /** Aborts the call, which then rejects with kind 'aborted'. */
  signal?: AbortSignalLike
  timeoutMs?: number
  /** The call goes on when the page is closed meanwhile; in the browser such bodies together are at most 64 KB. */
  outlivesPage?: boolean
}

/** The part of AbortSignal that the mini-program's polyfill implements. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface HttpAnswer {
  status: number
  body: unknown
  headers: Record<string, string>
}

export type TransportFailureKind = 'network' | 'timeout' | 'aborted'

/** Why no answer came. `text` and `code` come from the platform. */
export class TransportFailure extends Error {
  constructor(
    readonly kind: TransportFailureKind,
    readonly text: string,
    readonly code: string | number,
  ) {
    super(text)
    this.name = 'TransportFailure'
  }
}
