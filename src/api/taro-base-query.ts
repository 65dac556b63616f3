import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiError } from './api-error'
import { type ApiRequest, perform } from './request'

/** RTK Query over the request wrapper: success is the body's data, failure one plain {@link ApiError}. Never throws. */
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
  // RTK Query takes undefined for "no answer": an empty one is null
  return outcome.isSuccess ? { data: outcome.body.data ?? null } : { error: outcome.error }
}
