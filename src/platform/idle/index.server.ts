/** A first screen is drawn at once: what may wait never comes. */
export const whenIdle = (_work: () => void) => (): void => {}
