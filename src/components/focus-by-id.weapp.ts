/** The mini-program moves its own focus. */
export function focusById(_id: string): void {}

/** The mini-program's ScrollView does it through scroll-into-view. */
export function revealById(_id: string): void {}
