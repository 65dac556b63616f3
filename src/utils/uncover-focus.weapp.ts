/** The mini-program has no focus to walk with. */
export function keepFocusUncovered(): void {}
