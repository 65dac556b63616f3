import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiError } from './api-error'
import { type ApiRequest, perform } from './request'

/**
 * RTK Query base query over the request wrapper: data is the body's `data`, error a plain {@link ApiError}.
 * Never throws.
 */
export const taroBaseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = async (
  args,
  { signal, type, queryCacheKey },
) => {
  const outcome = await perform({
    ...(typeof args === 'string' ? { url: args } : args),
    isWrite: type === 'mutation',
    isQuery: type === 'query',
    signal,
    ...(queryCacheKey ? { cacheKey: queryCacheKey } : {}),
  })
  // RTK Query reads undefined as "no answer", so an empty answer becomes null
  return outcome.isSuccess ? { data: outcome.body.data ?? null } : { error: outcome.error }
}
