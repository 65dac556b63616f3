import type { ApiError } from '@/api/api-error'

/** The ticket that this person holds in the line already, which a refused registration names. */
export function openTicketOf(error: ApiError): string | null {
  const { data } = (error.body ?? {}) as { data?: { id?: unknown } | null }
  return typeof data?.id === 'string' ? data.id : null
}
