import type { BodyOf, DataOf, ParamsOf, QueryOf, Route } from '@contract/route'
import type { QueryValue } from '@/platform/request'
import type { ApiRequest } from './request'
import { encode } from './wire'

type Options = Pick<ApiRequest, 'silent' | 'shownInPlace' | 'timeoutMs' | 'outlivesPage' | 'keep'>
type Given<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }
/** Arguments of a call to a route: the params, query and body of its contract. */
export type CallInput<R extends Route> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryOf<R>> &
  Given<'body', BodyOf<R>> &
  Options

/** Fills the parameters into a contract path. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

/** The request of an endpoint: path, method and encoding come from the contract. */
export function call<R extends Route>(
  route: R,
  ...[input]: Partial<CallInput<R>> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]
): ApiRequest & { readonly answers?: DataOf<R> } {
  const { params, query, body, ...options } = (input ?? {}) as Options & {
    params?: Record<string, string>
    query?: object
    body?: object
  }
  return {
    ...options,
    url: fillPath(route.path, params),
    shape: route.data,
    ...(route.method ? { method: route.method } : {}),
    ...(route.auth === 'anonymous' ? { isAnonymous: true } : {}),
    ...(query ? { params: encode(route.query, query) as Record<string, QueryValue> } : {}),
    ...(body ? { body: encode(route.body, body) as object } : {}),
  }
}
