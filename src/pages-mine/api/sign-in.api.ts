import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as account from '@contract/routes/account'
import * as user from '@contract/routes/user'
import * as weixin from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Refusals that the sign-in form shows at its fields. */
export const signInCodes = [
  codes.loginFailed,
  codes.codeWrong,
  codes.codeExpired,
  codes.accountLocked,
  codes.rateLimited,
  codes.badInput,
  codes.pictureCodeNeeded,
  codes.pictureCodeWrong,
] as const
/** Refusals that the forms of a new account and of a new password show at their fields. */
export const accountCodes = [...signInCodes, codes.accountTaken, codes.passwordWeak] as const

export type PictureCode = NonNullable<DataOf<typeof user.loginCode>['picture']>

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<DataOf<typeof user.login>, BodyOf<typeof user.login>>({
      query: (body) => call(user.login, { body, shownInPlace: signInCodes }),
    }),
    /** Sends a code: a GET by the specification, a mutation here. */
    loginCode: build.mutation<DataOf<typeof user.loginCode>, QueryOf<typeof user.loginCode>>({
      query: (params) => call(user.loginCode, { query: params, shownInPlace: signInCodes }),
    }),
    /** A new picture code each time: a mutation, so that none is shown twice. Its form reports a failure itself. */
    pictureCode: build.mutation<PictureCode | null, void>({
      query: () => call(user.loginCode, { silent: true }),
      transformResponse: (answer: DataOf<typeof user.loginCode>) => answer.picture ?? null,
    }),
    /** Codes for opening an account, or for setting a new password (`purpose`). */
    registerSmsCode: build.mutation<
      DataOf<typeof account.registerSmsCode>,
      QueryOf<typeof account.registerSmsCode>
    >({
      query: (params) => call(account.registerSmsCode, { query: params, shownInPlace: signInCodes }),
    }),
    registerEmailCode: build.mutation<
      DataOf<typeof account.registerEmailCode>,
      QueryOf<typeof account.registerEmailCode>
    >({
      query: (params) => call(account.registerEmailCode, { query: params, shownInPlace: signInCodes }),
    }),
    register: build.mutation<DataOf<typeof account.register>, BodyOf<typeof account.register>>({
      query: (body) => call(account.register, { body, shownInPlace: accountCodes }),
    }),
    editPassword: build.mutation<DataOf<typeof account.editPassword>, BodyOf<typeof account.editPassword>>({
      query: (body) => call(account.editPassword, { body, shownInPlace: accountCodes }),
    }),
    /** Client ids for opening the providers' sign-in pages. */
    socialProviders: build.query<DataOf<typeof weixin.wxAppId>, void>({
      query: () => call(weixin.wxAppId, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    /** Whether a user name is free. The field shows the answer, and nothing on a failure. */
    checkUsername: build.query<DataOf<typeof account.checkUsername>, string>({
      query: (username) => call(account.checkUsername, { query: { username }, silent: true }),
      keepUnusedDataFor: freshness.live,
    }),
    miniProgramSession: build.mutation<
      DataOf<typeof user.miniProgramSession>,
      BodyOf<typeof user.miniProgramSession>
    >({
      query: (body) => call(user.miniProgramSession, { body, shownInPlace: signInCodes }),
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
  useCheckUsernameQuery,
  useMiniProgramSessionMutation,
} = signInApi
