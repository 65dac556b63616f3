import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/define-endpoint'
import type * as account from '@contract/account'
import type * as user from '@contract/user'
import type * as weixin from '@contract/weixin'
import { api, freshness } from './api'

/** What the sign-in form says at its fields. */
const signInCodes = [
  codes.loginFailed,
  codes.codeWrong,
  codes.codeExpired,
  codes.accountLocked,
  codes.rateLimited,
  codes.badInput,
  codes.pictureCodeNeeded,
  codes.pictureCodeWrong,
] as const
/** What the forms of a new account and of a new password say at theirs. */
const accountCodes = [...signInCodes, codes.accountTaken, codes.passwordWeak] as const

export type PictureCode = NonNullable<DataOf<typeof user.loginCode>['picture']>

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<DataOf<typeof user.login>, BodyOf<typeof user.login>>({
      query: (body) => ({ url: '/h5/api/ma/user/login', method: 'POST', body, shownInPlace: signInCodes }),
    }),
    /** Sends a message: a GET by the specification, a mutation here. */
    loginCode: build.mutation<DataOf<typeof user.loginCode>, QueryOf<typeof user.loginCode>>({
      query: (params) => ({ url: '/h5/api/ma/user/code', params, shownInPlace: signInCodes }),
    }),
    /** A new picture of letters each time: a mutation, so that none is ever shown twice. Its form says itself when none comes. */
    pictureCode: build.mutation<PictureCode | null, void>({
      query: () => ({ url: '/h5/api/ma/user/code', silent: true }),
      transformResponse: (answer: DataOf<typeof user.loginCode>) => answer.picture ?? null,
    }),
    /** Codes to open an account with, or to set a new password with (`purpose`). */
    registerSmsCode: build.mutation<
      DataOf<typeof account.registerSmsCode>,
      QueryOf<typeof account.registerSmsCode>
    >({
      query: (params) => ({ url: '/h5/api/ma/user/sendRegisterSmsCode', params, shownInPlace: signInCodes }),
    }),
    registerEmailCode: build.mutation<
      DataOf<typeof account.registerEmailCode>,
      QueryOf<typeof account.registerEmailCode>
    >({
      query: (params) => ({
        url: '/h5/api/ma/user/sendRegisterEmailCode',
        params,
        shownInPlace: signInCodes,
      }),
    }),
    register: build.mutation<DataOf<typeof account.register>, BodyOf<typeof account.register>>({
      query: (body) => ({
        url: '/h5/api/ma/user/register',
        method: 'POST',
        body,
        shownInPlace: accountCodes,
      }),
    }),
    editPassword: build.mutation<DataOf<typeof account.editPassword>, BodyOf<typeof account.editPassword>>({
      query: (body) => ({
        url: '/h5/api/ma/user/editPassword',
        method: 'POST',
        body,
        shownInPlace: accountCodes,
      }),
    }),
    /** Under which ids the providers' pages are opened. */
    socialProviders: build.query<DataOf<typeof weixin.wxAppId>, void>({
      query: () => ({ url: '/h5/api/ma/h5/getWxAppId', silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    socialLogin: build.mutation<DataOf<typeof account.socialLogin>, BodyOf<typeof account.socialLogin>>({
      query: (body) => ({
        url: '/h5/api/ma/user/socialLogin',
        method: 'POST',
        body,
        shownInPlace: signInCodes,
      }),
    }),
    miniProgramSession: build.mutation<
      DataOf<typeof user.miniProgramSession>,
      BodyOf<typeof user.miniProgramSession>
    >({
      query: (body) => ({
        url: '/weixin/api/ma/wxuser/getOpenIdSession',
        method: 'POST',
        body,
        shownInPlace: signInCodes,
      }),
    }),
    logout: build.mutation<DataOf<typeof user.logout>, void>({
      query: () => ({ url: '/h5/api/ma/user/logout', method: 'POST', silent: true }),
    }),
    userInfo: build.query<DataOf<typeof user.userInfo>, void>({
      query: () => ({ url: '/mall/api/ma/userinfo' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
  }),
})
export const {
  useLoginMutation,
  useLoginCodeMutation,
  usePictureCodeMutation,
  useRegisterSmsCodeMutation,
  useRegisterEmailCodeMutation,
  useRegisterMutation,
  useEditPasswordMutation,
  useSocialProvidersQuery,
  useSocialLoginMutation,
  useMiniProgramSessionMutation,
  useLogoutMutation,
  useUserInfoQuery,
} = userApi
