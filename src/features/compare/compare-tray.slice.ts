import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { limits } from '@contract/constants/limits'
import type { GoodsCard } from '@contract/routes/goods'
import { signedOut } from '@/features/session/session.slice'

/** A package selected from a list, as shown in the bar below the list and in the compare list of a visitor. */
export type PickedPackage = Pick<GoodsCard, 'id' | 'name'> & { picture: string; goods: GoodsCard }

interface CompareTrayState {
  packages: PickedPackage[]
}
const initialState: CompareTrayState = { packages: [] }

/** Packages selected from lists for comparison; held in memory only. */
const compareTray = createSlice({
  name: 'compareTray',
  initialState,
  reducers: {
    /** Adds a package while there are fewer than the maximum. */
    packagePicked({ packages }, { payload }: PayloadAction<PickedPackage>) {
      if (packages.length < limits.compareMax) packages.push(payload)
    },
    packageUnpicked(state, { payload }: PayloadAction<string>) {
      state.packages = state.packages.filter(({ id }) => id !== payload)
    },
    trayEmptied: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})

export const { packagePicked, packageUnpicked, trayEmptied } = compareTray.actions
export const compareTrayReducer = compareTray.reducer

export const selectPickedPackages = (state: { compareTray: CompareTrayState }): PickedPackage[] =>
  state.compareTray.packages
