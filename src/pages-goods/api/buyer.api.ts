import type { DataOf } from '@contract/route'
import * as account from '@contract/routes/account'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** The account's data for prefilling the buyer; if it cannot be loaded, the form is filled in by hand. */
export const { useBuyerAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    buyerAccount: build.query<DataOf<typeof account.personalData>, void>({
      query: () => call(account.personalData, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
  }),
})
