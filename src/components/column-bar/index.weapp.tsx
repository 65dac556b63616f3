/** The mini-program has no desktop: its actions are always in PageShell's bar. */
export const useHasColumnBar = (): boolean => false

export const ColumnBar = (_props: { children?: unknown }): null => null
