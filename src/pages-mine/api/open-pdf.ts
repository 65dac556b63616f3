import type { ParamsOf, QueryOf, Route } from '@contract/route'
import { call, type CallInput } from '@/api/call'
import { headersFor } from '@/api/request'
import { sessionToken } from '@/api/session'
import { apiUrl } from '@/platform/config'
import { openDocument } from '@/platform/documents'
import { toQueryString } from '@/platform/request'

/**
 * Opens a PDF from the server.
 * @returns false when it could not be loaded
 */
export function openPdf<R extends Route<{ data: string; params?: ParamsOf<R>; query?: QueryOf<R> }>>(
  route: R,
  input: CallInput<R>,
  fileName: string,
): Promise<boolean> {
  const { url, params } = call(route, input)
  return openDocument({
    url: apiUrl(url) + toQueryString(params),
    headers: headersFor(false, sessionToken()),
    fileName,
  })
}
