import type { ThemeState } from '@/hooks/use-theme'

/** Writes theme, elder mode, language and whether there is colour onto the root element, where the tokens read them. */
export function applyTheme({ theme, elder, lang, isGrey }: ThemeState): void {
  const root = document.documentElement
  root.lang = lang
  if (theme === 'auto') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  if (elder) root.setAttribute('data-elder', String(elder))
  else root.removeAttribute('data-elder')
  root.toggleAttribute('data-grey', isGrey)
}
