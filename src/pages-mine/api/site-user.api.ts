import type { BodyOf, DataOf } from '@contract/route'
import * as siteUser from '@contract/routes/site-user'
import { api } from '@/api/api'
import { call } from '@/api/call'
import { accountCodes, signInCodes } from './sign-in.api'

/** The website's accounts, identified by their e-mail address. */
export const { useSiteLoginMutation, useSiteCodeMutation, useSiteRegisterMutation, useSitePasswordMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      siteLogin: build.mutation<DataOf<typeof siteUser.siteLogin>, BodyOf<typeof siteUser.siteLogin>>({
        query: (body) => call(siteUser.siteLogin, { body, shownInPlace: signInCodes }),
      }),
      siteCode: build.mutation<DataOf<typeof siteUser.siteCode>, BodyOf<typeof siteUser.siteCode>>({
        query: (body) => call(siteUser.siteCode, { body, shownInPlace: signInCodes }),
      }),
      siteRegister: build.mutation<
        DataOf<typeof siteUser.siteRegister>,
        BodyOf<typeof siteUser.siteRegister>
      >({
        query: (body) => call(siteUser.siteRegister, { body, shownInPlace: accountCodes }),
      }),
      sitePassword: build.mutation<
        DataOf<typeof siteUser.sitePassword>,
        BodyOf<typeof siteUser.sitePassword>
      >({
        query: (body) => call(siteUser.sitePassword, { body, shownInPlace: accountCodes }),
      }),
    }),
  })
