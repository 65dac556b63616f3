/** The mini-program has no keyboard focus. */
export function keepFocusUncovered(): void {}
