import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as weixin from '@contract/routes/weixin'
import { api } from '@/api/api'
import { call } from '@/api/call'

/** Account data available only in the mini-program: number, picture, name. */
export const { useWxUserQuery, useWxUserPhoneMutation, useWxUserSaveMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    wxUser: build.query<DataOf<typeof weixin.wxUser>, void>({
      query: () => call(weixin.wxUser, { silent: true }),
      providesTags: ['User'],
    }),
    wxUserPhone: build.mutation<DataOf<typeof weixin.wxUserPhone>, BodyOf<typeof weixin.wxUserPhone>>({
      query: (body) =>
        call(weixin.wxUserPhone, {
          body,
          shownInPlace: [codes.loginFailed, codes.accountTaken, codes.ownerProofNeeded],
        }),
      invalidatesTags: (_data, error) => (error ? [] : ['User']),
    }),
    wxUserSave: build.mutation<DataOf<typeof weixin.wxUserSave>, BodyOf<typeof weixin.wxUserSave>>({
      query: (body) => call(weixin.wxUserSave, { body, shownInPlace: [codes.badInput] }),
      invalidatesTags: (_data, error) => (error ? [] : ['User']),
    }),
  }),
})
