import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChannelRegion } from '@contract/constants/enums'

export type ThemeChoice = 'auto' | 'light' | 'dark'
/** Factor of text enlargement; 0 is off. */
export type TextEnlargement = 0 | 1.25 | 1.5

/** The region whose clinics come first; 'all' until one is chosen. */
export type RegionChoice = ChannelRegion | 'all'

interface PreferencesState {
  theme: ThemeChoice
  textEnlargement: TextEnlargement
  region: RegionChoice
}

const initialState: PreferencesState = { theme: 'auto', textEnlargement: 0, region: 'all' }

const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** Restores the preferences stored on the device. */
    preferencesRestored: (_state, { payload }: PayloadAction<PreferencesState>) => payload,
    themeChosen(state, { payload }: PayloadAction<ThemeChoice>) {
      state.theme = payload
    },
    textEnlargementChosen(state, { payload }: PayloadAction<TextEnlargement>) {
      state.textEnlargement = payload
    },
    regionChosen(state, { payload }: PayloadAction<RegionChoice>) {
      state.region = payload
    },
  },
})

export const { preferencesRestored, themeChosen, textEnlargementChosen, regionChosen } = preferences.actions
export const preferencesReducer = preferences.reducer

interface Root {
  preferences: PreferencesState
}
export const selectTheme = (state: Root): ThemeChoice => state.preferences.theme
export const selectTextEnlargement = (state: Root): TextEnlargement => state.preferences.textEnlargement
export const selectRegion = (state: Root): RegionChoice => state.preferences.region
