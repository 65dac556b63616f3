import type { DataOf } from '@contract/route'
import * as user from '@contract/routes/user'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const { useLogoutMutation, useUserInfoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<DataOf<typeof user.logout>, void>({
      query: () => call(user.logout, { silent: true }),
    }),
    userInfo: build.query<DataOf<typeof user.userInfo>, void>({
      query: () => call(user.userInfo, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
  }),
})
