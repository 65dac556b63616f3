/** A first screen is rendered synchronously, so deferred work never runs. */
export const whenIdle = (_work: () => void) => (): void => {}
