import type { Middleware } from '@reduxjs/toolkit'
import { channelRegions } from '@contract/constants/enums'
import {
  preferencesRestored,
  regionChosen,
  type TextEnlargement,
  textEnlargementChosen,
  type ThemeChoice,
  themeChosen,
} from '@/features/preferences/preferences.slice'
import { readStored, writeStored } from '@/platform/storage'
import type { AppStore } from '../reducer'
import { after, afterwards } from './after'

/** Stores theme and text size on the device. */
export const preferencesMiddleware = (): Middleware =>
  afterwards(
    after([themeChosen], ({ payload }) => writeStored('theme', payload)),
    after([textEnlargementChosen], ({ payload }) => writeStored('textScale', payload)),
    after([regionChosen], ({ payload }) => writeStored('region', payload)),
  )

/** Applies the preferences stored on the device; unknown values are ignored. */
export function restorePreferences(store: AppStore): void {
  const theme = readStored('theme')
  const scale = readStored('textScale')
  const region = readStored('region')
  store.dispatch(
    preferencesRestored({
      theme: (['light', 'dark'] as const).find((known) => known === theme) ?? ('auto' satisfies ThemeChoice),
      textEnlargement:
        ([1.25, 1.5] as const).find((known) => known === scale) ?? (0 satisfies TextEnlargement),
      region: channelRegions.find((known) => known === region) ?? 'all',
    }),
  )
}
