import { createListenerMiddleware } from '@reduxjs/toolkit'
import { channelRegions } from '@contract/constants/enums'
import { preferencesRestored, regionChosen, type TextEnlargement, textEnlargementChosen, type ThemeChoice, themeChosen } from '@/features/preferences/preferences.slice'
import { readStored, writeStored } from '@/platform/storage'
import type { AppStore } from '../store'

/** Keeps theme and text size on the device. */
export function preferencesMiddleware() {
  const listener = createListenerMiddleware()
  listener.startListening({ actionCreator: themeChosen, effect: ({ payload }) => { writeStored('theme', payload) } })
  listener.startListening({ actionCreator: textEnlargementChosen, effect: ({ payload }) => { writeStored('textScale', payload) } })
  listener.startListening({ actionCreator: regionChosen, effect: ({ payload }) => { writeStored('region', payload) } })
  return listener.middleware
}

/** Applies the choices kept on the device; unknown values count as none. */
export function restorePreferences(store: AppStore): void {
  const theme = readStored('theme')
  const scale = readStored('textScale')
  const region = readStored('region')
  store.dispatch(preferencesRestored({
    theme: (['light', 'dark'] as const).find((known) => known === theme) ?? ('auto' satisfies ThemeChoice),
    textEnlargement: ([1.25, 1.5] as const).find((known) => known === scale) ?? (0 satisfies TextEnlargement),
    region: channelRegions.find((known) => known === region) ?? 'all'
  }))
}
