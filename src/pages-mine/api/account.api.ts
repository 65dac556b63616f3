import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as account from '@contract/routes/account'
import * as ownData from '@contract/routes/own-data'
import { api, freshness } from '@/api/api'
import { isApiError } from '@/api/api-error'
import { call } from '@/api/call'

/** Refusals of a code, shown at its field. */
const codeRefusals = [codes.codeWrong, codes.codeExpired, codes.accountLocked, codes.rateLimited] as const

const contactRefusals = [codes.badInput, codes.accountTaken, codes.ownerProofNeeded, ...codeRefusals]

/** Also when a proof is required: the cached data did not show that. */
const staleAfterBinding = (_data: unknown, error: unknown) =>
  !error || (isApiError(error) && error.code === codes.ownerProofNeeded) ? (['User'] as const) : []

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    personalData: build.query<DataOf<typeof account.personalData>, void>({
      query: () => call(account.personalData),
      keepUnusedDataFor: freshness.list,
      providesTags: ['User'],
    }),
    personalDataSave: build.mutation<
      DataOf<typeof account.personalDataSave>,
      BodyOf<typeof account.personalDataSave>
    >({
      query: (body) => call(account.personalDataSave, { body, shownInPlace: [codes.badInput] }),
      invalidatesTags: (_data, error) => (error ? [] : ['User']),
    }),
    /** Checks the present password and shows the result at its field, before a new one is entered. */
    checkPassword: build.mutation<DataOf<typeof account.checkPassword>, BodyOf<typeof account.checkPassword>>(
      {
        query: (body) =>
          call(account.checkPassword, {
            body,
            shownInPlace: [codes.loginFailed, codes.accountLocked, codes.rateLimited],
          }),
      },
    ),
    sendBindCode: build.mutation<DataOf<typeof account.sendBindCode>, BodyOf<typeof account.sendBindCode>>({
      query: (body) => call(account.sendBindCode, { body, shownInPlace: [codes.badInput, ...codeRefusals] }),
    }),
    proveOwner: build.mutation<DataOf<typeof account.proveOwner>, BodyOf<typeof account.proveOwner>>({
      query: (body) =>
        call(account.proveOwner, {
          body,
          shownInPlace: [codes.badInput, codes.loginFailed, ...codeRefusals],
        }),
    }),
    /** A GET by the specification, but it changes the account: a mutation here. */
    bindPhone: build.mutation<DataOf<typeof account.bindPhone>, QueryOf<typeof account.bindPhone>>({
      query: (query) =>
        call(account.bindPhone, {
          query,
          shownInPlace: contactRefusals,
        }),
      invalidatesTags: staleAfterBinding,
    }),
    bindEmail: build.mutation<DataOf<typeof account.bindEmail>, BodyOf<typeof account.bindEmail>>({
      query: (body) =>
        call(account.bindEmail, {
          body,
          shownInPlace: contactRefusals,
        }),
      invalidatesTags: staleAfterBinding,
    }),
    /** Loaded on demand and never cached: a mutation here. */
    exportData: build.mutation<DataOf<typeof ownData.exportData>, void>({
      query: () => call(ownData.exportData),
    }),
    deleteAccount: build.mutation<DataOf<typeof ownData.deleteAccount>, BodyOf<typeof ownData.deleteAccount>>(
      {
        query: (body) =>
          call(ownData.deleteAccount, {
            body,
            shownInPlace: [codes.badInput, codes.loginFailed, codes.commitmentsAhead, ...codeRefusals],
          }),
      },
    ),
  }),
})
export const {
  usePersonalDataQuery,
  useCheckPasswordMutation,
  usePersonalDataSaveMutation,
  useSendBindCodeMutation,
  useProveOwnerMutation,
  useBindPhoneMutation,
  useBindEmailMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
} = accountApi
