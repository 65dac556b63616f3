import type { ThemeState } from '../use-theme'

/** Writes theme, elder mode, language and whether there is colour onto the root element, where the tokens read them. */
export function applyTheme({ theme, elder, lang, isGrey }: ThemeState): undefined {
  const root = document.documentElement
  root.lang = lang
  if (theme === 'auto') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  if (elder) root.setAttribute('data-elder', String(elder))
  else root.removeAttribute('data-elder')
  root.toggleAttribute('data-grey', isGrey)
}

/** The document keeps its theme on every page. */
export function showTheme(_theme: ThemeState, _isOnBrand: boolean): void {}
