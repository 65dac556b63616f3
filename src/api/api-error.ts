import { codes } from '@contract/constants/codes'
import type { TextKey } from '@/i18n/text-keys'
/**
 * Kind of failure: 'business' is an answer with an error code, 'malformed' one whose shape violates the
 * contract, 'silent' a call that was cancelled on purpose.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'business' | 'malformed' | 'silent'

/** A text of the `errors` namespace or another one, or a text from the server. */
export type ErrorText<Key extends string = TextKey<'errors'>> =
  { key: Key; params?: Record<string, string | number> } | { literal: string }

/** The only error shape of a failed call; plain data, so that it can be stored in Redux. */
export interface ApiError {
  kind: ApiErrorKind
  httpStatus?: number
  /** Business code of the body, or the platform's code of a network failure. */
  code?: number | string
  msg: string
  /** The app shows no message for it. */
  silent: boolean
  /** The whole body, for callers that need more than the message. */
  body?: unknown
  /** Content of the error dialog; absent when silent. */
  dialog?: { title: ErrorText; text: ErrorText }
  /** Reference that the user can quote to customer service. */
  reference?: string
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'silent' in value && 'msg' in value
}

/**
 * The server was not reached or did not answer: a write may have taken effect, so it is repeated with the same
 * idempotency key.
 */
export const isUnsent = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')

/** Codes for a resource that does not exist or belongs to another account: the page shows its own message. */
export const goneCodes: readonly number[] = [codes.goodsDeleted, codes.notFound]

/** Whether the resource does not exist or belongs to another account, so that a retry cannot succeed. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && goneCodes.some((code) => code === error.code)
