import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { BodyOf, DataOf } from '@contract/route'
import * as addresses from '@contract/routes/addresses'
import * as certificates from '@contract/routes/certificates'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Refusals that the forms show at the field, or beside their button. */
const saveRefusals = [codes.badInput, codes.addressLimit, codes.certificateTaken, codes.notFound]

/** Recipients of parcels: addresses, and certificates required by customs. */
const recipientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not paged: an account has at most `limits.addresses`. */
    addressList: build.query<DataOf<typeof addresses.addressPage>['records'], void>({
      query: () => call(addresses.addressPage, { query: { current: 1, size: limits.addresses } }),
      transformResponse: (page: DataOf<typeof addresses.addressPage>) => page.records,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Recipient'],
    }),
    addressSave: build.mutation<DataOf<typeof addresses.addressSave>, BodyOf<typeof addresses.addressSave>>({
      query: (body) => call(addresses.addressSave, { body, shownInPlace: saveRefusals }),
      invalidatesTags: ['Recipient'],
    }),
    addressDelete: build.mutation<DataOf<typeof addresses.addressDelete>, string>({
      query: (id) => call(addresses.addressDelete, { params: { id } }),
      invalidatesTags: ['Recipient'],
    }),
    certificateList: build.query<DataOf<typeof certificates.certificateList>, void>({
      query: () => call(certificates.certificateList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Recipient'],
    }),
    certificateSave: build.mutation<
      DataOf<typeof certificates.certificateSave>,
      BodyOf<typeof certificates.certificateSave>
    >({
      query: (body) => call(certificates.certificateSave, { body, shownInPlace: saveRefusals }),
      invalidatesTags: ['Recipient'],
    }),
    certificateDelete: build.mutation<DataOf<typeof certificates.certificateDelete>, string>({
      query: (id) => call(certificates.certificateDelete, { params: { id } }),
      invalidatesTags: ['Recipient'],
    }),
    certificateShow: build.query<DataOf<typeof certificates.certificateSettingShow>, void>({
      query: () => call(certificates.certificateSettingShow, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    certificateVerify: build.query<DataOf<typeof certificates.certificateSettingVerify>, void>({
      query: () => call(certificates.certificateSettingVerify),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  useAddressListQuery,
  useAddressSaveMutation,
  useAddressDeleteMutation,
  useCertificateListQuery,
  useCertificateSaveMutation,
  useCertificateDeleteMutation,
  useCertificateShowQuery,
  useCertificateVerifyQuery,
} = recipientsApi
