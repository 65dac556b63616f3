import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { hasSessionEnded } from '@/features/session/session.slice'
import type { Position } from '@/platform/location'

interface PositionState {
  position: Position | null
}
const initialState: PositionState = { position: null }

/** The position shared by the user; in memory only, never stored on the device. */
const positionSlice = createSlice({
  name: 'position',
  initialState,
  reducers: {
    positionGiven(state, { payload }: PayloadAction<Position>) {
      state.position = payload
    },
    positionForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasSessionEnded, () => initialState)
  },
})

export const { positionGiven, positionForgotten } = positionSlice.actions
export const positionReducer = positionSlice.reducer

/** The position shared by the user; null without one. */
export const selectPosition = (state: { position: PositionState }): Position | null => state.position.position
