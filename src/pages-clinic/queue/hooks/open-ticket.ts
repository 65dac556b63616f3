import type { ApiError } from '@/api/api-error'

/** The person's existing ticket in the line, named by the refusal of a registration. */
export function openTicketOf(error: ApiError): string | null {
  const { data } = (error.body ?? {}) as { data?: { id?: unknown } | null }
  return typeof data?.id === 'string' ? data.id : null
}
