import type { BodyOf, DataOf } from '@contract/route'
import * as account from '@contract/routes/account'
import * as siteUser from '@contract/routes/site-user'
import * as weixin from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** The parameters returned by a provider's page, with the key of the flow. */
export type ProviderReturn = BodyOf<typeof account.wechatH5Login>

/** The calling page shows all failures, so none opens a dialog. */
export const {
  useSocialStartMutation,
  useGoogleLoginMutation,
  useWechatH5LoginMutation,
  useSiteFacebookLoginMutation,
  useAlipayUserMutation,
  useLazyH5UserInfoQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    socialStart: build.mutation<DataOf<typeof account.socialStart>, BodyOf<typeof account.socialStart>>({
      query: (body) => call(account.socialStart, { body, silent: true }),
    }),
    googleLogin: build.mutation<DataOf<typeof account.socialLogin>, ProviderReturn>({
      query: (body) => call(account.socialLogin, { body: { provider: 'google', ...body }, silent: true }),
    }),
    wechatH5Login: build.mutation<DataOf<typeof account.wechatH5Login>, ProviderReturn>({
      query: (body) => call(account.wechatH5Login, { body, silent: true }),
    }),
    siteFacebookLogin: build.mutation<DataOf<typeof siteUser.siteFacebookLogin>, ProviderReturn>({
      query: (body) => call(siteUser.siteFacebookLogin, { body, silent: true }),
    }),
    alipayUser: build.mutation<DataOf<typeof weixin.alipayUser>, ProviderReturn>({
      query: (body) => call(weixin.alipayUser, { body, silent: true }),
      invalidatesTags: ['User'],
    }),
    /** What the account still lacks; requested once, after a provider's page. */
    h5UserInfo: build.query<DataOf<typeof account.h5UserInfo>, void>({
      query: () => call(account.h5UserInfo, { silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['User'],
    }),
  }),
})
