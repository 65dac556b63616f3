import type { DataOf } from '@contract/route'
import * as user from '@contract/routes/user'
import { api } from '@/api/api'
import { call } from '@/api/call'

export const sessionCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Its only answer of interest is the refusal, which ends the session like any other call's. */
    checkSession: build.query<DataOf<typeof user.checkSession>, void>({
      query: () => call(user.checkSession, { silent: true }),
      keepUnusedDataFor: 0,
    }),
  }),
})
