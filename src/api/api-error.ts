import { codes } from '@contract/constants/codes'
import type { TextKey } from '@/i18n/text-keys'
/**
 * What went wrong, in one word: 'business' is an answer with a code, 'malformed' one that is not what its endpoint may
 * answer, 'silent' a call that was given up on purpose.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'business' | 'malformed' | 'silent'

/** A text of the `errors` room or of another, or one that the server wrote. */
export type ErrorText<Key extends string = TextKey<'errors'>> =
  { key: Key; params?: Record<string, string | number> } | { literal: string }

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

/** The server was not reached, or did not answer: a write may have been done, and the same request may be repeated. */
export const isUnsent = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')

/** Codes of a thing that no longer exists, or never belonged to this account: the page shows its own message. */
export const goneCodes: readonly number[] = [codes.goodsDeleted, codes.notFound]

/** The requested thing no longer exists, or never belonged to this account: a retry changes nothing. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && goneCodes.some((code) => code === error.code)
