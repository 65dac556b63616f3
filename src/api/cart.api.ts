import type * as cart from '@contract/cart'
import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/define-endpoint'
import type { GoodsDetail } from '@contract/goods'
import { api, freshness } from './api'
import { goneCodes, isGone } from './api-error'

/** Why goods were not put into the cart: said where the person pressed. */
const putRefusals = [
  codes.nothingToOrder,
  codes.cartFull,
  codes.goodsDeleted,
  codes.notFound,
  codes.dayNotBookable,
] as const

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartList: build.query<DataOf<typeof cart.cartList>, void>({
      query: () => ({ url: '/mall/api/ma/shoppingcart/booking/list' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
    }),
    /** A number on an icon: its failure is not worth a dialog. */
    cartCount: build.query<DataOf<typeof cart.cartCount>, void>({
      query: () => ({ url: '/mall/api/ma/shoppingcart/count', silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Cart'],
    }),
    cartPut: build.mutation<DataOf<typeof cart.cartPut>, BodyOf<typeof cart.cartPut>>({
      query: (body) => ({ url: '/mall/api/ma/shoppingcart', method: 'PUT', body, shownInPlace: putRefusals }),
      invalidatesTags: ['Cart'],
      // the answered line stands in the list before the list is read again: nothing jumps back in between
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done)
          dispatch(
            cartApi.util.updateQueryData('cartList', undefined, (lines) =>
              lines.map((line) => (line.id === done.data.id ? done.data : line)),
            ),
          )
      },
    }),
    /** The lines leave the list at once, and come back when the server was not reached. */
    cartRemove: build.mutation<DataOf<typeof cart.cartDelete>, string[]>({
      query: (ids) => ({ url: '/mall/api/ma/shoppingcart/del', method: 'POST', body: ids }),
      invalidatesTags: ['Cart'],
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          cartApi.util.updateQueryData('cartList', undefined, (lines) =>
            lines.filter(({ id }) => !ids.includes(id)),
          ),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
    }),
    cartSave: build.mutation<DataOf<typeof cart.cartSave>, BodyOf<typeof cart.cartSave>>({
      query: (body) => ({ url: '/mall/api/ma/shoppingcart/booking/save', method: 'POST', body }),
      invalidatesTags: ['Cart'],
    }),
    /** The goods of a visitor's cart, by id; null for those that are gone. */
    visitorGoods: build.query<Record<string, GoodsDetail | null>, readonly string[]>({
      queryFn: async (spuIds, _api, _options, read) => {
        const answers = await Promise.all(
          spuIds.map((id) => read({ url: `/mall/api/ma/goodsspu/booking/${id}`, shownInPlace: goneCodes })),
        )
        const failed = answers.find(({ error }) => error && !isGone(error))
        if (failed?.error) return { error: failed.error }
        return {
          data: Object.fromEntries(
            spuIds.map((id, index) => [id, (answers[index]?.data as GoodsDetail | undefined) ?? null]),
          ),
        }
      },
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  useCartListQuery,
  useCartCountQuery,
  useCartPutMutation,
  useCartRemoveMutation,
  useCartSaveMutation,
  useVisitorGoodsQuery,
} = cartApi
