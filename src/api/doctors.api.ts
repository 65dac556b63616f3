import type { DataOf } from '@contract/define-endpoint'
import type * as doctors from '@contract/doctors'
import { api, freshness } from './api'

export const doctorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    doctorsOfShop: build.query<DataOf<typeof doctors.doctorPage>, { shopId: string; size: number }>({
      query: (params) => ({
        url: '/mall/api/ma/doctor/page',
        params: { ...params, current: 1, ascs: 'first_free' },
      }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue', 'Slot'],
    }),
  }),
})
export const { useDoctorsOfShopQuery } = doctorsApi
