import { useEffect, useMemo, type ReactNode } from 'react'
import { applyTheme } from './apply-theme'
import { ThemeContext, type ThemeState } from './use-theme'

/** Provides the theme to pages, and on H5 applies it to the document. Used once, in app.tsx, around everything. */
export function ThemeProvider({
  theme,
  elder,
  lang,
  isGrey,
  children,
}: ThemeState & { children: ReactNode }) {
  const state = useMemo(() => ({ theme, elder, lang, isGrey }), [theme, elder, lang, isGrey])
  useEffect(() => applyTheme(state), [state])
  return <ThemeContext.Provider value={state}>{children}</ThemeContext.Provider>
}
