import type { DataOf } from '@contract/route'
import * as departments from '@contract/routes/departments'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { addEarlyCalls } from '@/api/early-answers'

export const clinicApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Further data of a clinic: departments, insurers, notices. */
    clinicInfo: build.query<DataOf<typeof departments.clinicInfo>, string>({
      query: (shopId) => call(departments.clinicInfo, { params: { shopId }, silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
    /** Departments of one clinic, or of all clinics. */
    departments: build.query<DataOf<typeof departments.departmentList>, { shopId?: string }>({
      query: (query) => call(departments.departmentList, { query }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
addEarlyCalls({ endpointName: 'clinicInfo', route: departments.clinicInfo })
export const { useClinicInfoQuery, useDepartmentsQuery } = clinicApi
