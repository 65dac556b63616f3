import type { DataOf, Route } from '@contract/route'
import type { ApiError } from './api-error'
import { tryDecode } from './wire'

const dataIn = (error: ApiError): unknown => (error.body as { data?: unknown } | undefined)?.data

/**
 * What came with a refusal, where it is what this route answers (the new price of an order): read as any answer is, so
 * that money is cents here too.
 *
 * @returns undefined when it is something else
 */
export function refusalAnswer<R extends Route>(error: ApiError, route: R): DataOf<R> | undefined {
  return tryDecode(route.data, dataIn(error))?.value as DataOf<R> | undefined
}
