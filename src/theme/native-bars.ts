import type { BarColours } from '@/platform/native-bars'
import themes from '../theme.json'
import { nativeColours } from './native-colours'

/**
 * The colours of theme.json, for the bars of a page when the user has chosen a theme. On a deep green header
 * the text is white.
 */
export function barColours(isDark: boolean, isOnBrand: boolean): BarColours {
  const { navBackground, pageBackground, tabBackground } = themes[isDark ? 'dark' : 'light']
  return {
    navText: isDark || isOnBrand ? '#ffffff' : '#000000',
    navBackground,
    pageBackground,
    pullText: isDark ? 'light' : 'dark',
    tabText: nativeColours.tabText,
    tabChosen: nativeColours.tabChosen,
    tabBackground,
    tabBorder: isDark ? 'black' : 'white',
  }
}
