import { colourNativeBars } from '@/platform/native-bars'
import { isDarkMode, onDarkModeChange, type Stop } from '@/platform/system'
import { barColours } from '../native-bars'
import type { ThemeState } from '../use-theme'

/** Until a theme is chosen by hand, WeChat colours its bars by theme.json. */
let isByHand = false

function colour(theme: ThemeState['theme'], isOnBrand: boolean): void {
  if (theme !== 'auto') isByHand = true
  if (!isByHand && !isOnBrand) return
  colourNativeBars(barColours(theme === 'auto' ? isDarkMode() : theme === 'dark', isOnBrand))
}

/**
 * The mini-program's root element takes no attributes: PageShell puts classes on each page instead. Colours
 * the native bars.
 */
export function applyTheme({ theme }: ThemeState): Stop | undefined {
  colour(theme, false)
  return theme === 'auto' ? onDarkModeChange(() => colour(theme, false)) : undefined
}

/** For each page that is shown: WeChat colours the bars of one page only. */
export function showTheme({ theme }: ThemeState, isOnBrand: boolean): void {
  colour(theme, isOnBrand)
}
