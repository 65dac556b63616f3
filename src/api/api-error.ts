import { codes } from '@contract/constants/codes'
/** What went wrong, in one word: 'business' is an answer with a code, 'silent' a call that was given up on purpose. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'business' | 'silent'

/** A text of the `errors` room, or one that the server wrote. */
export type ErrorText = { key: string; params?: Record<string, string | number> } | { literal: string }

/** The one shape of a failed call; plain data, so that it can live in the store. */
export interface ApiError {
  kind: ApiErrorKind
  httpStatus?: number
  /** Business code of the body, or the platform's code of a network failure. */
  code?: number | string
  msg: string
  /** Nothing is shown for it by the app. */
  silent: boolean
  /** The whole body, where the caller must read more than the message. */
  body?: unknown
  /** What the error dialog shows; none when silent. */
  dialog?: { title: ErrorText; text: ErrorText }
  /** Reference that the person can name to customer service. */
  reference?: string
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'silent' in value && 'msg' in value
}

/** The server was not reached, or did not answer: nobody knows whether a write was done, and the same press may be tried again. */
export const isUnsent = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')

/** What the server says of a thing that is no more, or was never this account's: said by the page itself, with a calm word. */
export const goneCodes: readonly number[] = [codes.goodsDeleted, codes.notFound]

/** The thing that was asked for is no more, or was never this account's: asking again changes nothing. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && goneCodes.some((code) => code === error.code)

/** A query whose thing is gone has the answer null instead of an error, so that a page can say it calmly. */
export const orGone = <T extends { data?: unknown; error?: unknown }>(
  query: T,
): Omit<T, 'data'> & { data?: T['data'] | null } => (isGone(query.error) ? { ...query, data: null } : query)
