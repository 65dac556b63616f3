import { codes } from '@contract/constants/codes'
import { isApiError } from '@/api/api-error'

/** Refusals of every call of an enterprise; the pages show them in place. */
export const outsideCodes: readonly number[] = [codes.enterpriseNeeded, codes.enterpriseEnded]

/**
 * Why a call of an enterprise was refused: this session acts for none, or its agreement is over.
 * @returns null for any other answer
 */
export function outsideOf(error: unknown): 'needed' | 'ended' | null {
  if (!isApiError(error)) return null
  if (error.code === codes.enterpriseNeeded) return 'needed'
  return error.code === codes.enterpriseEnded ? 'ended' : null
}
