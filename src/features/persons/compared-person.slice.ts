import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { hasSessionEnded } from '@/features/session/session.slice'

const initialState = { id: '' }

/** The person that products are compared with, for this visit only; '' until one is chosen. */
const comparedPerson = createSlice({
  name: 'comparedPerson',
  initialState,
  reducers: {
    comparedPersonChosen: (_state, { payload }: PayloadAction<string>) => ({ id: payload }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasSessionEnded, () => initialState)
  },
})

export const { comparedPersonChosen } = comparedPerson.actions
export const comparedPersonReducer = comparedPerson.reducer

export const selectComparedPersonId = (state: { comparedPerson: { id: string } }): string =>
  state.comparedPerson.id
