import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { hasSessionEnded } from '@/features/session/session.slice'

interface OrderState {
  currentOrderId: string
}
const initialState: OrderState = { currentOrderId: '' }

const order = createSlice({
  name: 'order',
  initialState,
  reducers: {
    /** The order last placed or opened; a returning payment belongs to it. */
    orderOpened(state, { payload }: PayloadAction<string>) {
      state.currentOrderId = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasSessionEnded, () => initialState)
  },
})

export const { orderOpened } = order.actions
export const orderReducer = order.reducer

export const selectCurrentOrderId = (state: { order: OrderState }): string => state.order.currentOrderId
