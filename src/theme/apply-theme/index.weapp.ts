import { colourNativeBars } from '@/platform/native-bars'
import { isDarkMode, onDarkModeChange, type Stop } from '@/platform/system'
import { barColours } from '../native-bars'
import type { ThemeState } from '../use-theme'

/** Until the user chooses a theme, WeChat colours its bars from theme.json. */
let isByHand = false

function colour(theme: ThemeState['theme'], isOnBrand: boolean): void {
  if (theme !== 'auto') isByHand = true
  if (!isByHand && !isOnBrand) return
  colourNativeBars(barColours(theme === 'auto' ? isDarkMode() : theme === 'dark', isOnBrand))
}

/**
 * The mini-program's root element takes no attributes, so PageShell puts classes on each page. This colours
 * the native bars.
 */
export function applyTheme({ theme }: ThemeState): Stop | undefined {
  colour(theme, false)
  return theme === 'auto' ? onDarkModeChange(() => colour(theme, false)) : undefined
}

/** Called for each page that is shown: WeChat colours the bars of one page at a time. */
export function showTheme({ theme }: ThemeState, isOnBrand: boolean): void {
  colour(theme, isOnBrand)
}
