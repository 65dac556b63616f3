import type { DataOf } from '@contract/route'
import * as account from '@contract/routes/account'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const contactPhoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Silent: a form that cannot be prefilled can be filled in by hand. */
    contactPhone: build.query<DataOf<typeof account.contactPhone>, void>({
      query: () => call(account.contactPhone, { silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['User'],
    }),
  }),
})
export const { useContactPhoneQuery } = contactPhoneApi
