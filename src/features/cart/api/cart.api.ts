import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as cart from '@contract/routes/cart'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Why goods were not added to the cart: shown beside the button. */
const putRefusals = [
  codes.nothingToOrder,
  codes.cartFull,
  codes.goodsDeleted,
  codes.notFound,
  codes.dayNotBookable,
] as const

type CartLines = DataOf<typeof cart.cartList>

type ChangeLines = (lines: CartLines) => CartLines

/** For each pending read of the list: the changes written since it began. */
const changesSinceReads = new Set<ChangeLines[]>()
const noteChange = (change: ChangeLines) => changesSinceReads.forEach((since) => since.push(change))

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartList: build.query<DataOf<typeof cart.cartList>, void>({
      query: () => call(cart.cartList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
      // a read that began before a write returns the cart as it was then
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const since: ChangeLines[] = []
        changesSinceReads.add(since)
        await queryFulfilled.catch(() => null)
        changesSinceReads.delete(since)
        for (const change of since) dispatch(changeList(change))
      },
    }),
    /** A badge: its failure does not justify a dialog. */
    cartCount: build.query<DataOf<typeof cart.cartCount>, void>({
      query: () => call(cart.cartCount, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
    }),
    cartPut: build.mutation<DataOf<typeof cart.cartPut>, BodyOf<typeof cart.cartPut>>({
      query: (body) => call(cart.cartPut, { body, shownInPlace: putRefusals, outlivesPage: true }),
      invalidatesTags: ['Cart'],
      // the returned line replaces its entry before the list is refetched, so that the old value does not
      // reappear in between
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (!done) return
        const change: ChangeLines = (lines) =>
          lines.map((line) => (line.id === done.data.id ? done.data : line))
        noteChange(change)
        dispatch(changeList(change))
      },
    }),
    /** Optimistic: the lines are restored when the server cannot be reached. */
    cartRemove: build.mutation<DataOf<typeof cart.cartDelete>, string[]>({
      query: (ids) => call(cart.cartDelete, { body: ids }),
      invalidatesTags: ['Cart'],
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const without: ChangeLines = (lines) => lines.filter(({ id }) => !ids.includes(id))
        const patch = dispatch(changeList(without))
        await queryFulfilled.then(
          () => noteChange(without),
          () => patch.undo(),
        )
      },
    }),
    cartSave: build.mutation<DataOf<typeof cart.cartSave>, BodyOf<typeof cart.cartSave>>({
      query: (body) => call(cart.cartSave, { body }),
      invalidatesTags: ['Cart'],
      // a cached list receives the merged lines immediately, so that a checkout waiting for them can continue
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        // the answer contains the whole cart
        if (!done) return
        const change: ChangeLines = () => done.data.lines
        noteChange(change)
        dispatch(changeList(change))
      },
    }),
  }),
})
export const {
  useCartListQuery,
  useCartCountQuery,
  useCartPutMutation,
  useCartRemoveMutation,
  useCartSaveMutation,
} = cartApi

const changeList = (change: ChangeLines) => cartApi.util.updateQueryData('cartList', undefined, change)
