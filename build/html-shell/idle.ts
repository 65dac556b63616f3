/** Runs the work when the browser is idle; Safari has no requestIdleCallback. */
export const whenIdle = (work: () => void) => (window.requestIdleCallback || setTimeout)(work)
