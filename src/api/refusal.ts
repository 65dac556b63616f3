import type { DataOf, Route } from '@contract/route'
import type { ApiError } from './api-error'
import { tryDecode } from './wire'

const dataIn = (error: ApiError): unknown => (error.body as { data?: unknown } | undefined)?.data

/**
 * The `data` of a refusal, when it has the shape of the route's answer (the new price of an order); decoded like any
 * answer, so that amounts are in cents.
 *
 * @returns undefined when the shape differs
 */
export function refusalAnswer<R extends Route>(error: ApiError, route: R): DataOf<R> | undefined {
  return tryDecode(route.data, dataIn(error))?.value as DataOf<R> | undefined
}
