import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ThemeChoice = 'auto' | 'light' | 'dark'
/** How much larger text is for elder people; 0 is off. */
export type TextEnlargement = 0 | 1.25 | 1.5

interface PreferencesState { theme: ThemeChoice; textEnlargement: TextEnlargement }

const initialState: PreferencesState = { theme: 'auto', textEnlargement: 0 }

const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** Choices were found on the device. */
    preferencesRestored: (_state, { payload }: PayloadAction<PreferencesState>) => payload,
    themeChosen(state, { payload }: PayloadAction<ThemeChoice>) { state.theme = payload },
    textEnlargementChosen(state, { payload }: PayloadAction<TextEnlargement>) { state.textEnlargement = payload }
  }
})

export const { preferencesRestored, themeChosen, textEnlargementChosen } = preferences.actions
export const preferencesReducer = preferences.reducer

interface Root { preferences: PreferencesState }
export const selectTheme = (state: Root): ThemeChoice => state.preferences.theme
export const selectTextEnlargement = (state: Root): TextEnlargement => state.preferences.textEnlargement
