import type { DataOf } from '@contract/route'
import * as user from '@contract/routes/user'
import { api } from '@/api/api'
import { call } from '@/api/call'

export const sessionCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Only a refusal matters, which ends the session as for any other call. */
    checkSession: build.query<DataOf<typeof user.checkSession>, void>({
      query: () => call(user.checkSession, { silent: true }),
      keepUnusedDataFor: 0,
    }),
  }),
})
