import { createListenerMiddleware } from '@reduxjs/toolkit'
import { preferencesRestored, type TextEnlargement, textEnlargementChosen, type ThemeChoice, themeChosen } from '@/features/preferences/preferences.slice'
import { readStored, writeStored } from '@/platform/storage'
import type { AppStore } from '../store'

/** Keeps theme and text size on the device. */
export function preferencesMiddleware() {
  const listener = createListenerMiddleware()
  listener.startListening({ actionCreator: themeChosen, effect: ({ payload }) => { writeStored('theme', payload) } })
  listener.startListening({ actionCreator: textEnlargementChosen, effect: ({ payload }) => { writeStored('textScale', payload) } })
  return listener.middleware
}

/** Applies the choices kept on the device; unknown values count as none. */
export function restorePreferences(store: AppStore): void {
  const theme = readStored('theme')
  const scale = readStored('textScale')
  store.dispatch(preferencesRestored({
    theme: (['light', 'dark'] as const).find((known) => known === theme) ?? ('auto' satisfies ThemeChoice),
    textEnlargement: ([1.25, 1.5] as const).find((known) => known === scale) ?? (0 satisfies TextEnlargement)
  }))
}
