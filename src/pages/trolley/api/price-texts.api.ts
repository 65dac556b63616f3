import * as reading from '@contract/routes/reading'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Texts shown in place of a hidden price and of a withdrawn product's price. */
export interface PriceTexts {
  priceHidden: string
  offShelf: string
}

export const { usePriceTextsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    priceTexts: build.query<PriceTexts, void>({
      query: () => call(reading.withdrawSetting, { silent: true }),
      transformResponse: (settings: { customCode: string; configValue: string }[]) => {
        const textOf = (code: string) =>
          settings.find(({ customCode }) => customCode === code)?.configValue ?? ''
        return {
          priceHidden: textOf('sales_price_null_setting'),
          offShelf: textOf('withdraw_price_null_setting'),
        }
      },
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
