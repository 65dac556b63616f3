import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as receipts from '@contract/routes/receipts'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

// enough invoices for a choice of titles
const REMEMBERED = 20

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    receiptList: build.infiniteQuery<DataOf<typeof receipts.receiptPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Receipt'],
      query: ({ pageParam }) => call(receipts.receiptPage, { query: { current: pageParam, size: pageSize } }),
    }),
    receipt: build.query<DataOf<typeof receipts.receipt>, string>({
      query: (id) =>
        call(receipts.receipt, { query: { id }, shownInPlace: [codes.notFound, codes.stateForbids] }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Receipt'],
    }),
    invoice: build.query<DataOf<typeof receipts.invoiceDetail>, string>({
      query: (id) => call(receipts.invoiceDetail, { params: { id } }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Receipt'],
    }),
    /** The latest invoices, whose titles are offered again. */
    invoiceList: build.query<DataOf<typeof receipts.invoicePage>, void>({
      query: () => call(receipts.invoicePage, { query: { size: REMEMBERED }, silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Receipt'],
    }),
    invoiceRequest: build.mutation<
      DataOf<typeof receipts.invoiceRequest>,
      BodyOf<typeof receipts.invoiceRequest>
    >({
      query: (body) =>
        call(receipts.invoiceRequest, {
          body,
          shownInPlace: [codes.badInput, codes.stateForbids, codes.invoiceExists],
        }),
      invalidatesTags: (_data, error) => (error ? [] : ['Receipt']),
    }),
  }),
})
export const {
  useReceiptListInfiniteQuery,
  useReceiptQuery,
  useInvoiceQuery,
  useInvoiceListQuery,
  useInvoiceRequestMutation,
} = receiptsApi
