import { codes } from '@contract/constants/codes'
import { isApiError } from '@/api/api-error'

/** Refusals common to all enterprise calls; the pages show them in place. */
export const outsideCodes: readonly number[] = [
  codes.enterpriseNeeded,
  codes.enterpriseNotMember,
  codes.enterpriseEnded,
  codes.enterpriseStopped,
]

/**
 * Why an enterprise call was refused, in the server's words; '' when the session is simply not signed in to an
 * enterprise.
 * @returns null for any other error
 */
export function outsideOf(error: unknown): string | null {
  if (!isApiError(error) || !outsideCodes.some((code) => code === error.code)) return null
  return error.code === codes.enterpriseNeeded ? '' : error.msg
}
