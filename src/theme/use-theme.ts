import { createContext, useContext } from 'react'

export type ThemeChoice = 'auto' | 'light' | 'dark'
/** 0 is off; otherwise the factor by which text is enlarged. */
export type ElderScale = 0 | 1.25 | 1.5

/** `isGrey`: without colour, on days of mourning. */
export interface ThemeState {
  theme: ThemeChoice
  elder: ElderScale
  lang: string
  isGrey: boolean
}

export const ThemeContext = createContext<ThemeState>({
  theme: 'auto',
  elder: 0,
  lang: 'zh-Hant',
  isGrey: false,
})

/** Theme, elder mode and language as the app provides them. */
export function useTheme(): ThemeState {
  return useContext(ThemeContext)
}

/** Class names for the root of a page in the mini-program, where a page's root element takes no attributes. */
export function themeClasses({ theme, elder, lang }: ThemeState): string {
  const font = /^(en|fr|es)/.test(lang)
    ? 'latin'
    : lang === 'zh-Hans'
      ? 'hans'
      : lang === 'ja'
        ? 'japanese'
        : ''
  return [theme === 'auto' ? '' : `theme-${theme}`, elder ? `elder elder-${elder * 100}` : '', font]
    .filter(Boolean)
    .join(' ')
}
