import type { EndpointName, PathParamsOf } from '../../contract/endpoint-types'

export function routeOf<N extends EndpointName>(
  name: N,
  params?: PathParamsOf<N>,
): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }
export function routePath<N extends EndpointName>(name: N, params?: PathParamsOf<N>): string
