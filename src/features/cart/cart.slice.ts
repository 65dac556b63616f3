import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { limits } from '@contract/constants/limits'
import type { Day, Time } from '@contract/rules/day'
import { cartApi } from '@/features/cart/api/cart.api'
import { accountChanged, sessionExpired, signedOut } from '@/features/session/session.slice'

/** The chosen clinic and slot of a bookable line; day and time are those of the slot. */
export interface CartPlace {
  shopId: string
  shopName: string
  slotId: string
  bookingDate: Day
  bookingTime: Time
}

/** A line of a visitor's cart, stored on the device until sign-in. `addPrice`: price in cents when it was added. */
export interface VisitorLine {
  spuId: string
  skuId: string
  quantity: number
  addPrice: number
  place: CartPlace | null
}

export type MergeState = 'idle' | 'running' | 'failed'

interface CartState {
  shoppingCartCountNum: number
  visitorLines: VisitorLine[]
  /** Idempotency key for merging exactly these lines; '' before the first attempt. */
  mergeKey: string
  mergeState: MergeState
  /** Lines that the server could not merge. */
  skippedCount: number
  /** Keys of deselected lines (SKU, with its person): every other line that can be ordered is selected. */
  untickedKeys: string[]
}
const initialState: CartState = {
  shoppingCartCountNum: 0,
  visitorLines: [],
  mergeKey: '',
  mergeState: 'idle',
  skippedCount: 0,
  untickedKeys: [],
}

function linesChanged(state: CartState, lines: VisitorLine[]) {
  state.visitorLines = lines
  state.shoppingCartCountNum = lines.length
  state.mergeKey = ''
}

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The cart page was shown: retries a failed merge. */
    cartShown() {},
    visitorCartRestored(state, { payload }: PayloadAction<{ lines: VisitorLine[]; mergeKey: string }>) {
      linesChanged(state, payload.lines)
      state.mergeKey = payload.mergeKey
    },
    /** Quantities of one SKU add up to at most `maxQuantity`. The newest line comes first. */
    visitorLineAdded(
      state,
      { payload: { line, maxQuantity } }: PayloadAction<{ line: VisitorLine; maxQuantity: number }>,
    ) {
      const before = state.visitorLines.find(({ skuId }) => skuId === line.skuId)
      const quantity = Math.min((before?.quantity ?? 0) + line.quantity, maxQuantity)
      linesChanged(
        state,
        before
          ? state.visitorLines.map((one) => (one === before ? { ...before, quantity } : one))
          : [{ ...line, quantity }, ...state.visitorLines],
      )
      state.untickedKeys = state.untickedKeys.filter((id) => id !== line.skuId)
    },
    /** Changes a line's version; if that version already has a line, the two are combined up to `maxQuantity`. */
    visitorLineChanged(
      state,
      {
        payload: { skuId, change, maxQuantity = limits.cartQuantity },
      }: PayloadAction<{ skuId: string; change: Partial<VisitorLine>; maxQuantity?: number }>,
    ) {
      const twin =
        change.skuId !== skuId ? state.visitorLines.find((one) => one.skuId === change.skuId) : undefined
      linesChanged(
        state,
        state.visitorLines
          .filter((one) => one !== twin)
          .map((one) =>
            one.skuId === skuId
              ? {
                  ...one,
                  ...change,
                  quantity: Math.min((change.quantity ?? one.quantity) + (twin?.quantity ?? 0), maxQuantity),
                }
              : one,
          ),
      )
    },
    visitorLinesRemoved(state, { payload }: PayloadAction<string[]>) {
      linesChanged(
        state,
        state.visitorLines.filter(({ skuId }) => !payload.includes(skuId)),
      )
    },
    visitorLinesReturned(state, { payload }: PayloadAction<VisitorLine[]>) {
      linesChanged(state, payload)
    },
    visitorCartMergeStarted(state, { payload }: PayloadAction<string>) {
      state.mergeKey = payload
      state.mergeState = 'running'
    },
    visitorCartMergeFailed(state, { payload }: PayloadAction<{ isKeySpent: boolean }>) {
      state.mergeState = 'failed'
      if (payload.isKeySpent) state.mergeKey = ''
    },
    visitorCartMerged(state, { payload }: PayloadAction<{ skipped: number }>) {
      Object.assign(state, {
        visitorLines: [],
        mergeKey: '',
        mergeState: 'idle',
        skippedCount: payload.skipped,
      })
    },
    skippedNoticeClosed(state) {
      state.skippedCount = 0
    },
    linesTicked(state, { payload }: PayloadAction<string[]>) {
      state.untickedKeys = state.untickedKeys.filter((id) => !payload.includes(id))
    },
    linesUnticked(state, { payload }: PayloadAction<string[]>) {
      state.untickedKeys = [...new Set([...state.untickedKeys, ...payload])]
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      // lines that a visitor added before signing in and that are not merged yet belong to the account
      .addMatcher(isAnyOf(sessionExpired, accountChanged), (state) => ({
        ...initialState,
        visitorLines: state.visitorLines,
        mergeKey: state.mergeKey,
        shoppingCartCountNum: state.visitorLines.length,
      }))
      .addMatcher(cartApi.endpoints.cartCount.matchFulfilled, (state, { payload }) => {
        state.shoppingCartCountNum = payload
      })
      .addMatcher(cartApi.endpoints.cartList.matchFulfilled, (state, { payload }) => {
        state.shoppingCartCountNum = payload.length
      })
  },
})

export const {
  cartShown,
  visitorCartRestored,
  visitorLineAdded,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
  visitorCartMergeStarted,
  visitorCartMergeFailed,
  visitorCartMerged,
  skippedNoticeClosed,
  linesTicked,
  linesUnticked,
} = cart.actions
export const cartReducer = cart.reducer

interface Root {
  cart: CartState
}
export const selectShoppingCartCountNum = (state: Root): number => state.cart.shoppingCartCountNum
export const selectVisitorLines = (state: Root): VisitorLine[] => state.cart.visitorLines
export const selectMergeKey = (state: Root): string => state.cart.mergeKey
export const selectMergeState = (state: Root): MergeState => state.cart.mergeState
export const selectSkippedCount = (state: Root): number => state.cart.skippedCount
export const selectUntickedKeys = (state: Root): string[] => state.cart.untickedKeys
