import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as uploads from '@contract/routes/uploads'
import { api } from '@/api/api'
import { call } from '@/api/call'

/** Errors of an upload are shown at its picture. */
const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A permission is for a single upload, so this is a mutation. */
    uploadPolicy: build.mutation<DataOf<typeof uploads.uploadPolicy>, QueryOf<typeof uploads.uploadPolicy>>({
      query: (query) =>
        call(uploads.uploadPolicy, { query, silent: true, shownInPlace: [codes.uploadPolicyOver] }),
    }),
    uploadComplete: build.mutation<
      DataOf<typeof uploads.uploadComplete>,
      BodyOf<typeof uploads.uploadComplete>
    >({
      query: (body) =>
        call(uploads.uploadComplete, {
          body,
          silent: true,
          shownInPlace: [codes.uploadPolicyOver, codes.uploadRefused],
        }),
    }),
  }),
})
export const { useUploadPolicyMutation, useUploadCompleteMutation } = uploadsApi
