import type { ThemeState } from '../use-theme'

/** Sets theme, elder mode, language and grey mode on the root element, where the tokens depend on them. */
export function applyTheme({ theme, elder, lang, isGrey }: ThemeState): undefined {
  const root = document.documentElement
  root.lang = lang
  if (theme === 'auto') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  if (elder) root.setAttribute('data-elder', String(elder))
  else root.removeAttribute('data-elder')
  root.toggleAttribute('data-grey', isGrey)
}

/** The document has the same theme on every page. */
export function showTheme(_theme: ThemeState, _isOnBrand: boolean): void {}
