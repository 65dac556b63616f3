import type { ThemeState } from '@/hooks/use-theme'

/** The mini-program's root element takes no attributes: PageShell puts classes on each page instead. */
export function applyTheme(_state: ThemeState): void {}
