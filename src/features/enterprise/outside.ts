import { codes } from '@contract/constants/codes'
import { isApiError } from '@/api/api-error'

/** Refusals common to all enterprise calls; the pages show them in place. */
export const outsideCodes: readonly number[] = [codes.enterpriseNeeded, codes.enterpriseEnded]

/**
 * Why an enterprise call was refused: the session is not signed in to an enterprise, or its agreement has
 * ended.
 * @returns null for any other error
 */
export function outsideOf(error: unknown): 'needed' | 'ended' | null {
  if (!isApiError(error)) return null
  if (error.code === codes.enterpriseNeeded) return 'needed'
  return error.code === codes.enterpriseEnded ? 'ended' : null
}
