import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionExpired, signedOut } from '@/features/session/session.slice'

interface CartState { shoppingCartCountNum: number }
const initialState: CartState = { shoppingCartCountNum: 0 }

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartCounted(state, { payload }: PayloadAction<number>) { state.shoppingCartCountNum = payload }
  },
  extraReducers: (builder) => { builder.addCase(sessionExpired, () => initialState).addCase(signedOut, () => initialState) }
})

export const { cartCounted } = cart.actions
export const cartReducer = cart.reducer
export const selectShoppingCartCountNum = (state: { cart: CartState }): number => state.cart.shoppingCartCountNum
