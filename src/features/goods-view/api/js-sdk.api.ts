import type { DataOf } from '@contract/route'
import { jsSdkSignature } from '@contract/routes/weixin'
import { api } from '@/api/api'
import { call } from '@/api/call'

export const { useLazyJsSdkSignatureQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Without a signature the page is shared without a card: no dialog. */
    jsSdkSignature: build.query<DataOf<typeof jsSdkSignature>, string>({
      query: (url) => call(jsSdkSignature, { query: { url }, silent: true }),
      keepUnusedDataFor: 0,
    }),
  }),
})
