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

/**
 * Patches the cached list, and once more after a read of it that was under way: that read began before the write and
 * shows the cart of that time.
 */
async function patchAgainAfter(
  earlierRead: PromiseLike<unknown> | undefined,
  patch: () => void,
): Promise<void> {
  patch()
  if (!earlierRead) return
  await earlierRead
  patch()
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartList: build.query<DataOf<typeof cart.cartList>, void>({
      query: () => call(cart.cartList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
    }),
    /** A badge: its failure is not worth a dialog. */
    cartCount: build.query<DataOf<typeof cart.cartCount>, void>({
      query: () => call(cart.cartCount, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
    }),
    cartPut: build.mutation<DataOf<typeof cart.cartPut>, BodyOf<typeof cart.cartPut>>({
      query: (body) => call(cart.cartPut, { body, shownInPlace: putRefusals }),
      invalidatesTags: ['Cart'],
      // the answered line replaces its entry before the list is read again, so that the old value does not
      // reappear in between
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done)
          await patchAgainAfter(dispatch(runningRead()), () =>
            dispatch(
              changeList((lines) => lines.map((line) => (line.id === done.data.id ? done.data : line))),
            ),
          )
      },
    }),
    /** Optimistic: the lines are restored when the server cannot be reached. */
    cartRemove: build.mutation<DataOf<typeof cart.cartDelete>, string[]>({
      query: (ids) => call(cart.cartDelete, { body: ids }),
      invalidatesTags: ['Cart'],
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const without = changeList((lines) => lines.filter(({ id }) => !ids.includes(id)))
        const patch = dispatch(without)
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) await patchAgainAfter(dispatch(runningRead()), () => dispatch(without))
        else patch.undo()
      },
    }),
    cartSave: build.mutation<DataOf<typeof cart.cartSave>, BodyOf<typeof cart.cartSave>>({
      query: (body) => call(cart.cartSave, { body }),
      invalidatesTags: ['Cart'],
      // a cached list receives the merged lines at once, so that a checkout waiting for them can continue
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        // the answer contains the whole cart
        if (done)
          await patchAgainAfter(dispatch(runningRead()), () => dispatch(changeList(() => done.data.lines)))
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

const changeList = (change: (lines: CartLines) => CartLines) =>
  cartApi.util.updateQueryData('cartList', undefined, change)
const runningRead = () => cartApi.util.getRunningQueryThunk('cartList', undefined)
